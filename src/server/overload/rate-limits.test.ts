import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { tokenOwner } from '#src/accounts/auth/tokens/access-token.server.ts';
import { apiTokenOwner } from '#src/accounts/tokens/service.server.ts';
import { edgeAddressHeader } from '#src/platform/http/client-network.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { LimitName } from '#src/platform/security/rate-limits.server.ts';
import { expectProblem } from '#test/problems.ts';
import { serveApp, type Got } from '#test/serve.ts';
import { openShop, password, type TestUser } from '#test/shop.ts';

let worked = 0;
const shop = await openShop({ RATE_LIMITS: 'on', LOAD_SHEDDING: 'off', TRUSTED_PROXIES: '127.0.0.1' });
const served = await serveApp(shop.app, (request) => (worked++, shop.api.fetch(request)));
afterAll(async () => {
  await served.close();
  await shop.close();
});
afterEach(() => void vi.useRealTimers());

let places = 0;
const newAddress = () => `198.18.${places >> 8}.${places++ & 0xff}`;
const rename = (as: TestUser, from = newAddress()) =>
  served.send('PATCH', '/api/profile', { as, from, body: {} });
async function useUp(
  [name, key, points]: [name: LimitName, key: string, points: number],
  status: number,
  call: (count: number) => Promise<Got>,
): Promise<void> {
  for (let count = 3; count < points; count++) await shop.app.rateLimits.consume(name, key);
  for (let count = 0; count < 3; count++) expect((await call(count)).status).toBe(status);
}
async function expectNoWork<T>(refuse: () => Promise<T>): Promise<T> {
  const before = worked;
  const refused = await refuse();
  expect(worked).toBe(before);
  return refused;
}
const accountOf = ({ token }: TestUser): string => tokenOwner(shop.app.authSecret, token)!;
function expectRefused({ status, headers, body }: Got): number {
  expect([status, JSON.parse(body).type]).toEqual([429, 'urn:rangefinder:problem:too-many-requests']);
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  return wait;
}
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

test('an account can write 120 times a minute from all addresses; reads and others are not affected', async () => {
  const seller = await shop.createUser('Seller');
  await useUp(['write', accountOf(seller), 120], 200, () => rename(seller));
  const wait = expectRefused(await expectNoWork(() => rename(seller)));
  expect((await served.send('GET', '/api/profile', { as: seller })).status).toBe(200);
  expect((await rename(await shop.createUser('Seller'))).status).toBe(200);
  later(wait + 60);
  expect((await rename(seller)).status).toBe(200);
});

test('the programs of a user have a limit of their own, in which a new token changes nothing', async () => {
  const seller = await shop.createUser('Seller');
  const body = { name: 'x', scopes: ['listings:write'], days: 1 };
  const make = async () => (await shop.call('POST', '/my/tokens', { as: seller, body })).body.token;
  const write = async (token: string) =>
    served.send('DELETE', '/api/cameras/1', { as: { ...seller, token }, from: newAddress() });
  const token = await make();
  await useUp(['write', apiTokenOwner(shop.app, token)!, 120], 404, () => write(token));
  for (const each of [token, await make()]) expectRefused(await expectNoWork(() => write(each)));
  expect((await rename(seller)).status).toBe(200);
});

const readOwnItems = async (as: { token: string }) =>
  (await served.send('GET', '/api/my/cameras', { as, from: newAddress() })).status;

test('a token that was revoked or has expired counts as a visitor', async () => {
  const seller = await shop.createUser('Seller');
  const body = { name: 'x', scopes: ['listings:read'], days: 1 };
  const make = async () => (await shop.call('POST', '/my/tokens', { as: seller, body })).body;
  const [revoked, expired, valid] = [await make(), await make(), await make()];
  const left = () => shop.app.rateLimits.left('read', apiTokenOwner(shop.app, valid.token)!);
  const before = await left();
  for (const each of [revoked, expired, valid]) expect(await readOwnItems(each)).toBe(200);
  expect(await left()).toBe(before - 3);
  await shop.call('DELETE', `/my/tokens/${revoked._id}`, { as: seller });
  await shop.sql`update api_tokens set created_at = created_at - interval '1 year', expires_at = shop_now()
    where id = ${expired._id}`;
  // The first refusal is counted for the user.
  for (const each of [revoked, expired, revoked, expired]) expect(await readOwnItems(each)).toBe(401);
  expect(await left()).toBe(before - 5);
});

const wrong = 'not the password';
const signIn = (email: string, word: string, address = newId()) =>
  shop.call('POST', '/auth/sign-in/email', {
    body: { email, password: word },
    headers: { [edgeAddressHeader]: address },
  });

test('fifty wrong passwords from one network block its sign-ins to all accounts', async () => {
  const { email } = await shop.register();
  const network = '2001:db8:5:5';
  for (let count = 0; count < 44; count++) await shop.app.rateLimits.consume('sign-in-from', network);
  for (let count = 0; count < 6; count++)
    expectProblem(await signIn(`nobody-${count}@example.com`, wrong, `${network}::${count + 1}`), 401);
  expectProblem(await signIn(email, password, `${network}::ffff`), 429);
  expect((await signIn(email, password, '2001:db8:5:6::1')).status).toBe(200);
});

const subscribe = (from: string) =>
  served.send('POST', '/api/newsletter', { from, body: { email: `${newId()}@example.com` } });

test('visitors can write 20 times a minute from one address', async () => {
  for (let count = 0; count < 20; count++) expect((await subscribe('203.0.113.5')).status).toBe(202);
  expectRefused(await expectNoWork(() => subscribe('203.0.113.5')));
  expectRefused(await subscribe('::ffff:203.0.113.5'));
  expect((await subscribe('203.0.113.6')).status).toBe(202);
  // Everyone with IPv6 has billions of addresses, so the network counts.
  for (let host = 1; host <= 20; host++) await subscribe(`2001:db8:1:2::${host.toString(16)}`);
  expectRefused(await subscribe('2001:db8:1:2:ffff::1'));
});

test('an email provider can unsubscribe 600 times a minute', async () => {
  const from = newAddress();
  const paths = ['/api/newsletter/leave/made-up', '/api/notifications/leave?token=made-up'];
  const unsubscribe = (path = '') =>
    served.send('POST', path, { from, headers: { 'content-type': 'text/plain' } });
  await useUp(['leave-from', from, 600], 415, (count) => unsubscribe(paths[count % 2]));
  for (const path of paths) expectRefused(await unsubscribe(path));
});

const forged = () => ({ token: `a.${newId()}.c` });

test('requests with forged tokens are limited per IP address', async () => {
  const from = newAddress();
  for (let count = 0; count < 20; count++)
    expect((await served.send('POST', '/api/newsletter', { as: forged(), from, body: {} })).status).toBe(422);
  expectRefused(await served.send('POST', '/api/newsletter', { as: forged(), from, body: {} }));
});

test('all accounts at one IP address together can write 600 times a minute', async () => {
  const users = await Promise.all([1, 2, 3].map(() => shop.createUser('Buyer')));
  await useUp(['write-from', '198.51.100.7', 600], 200, (count) => rename(users[count]!, '198.51.100.7'));
  const fresh = await shop.createUser('Buyer');
  expectRefused(await rename(fresh, '198.51.100.7'));
  expect((await rename(fresh, '198.51.100.8')).status).toBe(200);
});

test('searches are limited per account', async () => {
  const as = await shop.createUser('admin');
  const search = () => served.send('GET', '/api/users?q=x', { as, from: newAddress() });
  await useUp(['search', accountOf(as), 240], 200, search);
  expectRefused(await expectNoWork(search));
  expect((await served.send('GET', '/api/users', { as })).status).toBe(200);
});

/** The same search in three spellings. The words differ, because results are cached. */
const pathsWith = (words: number | string) => [
  `/api/cameras?q=a${words}`,
  `/api/cameras?%71=b${words}`,
  `/api/s%65arch?limit=1&q=c${words}`,
];

const read = (path: string, from?: string, more: object = {}) =>
  served.send('GET', path, { ...(from && { from }), ...more });

test('searches in any spelling are limited per IP address before they run', async () => {
  const from = newAddress();
  const few = pathsWith('few');
  await useUp(['search-from', from, 600], 200, (count) => read(few[count]!, from));
  await expectNoWork(async () => {
    for (const path of pathsWith('more')) expectRefused(await read(path, from));
  });
  expect((await read('/api/cameras', from)).status).toBe(200);
});

test.each(['/api/places?q=port', '/api/places?cell=41,-9', '/api/gear/adapter?title=x'])(
  'visitors can look up %s and the like 120 times a minute from one address',
  async (path) => {
    const from = newAddress();
    let count = 0;
    const look = (as?: TestUser) =>
      served.send('GET', `${path}&limit=${++count}`, { from, ...(as && { as }) });
    await useUp(['lookup-from', from, 120], 200, () => look());
    expectRefused(await look());
    expect((await look(await shop.createUser('Seller'))).status).toBe(200);
  },
);

test('uncached reads are limited per IP address, but cached ones are not', async () => {
  const from = newAddress();
  await read('/api/cameras');
  await useUp(['read-from', from, 1_200], 404, () => read('/api/nowhere', from));
  expectRefused(await read('/api/nowhere', from));
  const page = await read('/cameras/nowhere', from, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect((await read('/api/cameras', from)).status).toBe(200);
});

test('health checks are limited per IP address, except from this machine and its proxies', async () => {
  const from = newAddress();
  await useUp(['read-from', from, 1_200], 404, () => read('/readyz', from));
  await expectNoWork(async () => {
    for (const path of ['/readyz', '/readyz?x=1', '/version', '/offline'])
      expect((await read(path, from)).status, path).toBe(429);
  });
  await useUp(['read-from', '127.0.0.1', 1_200], 404, () => read('/readyz'));
  expect((await read('/readyz')).status).toBe(404);
});

test('pages are limited per IP address, even for users who are logged in', async () => {
  const from = newAddress();
  const as = await shop.createUser('Buyer');
  await useUp(['read-from', from, 1_200], 404, () => read('/nowhere', from, { as }));
  expect((await read('/elsewhere', from)).status).toBe(429);
  expect((await read('/api/profile', from, { as })).status).toBe(200);
});

test('login calls are limited per IP address before their bodies are read', async () => {
  const from = newAddress();
  await useUp(['entry-from', from, 300], 200, () => read('/api/auth/jwks', from));
  const body = { email: 'robin@example.com', password };
  expectRefused(await served.send('POST', '/api/auth/sign-in/email', { from, body }));
  expectRefused(await read('/api/jwt?email=robin@example.com', from));
});
