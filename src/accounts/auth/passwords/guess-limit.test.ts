import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AppError } from '#src/platform/errors.ts';
import { tokenTo, postAuth, sessionOf, tokensOf } from '#test/accounts.ts';
import { cookieOf } from '#test/google-window.ts';
import { expectProblem } from '#test/problems.ts';
import { password, useShop } from '#test/shop.ts';
import { limitGuess } from './guess-limit.server.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

let networks = 0;
const newNetwork = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;
const signIn = (email: string, network: string, word: string, cookie = '') =>
  shop.call('POST', '/auth/sign-in/email', {
    body: { email, password: word },
    headers: { 'x-edge-client-ip': network, ...(cookie && { cookie }) },
  });
async function signUp(email = `${randomUUID()}@example.com`) {
  const body = { name: 'Robin', email, password };
  const headers = { 'x-edge-client-ip': newNetwork() };
  const response = await shop.call('POST', '/auth/sign-up/email', { body, headers });
  return { email, cookie: cookieOf(response), session: sessionOf(response) };
}
const deviceOf = (cookie: string) => cookie.split('; ').find((pair) => pair.includes('rangefinder.device'))!;
async function lock(email: string, network: string): Promise<void> {
  for (let count = 0; count < 10; count++)
    await shop.app.rateLimits.consume('sign-in', `${email} ${network}`);
}

test('ten wrong guesses lock an account only for the network they came from', async () => {
  const { email } = await signUp();
  const [attackers, owners] = [newNetwork(), newNetwork()];
  for (let count = 0; count < 10; count++) expectProblem(await signIn(email, attackers, 'wrong'), 401);
  const refused = await signIn(email, attackers, password);
  expectProblem(refused, 429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn(email, owners, password)).status).toBe(200);
  const other = await signUp();
  expect((await signIn(other.email, attackers, password)).status, 'another account').toBe(200);
});

test('a hundred wrong guesses from many networks lock an account except for known browsers', async () => {
  const { email, cookie } = await signUp();
  for (let count = 0; count < 100; count++) await shop.app.rateLimits.consume('sign-in-account', email);
  expectProblem(await signIn(email, newNetwork(), password), 429);
  const known = await signIn(email, newNetwork(), password, deviceOf(cookie));
  expect(known.status).toBe(200);
});

test('a known browser can log in from a locked network, and is itself limited to ten guesses', async () => {
  const { email, cookie } = await signUp();
  const network = newNetwork();
  await lock(email, network);
  expect((await signIn(email, network, password, deviceOf(cookie))).status).toBe(200);
  const device = `${email} ${deviceOf(cookie).split(/[=.]/).at(-2)}`;
  for (let count = 0; count < 9; count++) await shop.app.rateLimits.consume('sign-in-device', device);
  expect((await signIn(email, newNetwork(), 'wrong', deviceOf(cookie))).status).toBe(401);
  expectProblem(await signIn(email, newNetwork(), password, deviceOf(cookie)), 429);
});

test("a known browser's cookie works for one account, cannot be forged, and expires with all sessions", async () => {
  const [robin, kim] = [await signUp(), await signUp()];
  const network = newNetwork();
  await lock(robin.email, network);
  const [name, value = ''] = deviceOf(robin.cookie).split('=');
  expect(name).not.toContain(robin.email);
  const tries = [
    `${name}=${deviceOf(kim.cookie).split('=')[1]}`,
    `${name}=x.${value.split('.')[1]}`,
    `${name}=${value.slice(0, -2)}`,
    `${name}=`,
  ];
  for (const cookie of tries)
    expectProblem(await signIn(robin.email, network, password, cookie), 429, undefined, cookie);
  expectProblem(await shop.call('GET', '/auth/token', { headers: { cookie: deviceOf(robin.cookie) } }), 401);
  await postAuth(shop, 'revoke-sessions', {}, robin.session);
  expectProblem(await signIn(robin.email, network, password, deviceOf(robin.cookie)), 429);
});

test('a browser known to a deleted account is unknown to a new account with the same address', async () => {
  const first = await signUp();
  const { email, session } = first;
  const closing = { as: await tokensOf(shop, email, { as: session }) };
  expect((await shop.call('DELETE', '/profile', closing)).status).toBe(200);
  const second = await signUp(email);
  const network = newNetwork();
  await lock(email, network);
  expectProblem(await signIn(email, network, password, deviceOf(first.cookie)), 429);
  expect((await signIn(email, network, password, deviceOf(second.cookie))).status).toBe(200);
});

test('setting a new password with a mailed link unlocks the account immediately', async () => {
  const { email } = await signUp();
  const network = newNetwork();
  await lock(email, network);
  const headers = { 'x-edge-client-ip': network };
  await shop.call('POST', '/auth/request-password-reset', { body: { email }, headers });
  const body = { token: await tokenTo(shop, email, 'reset-password'), newPassword: 'fresh paint 77' };
  expect((await shop.call('POST', '/auth/reset-password', { body, headers })).status).toBe(200);
  expect((await signIn(email, network, 'fresh paint 77')).status).toBe(200);
});

const guesses = async (end: () => Promise<string>, isWrong?: (result: string) => boolean) => {
  const headers = { 'x-edge-client-ip': newNetwork() };
  const request = new Request('http://localhost/api/auth/sign-in/email', { headers });
  const email = `${randomUUID()}@example.com`;
  const outcomes: string[] = [];
  for (let count = 0; count < 12; count++)
    outcomes.push(
      await limitGuess(shop.app, request, email, end, isWrong).catch((error: unknown) =>
        error instanceof AppError ? error.code : 'unknown',
      ),
    );
  return [outcomes[0], outcomes.at(-1)];
};

function failWith(error: Error): () => Promise<never> {
  return async () => {
    throw error;
  };
}

const isWrong = (result: string) => result === 'wrong';

test('only wrong guesses count toward the limit; other failures do not', async () => {
  expect(await guesses(async () => 'right')).toEqual(['right', 'right']);
  expect(await guesses(async () => 'wrong', isWrong)).toEqual(['wrong', 'too-many-requests']);
  expect(await guesses(failWith(new AppError('invalid')))).toEqual(['invalid', 'too-many-requests']);
  expect(await guesses(failWith(new AppError('conflict')))).toEqual(['conflict', 'conflict']);
  expect(await guesses(failWith(new Error('x')))).toEqual(['unknown', 'unknown']);
  const others = Object.assign(new Error('x'), { code: 'invalid' });
  expect(await guesses(failWith(others))).toEqual(['unknown', 'unknown']);
});
