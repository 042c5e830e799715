import assert from 'node:assert/strict';
import type { Shop } from './shop.ts';

const password = 'correct horse 42';

/** Signs a user up with the calls of a browser. The account must survive crashes. */
export async function signUp(shop: Shop, email: string): Promise<void> {
  const session = await openSession(shop, 'sign-up', { name: 'Ada', email, password });
  const token = await accessToken(shop, email, session);
  const body = { name: 'Ada', email, status: 'verify', role: 'Seller' };
  const made = await call(shop, 'POST', '/users', token, body);
  assert.equal(made.status, 201);
}

/** Logs in and returns the user's role, which needs the account, the secret and the row. */
export async function roleOf(shop: Shop, email: string): Promise<string | undefined> {
  const session = await openSession(shop, 'sign-in', { email, password });
  const response = await call(shop, 'GET', '/users', await accessToken(shop, email, session));
  const users = (await response.json()) as { email: string; role: string }[];
  return users.find((each) => each.email === email)?.role;
}

async function openSession(shop: Shop, action: 'sign-up' | 'sign-in', body: object): Promise<string> {
  const response = await call(shop, 'POST', `/auth/${action}/email`, null, body);
  assert.equal(response.status, 200, `${action}: ${response.status} ${await response.clone().text()}`);
  return response.headers.get('set-auth-token')!;
}

async function accessToken(shop: Shop, email: string, session: string): Promise<string> {
  const { token } = (await (await call(shop, 'GET', '/auth/token', session)).json()) as { token: string };
  const response = await call(shop, 'GET', `/jwt?email=${encodeURIComponent(email)}`, token);
  return ((await response.json()) as { accessToken: string }).accessToken;
}

function call(
  shop: Shop,
  method: string,
  path: string,
  bearer: string | null,
  body?: object,
): Promise<Response> {
  return fetch(`${shop.url}/api${path}`, {
    method,
    headers: {
      origin: shop.url.replace('127.0.0.1', 'localhost'),
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
