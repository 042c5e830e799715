/** A user who signed up during the run, with an access token. */
export type TestUser = { token: string };

export type Reply<Body> = { status: number; body: Body; headers: Headers };

/** `from` is the IP address of the client, for a shop that trusts this machine as its proxy. */
type Sent = { as?: TestUser; body?: object; from?: string };

let count = 0;

/** Calls the API. Concurrent calls use different connections. */
export async function call<Body = unknown>(
  shop: string,
  method: string,
  path: string,
  { as, body, from }: Sent = {},
): Promise<Reply<Body>> {
  const headers: Record<string, string> = { origin: shop };
  if (as) headers['authorization'] = `bearer ${as.token}`;
  if (from) headers['x-forwarded-for'] = from;
  if (body) headers['content-type'] = 'application/json';
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await fetch(`${shop}/api${path}`, init);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || 'null') as Body, headers: response.headers };
}

/** Calls the API, and throws if the call fails. */
export async function callWell<Body>(
  shop: string,
  method: string,
  path: string,
  sent: Sent,
): Promise<Reply<Body>> {
  const reply = await call<Body>(shop, method, path, sent);
  if (reply.status < 300) return reply;
  throw new Error(`${method} ${path} responded with ${reply.status}: ${JSON.stringify(reply.body)}`);
}

export const password = 'correct horse 42';

/** Signs a user up or in, and returns the token of the session. */
export async function openSession(
  shop: string,
  action: 'sign-up' | 'sign-in',
  account: { email: string; name?: string },
): Promise<string> {
  const body = { ...account, password };
  const { headers } = await callWell(shop, 'POST', `/auth/${action}/email`, { body });
  return headers.get('set-auth-token')!;
}

/** Exchanges a session for an ID token, and that for an access token, as a browser does. */
export async function takeToken(shop: string, email: string, session: string): Promise<string> {
  const proof = await callWell<TestUser>(shop, 'GET', '/auth/token', { as: { token: session } });
  const path = `/jwt?email=${encodeURIComponent(email)}`;
  return (await callWell<{ accessToken: string }>(shop, 'GET', path, { as: proof.body })).body.accessToken;
}

/** Creates the user of an account that has just signed up. */
export async function createUser(
  shop: string,
  token: string,
  account: { name: string; email: string; role: 'Buyer' | 'Seller' },
): Promise<void> {
  await callWell(shop, 'POST', '/users', { as: { token }, body: { ...account, status: 'verify' } });
}

/** Signs up a user with the same calls as a browser. */
export async function signUpUser(shop: string, role: 'Buyer' | 'Seller'): Promise<TestUser> {
  const account = { name: `${role} ${++count}`, email: `bench-${count}@example.com` };
  const token = await takeToken(shop, account.email, await openSession(shop, 'sign-up', account));
  await createUser(shop, token, { ...account, role });
  return { token };
}

/** Signs up buyers a few at a time, because hashing a password occupies a core. */
export async function signUpBuyers(shop: string, wanted: number): Promise<TestUser[]> {
  const buyers: TestUser[] = [];
  while (buyers.length < wanted) {
    const size = Math.min(4, wanted - buyers.length);
    buyers.push(...(await Promise.all(Array.from({ length: size }, () => signUpUser(shop, 'Buyer')))));
  }
  return buyers;
}

export const aCamera = {
  brand: 'Nikon',
  title: 'Nikon FM2',
  condition: 'Good',
  duration: 120,
  location: 'Porto',
  buy: 520,
  sale: 310.5,
  des: 'Shutter fires at all speeds.',
  img: 'https://example.com/fm2.jpg',
};

/** Lists a camera. `position` is the consistency token that later reads send. */
export async function addCamera(
  shop: string,
  as: TestUser,
  title: string,
): Promise<{ id: string; consistencyToken: string }> {
  const { body, headers } = await callWell<{ _id: string }>(shop, 'POST', '/cameras', {
    as,
    body: { ...aCamera, title },
  });
  return { id: body._id, consistencyToken: headers.get('x-position')! };
}
