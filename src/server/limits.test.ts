import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { edgeAddressHeader } from '#src/platform/http/edge.ts';
import { newId } from '#src/platform/ids.server.ts';
import { tokenTo } from '#test/account-mails.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, type Answer, type Person, type Shop } from '#test/shop.ts';
import { createListener } from './listener.ts';
import { PageCache } from './page-cache.ts';
import { isSearch } from './search-limit.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ RATE_LIMITS: 'on' })));
afterAll(() => shop.close());
afterEach(() => void vi.useRealTimers());

const rename = (as: Person, address = newId()) =>
  shop.call('PATCH', '/profile', { as, body: {}, headers: { [edgeAddressHeader]: address } });
const until = async (most: number, call: () => Promise<Answer>) => {
  for (let count = 0; count < most; count++) expect((await call()).status).toBeLessThan(400);
  return call();
};
function expectWait(answer: Answer): number {
  expectProblem(answer, 429);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  return wait;
}
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

test('an account may change 120 things in a minute, from wherever; reads and others go on', async () => {
  const seller = await shop.hire('Seller');
  const wait = expectWait(await until(120, () => rename(seller)));
  expect((await shop.call('GET', '/profile', { as: seller })).status).toBe(200);
  expect((await rename(await shop.hire('Seller'))).status).toBe(200);
  later(wait + 60);
  expect((await shop.call('PATCH', '/profile', { as: seller, body: {} })).status).not.toBe(429);
});

const wrong = 'not the password';
const signIn = (email: string, word: string, address = newId()) =>
  shop.call('POST', '/auth/sign-in/email', {
    body: { email, password: word },
    headers: { [edgeAddressHeader]: address },
  });

test('ten wrong passwords for an account end its sign-ins, until a link sets a new one', async () => {
  const { email } = await shop.register();
  expect((await signIn(email, password)).status).toBe(200);
  for (let count = 0; count < 10; count++) expectProblem(await signIn(email, wrong), 401);
  const refused = await signIn(email, password);
  expectProblem(refused, 429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await shop.call('POST', '/auth/request-password-reset', { body: { email } });
  const token = await tokenTo(shop, email, 'reset-password');
  await shop.call('POST', '/auth/reset-password', { body: { token, newPassword: 'fresh paint 77' } });
  expect((await signIn(email, 'fresh paint 77')).status).toBe(200);
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

const subscribe = (address: string) =>
  shop.call('POST', '/newsletter', {
    body: { email: `${newId()}@example.com` },
    headers: { [edgeAddressHeader]: address },
  });

test('who is not signed in may have 20 things done in a minute from one address', async () => {
  expectWait(await until(20, () => subscribe('203.0.113.5')));
  expect((await subscribe('203.0.113.6')).status).toBe(202);
  // Of IPv6 the network counts: everyone there has billions of addresses.
  for (let host = 1; host <= 20; host++) await subscribe(`2001:db8:1:2::${host.toString(16)}`);
  expectWait(await subscribe('2001:db8:1:2:ffff::1'));
});

test('many accounts behind one address share 600 changes', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => shop.hire('Buyer')));
  for (let count = 0; count < 600; count++)
    expect((await rename(people[count % 6]!, '198.51.100.7')).status).toBe(200);
  const fresh = await shop.hire('Buyer');
  expectWait(await rename(fresh, '198.51.100.7'));
  expect((await rename(fresh, '198.51.100.8')).status).toBe(200);
});

test('searches are bounded by account, and by address before anything is looked for', async () => {
  const admin = await shop.hire('admin');
  expectWait(await until(240, () => shop.call('GET', '/users?q=x', { as: admin })));
  expect((await shop.call('GET', '/users', { as: admin })).status).toBe(200);

  let looked = 0;
  const server = createServer(
    createListener(shop.app, new PageCache(shop.app.changes), () => (looked++, new Response('x'))),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const req = send({ host: '127.0.0.1', port, path }, (res) => {
        res.resume();
        resolve({ status: res.statusCode!, headers: res.headers });
      });
      req.on('error', reject).end();
    });
  for (let count = 0; count < 600; count++) await get(`/api/cameras?q=${count}`);
  expect(looked).toBe(600);
  const { status, headers } = await get('/api/cameras?limit=2&q=more');
  expect([status, looked]).toEqual([429, 600]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('/api/cameras')).status).toBe(200);
  server.closeAllConnections();
  server.close();
});

test('an address is a search when it looks for what someone typed', () => {
  for (const url of [
    '/cameras?q=x',
    '/api/users?limit=1&q=x',
    '/api/search',
    '/search?brand=x',
    '/api/suggest?q=',
    '/search.data',
  ])
    expect(isSearch(url), url).toBe(true);
  for (const url of ['/', '/cameras', '/api/cameras?cursor=q', '/cameras?q=', '/lens/search-light'])
    expect(isSearch(url), url).toBe(false);
});
