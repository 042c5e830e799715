import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tokenOwner } from '#src/auth/service.server.ts';
import { edgeAddressHeader } from '#src/platform/http/edge.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { LimitName } from '#src/platform/rate-limits.server.ts';
import { expectProblem } from '#test/problems.ts';
import { serve, type Got, type Served } from '#test/serve.ts';
import { openShop, password, type Person, type Shop } from '#test/shop.ts';
import { createListener } from '#src/server/listener.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';

let shop: Shop;
let served: Served;
/** What came past the gate. */
let worked = 0;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  const cache = new PageCache(shop.app.changes);
  served = await serve(createListener(shop.app, cache, (asked) => (worked++, shop.api.fetch(asked))));
});
afterAll(async () => {
  await served.close();
  await shop.close();
});
afterEach(() => void vi.useRealTimers());

let places = 0;
const newAddress = () => `198.18.${places >> 8}.${places++ & 0xff}`;
const rename = (as: Person, from = newAddress()) =>
  served.ask('PATCH', '/api/profile', { as, from, body: {} });
/** Counts as many actions as leave the limit of `points` three more. */
async function useAllButThree(name: LimitName, key: string, points: number): Promise<void> {
  for (let count = 3; count < points; count++) await shop.app.rateLimits.consume(name, key);
}
const accountOf = ({ token }: Person): string => tokenOwner(shop.app.authSecret, token)!;
const until = async (most: number, call: () => Promise<Got>) => {
  for (let count = 0; count < most; count++) expect((await call()).status).toBeLessThan(400);
  const before = worked;
  const refused = await call();
  expect(worked, 'nothing is done for who is refused').toBe(before);
  return refused;
};
function expectWait({ status, headers, body }: Got): number {
  expect([status, JSON.parse(body).type]).toEqual([429, 'urn:rangefinder:problem:too-many-requests']);
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  return wait;
}
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

test('an account may change 120 things in a minute, from wherever; reads and others go on', async () => {
  const seller = await shop.hire('Seller');
  await useAllButThree('write', accountOf(seller), 120);
  const wait = expectWait(await until(3, () => rename(seller)));
  expect((await served.ask('GET', '/api/profile', { as: seller })).status).toBe(200);
  expect((await rename(await shop.hire('Seller'))).status).toBe(200);
  later(wait + 60);
  expect((await rename(seller)).status).toBe(200);
});

const wrong = 'not the password';
const signIn = (email: string, word: string, address = newId()) =>
  shop.call('POST', '/auth/sign-in/email', {
    body: { email, password: word },
    headers: { [edgeAddressHeader]: address },
  });

test('fifty wrong passwords from one network end its sign-ins, whichever accounts they are for', async () => {
  const { email } = await shop.register();
  const network = '2001:db8:5:5';
  for (let count = 0; count < 44; count++) await shop.app.rateLimits.consume('sign-in-from', network);
  for (let count = 0; count < 6; count++)
    expectProblem(await signIn(`nobody-${count}@example.com`, wrong, `${network}::${count + 1}`), 401);
  expectProblem(await signIn(email, password, `${network}::ffff`), 429);
  expect((await signIn(email, password, '2001:db8:5:6::1')).status).toBe(200);
});

const subscribe = (from: string) =>
  served.ask('POST', '/api/newsletter', { from, body: { email: `${newId()}@example.com` } });

test('who is not signed in may have 20 things done in a minute from one address', async () => {
  expectWait(await until(20, () => subscribe('203.0.113.5')));
  // However the address is written.
  expectWait(await subscribe('::ffff:203.0.113.5'));
  expect((await subscribe('203.0.113.6')).status).toBe(202);
  // Of IPv6 the network counts: everyone there has billions of addresses.
  for (let host = 1; host <= 20; host++) await subscribe(`2001:db8:1:2::${host.toString(16)}`);
  expectWait(await subscribe('2001:db8:1:2:ffff::1'));
});

test('many readers of one mail provider end mails in a minute, and not without a bound', async () => {
  const from = newAddress();
  const paths = ['/api/newsletter/leave/made-up', '/api/notifications/leave?token=made-up'];
  const leave = (path = '') => served.ask('POST', path, { from, headers: { 'content-type': 'text/plain' } });
  await useAllButThree('leave-from', from, 600);
  for (let count = 0; count < 3; count++) expect((await leave(paths[count % 2])).status).toBe(415);
  for (const path of paths) expectWait(await leave(path));
});

const forged = () => ({ token: `a.${newId()}.c` });

test('a token that is not ours is nobody: who sends another each time is bounded by address', async () => {
  const from = newAddress();
  for (let count = 0; count < 20; count++)
    expect((await served.ask('POST', '/api/newsletter', { as: forged(), from, body: {} })).status).toBe(422);
  expectWait(await served.ask('POST', '/api/newsletter', { as: forged(), from, body: {} }));
});

test('many accounts behind one address share 600 changes', async () => {
  const people = await Promise.all([1, 2, 3].map(() => shop.hire('Buyer')));
  await useAllButThree('write-from', '198.51.100.7', 600);
  for (const person of people) expect((await rename(person, '198.51.100.7')).status).toBe(200);
  const fresh = await shop.hire('Buyer');
  expectWait(await rename(fresh, '198.51.100.7'));
  expect((await rename(fresh, '198.51.100.8')).status).toBe(200);
});

test('searches are bounded by account', async () => {
  const as = await shop.hire('admin');
  await useAllButThree('search', accountOf(as), 240);
  expectWait(await until(3, () => served.ask('GET', '/api/users?q=x', { as, from: newAddress() })));
  expect((await served.ask('GET', '/api/users', { as })).status).toBe(200);
});

/** The same search by three spellings; each for words of its own, since what was found once is cached. */
const spelt = (words: number | string) => [
  `/api/cameras?q=a${words}`,
  `/api/cameras?%71=b${words}`,
  `/api/s%65arch?limit=1&q=c${words}`,
];

test('searches are bounded by address, however they are spelt, before anything is looked for', async () => {
  const from = newAddress();
  await useAllButThree('search-from', from, 600);
  for (const path of spelt('few')) expect((await served.ask('GET', path, { from })).status, path).toBe(200);
  const before = worked;
  for (const path of spelt('more')) expectWait(await served.ask('GET', path, { from }));
  expect(worked).toBe(before);
  expect((await served.ask('GET', '/api/cameras', { from })).status).toBe(200);
});

test('reads that are not cached are bounded by address; what is cached never is', async () => {
  const from = newAddress();
  const nowhere = () => served.ask('GET', '/api/nowhere', { from });
  await served.ask('GET', '/api/cameras');
  await useAllButThree('read-from', from, 1_200);
  for (let count = 0; count < 3; count++) expect((await nowhere()).status).toBe(404);
  expectWait(await nowhere());
  const page = await served.ask('GET', '/cameras/nowhere', { from, headers: { accept: 'text/html' } });
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect((await served.ask('GET', '/api/cameras', { from })).status).toBe(200);
});

const read = (path: string, from?: string) => served.ask('GET', path, from ? { from } : {});

test('what is asked of the process itself is bounded by address, but for this machine and its proxies', async () => {
  const from = newAddress();
  await useAllButThree('read-from', from, 1_200);
  for (let count = 0; count < 3; count++) expect((await read('/readyz', from)).status).toBe(404);
  const before = worked;
  for (const path of ['/readyz', '/readyz?x=1', '/version', '/offline'])
    expect((await read(path, from)).status, path).toBe(429);
  expect(worked, 'nothing is done for who is refused').toBe(before);
  await useAllButThree('read-from', '127.0.0.1', 1_200);
  for (let count = 0; count < 4; count++) expect((await read('/readyz')).status).toBe(404);
});

test('pages are bounded by address, whoever is signed in', async () => {
  const from = newAddress();
  const as = await shop.hire('Buyer');
  await useAllButThree('read-from', from, 1_200);
  for (let count = 0; count < 3; count++)
    expect((await served.ask('GET', '/nowhere', { as, from })).status).toBe(404);
  expect((await served.ask('GET', '/elsewhere', { from })).status).toBe(429);
  expect((await served.ask('GET', '/api/profile', { as, from })).status).toBe(200);
});

test('calls that sign in are bounded by address before their bodies are read', async () => {
  const from = newAddress();
  await useAllButThree('entry-from', from, 300);
  for (let count = 0; count < 3; count++)
    expect((await served.ask('GET', '/api/auth/jwks', { from })).status).toBe(200);
  const body = { email: 'robin@example.com', password };
  expectWait(await served.ask('POST', '/api/auth/sign-in/email', { from, body }));
  expectWait(await served.ask('GET', '/api/jwt?email=robin@example.com', { from }));
});
