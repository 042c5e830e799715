import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { isIndexMissing, isIndexReady, openIndex } from '#src/catalog/search/engine-service.server.ts';
import { startDatabaseProxy } from '#test/database-proxy.ts';
import { textsOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { serveApp, type Got } from '#test/serve.ts';
import { openSecondProcess, openShop, createListing } from '#test/shop.ts';
import { createConsistencyTokens } from './consistency-token.ts';

// Tests a process that loses the database, while `shop` can still reach it.
const shop = await openShop();
const seller = await shop.createUser('Seller');
const listing = await createListing(shop, seller, { title: 'Before the outage' });
const proxy = await startDatabaseProxy(shop.connection);
const connection = { ...shop.connection, host: '127.0.0.1', port: proxy.port };
const behind = await openSecondProcess({ ...shop, connection });
behind.app.log.level = 'silent';
await openIndex(behind.app);
behind.api.get('*', async ({ req }) => {
  const { status, html } = await render(behind.app, new URL(req.url).pathname);
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
});
const served = await serveApp(behind.app, behind.api.fetch);
afterAll(async () => {
  await served.close();
  proxy.resume();
  await behind.close();
  await proxy.close();
  await shop.close();
});

const get = (path: string, headers: Record<string, string> = {}) => served.send('GET', path, { headers });
const linesOf = ({ body }: Got) => textsOf(body, 'output').filter((text) => text.includes('out of date'));
const titleOf = ({ body }: Got): string => JSON.parse(body).products.title;

async function lose(): Promise<void> {
  proxy.refuse();
  await vi.waitFor(() => expect(behind.app.changes.isDatabaseGone).toBe(true), { timeout: 20_000 });
}
const isWhole = () => behind.app.changes.listening && isIndexReady(behind.app);
async function regain(): Promise<void> {
  proxy.resume();
  await vi.waitFor(() => expect(isWhole()).toBe(true), { timeout: 20_000 });
}
afterEach(regain);

test('cached pages and lists are served with their age and a notice while the database is gone', async () => {
  const paths = ['/cameras', `/cameras/${listing._id}`, '/api/cameras'];
  const before = [];
  for (const path of paths) before.push(await get(path));
  await lose();
  for (const [index, path] of paths.entries()) {
    const { status, headers, body } = await get(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
    expect(Number(headers['age'])).toBeGreaterThan(0);
    const isPage = !path.startsWith('/api');
    expect(linesOf({ status, headers, body })).toHaveLength(isPage ? 1 : 0);
    expect(linesOf(before[index]!)).toEqual([]);
    expect(isPage || body === before[index]!.body, path).toBe(true);
  }
  const signedIn = await served.send('GET', '/cameras', { as: seller });
  expect([signedIn.status, linesOf(signedIn).length]).toEqual([200, 1]);
});

test('while the database is gone, other requests get a 503 with Retry-After, as a page or a problem', async () => {
  await lose();
  const page = await get('/lens');
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(textsOf(page.body, 'h1')).toEqual(['This page is not available right now']);
  const list = await get('/api/lens');
  const own = await served.send('GET', '/api/cameras', { as: seller });
  const write = await served.send('PATCH', '/api/profile', { as: seller, body: { name: 'New' } });
  for (const { status, headers, body } of [list, own, write]) {
    expect([status, headers['content-type']]).toEqual([503, 'application/problem+json']);
    expect(JSON.parse(body).type).toBe('urn:rangefinder:problem:unavailable');
  }
  for (const { headers } of [page, list, own, write])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('during an outage, a client gets no cached page that may be older than its own write', async () => {
  await get('/cameras');
  const response = new Response();
  createConsistencyTokens(behind.app).addTo(response, 10n ** 15n);
  await lose();
  const position = response.headers.get('x-position')!;
  expect((await get('/cameras', { 'x-position': position })).status).toBe(503);
  expect((await get('/cameras')).status).toBe(200);
});

test('changes made while the database was gone are read before a page counts as current again', async () => {
  const path = `/api/cameras/${listing._id}`;
  await get(path);
  const posts = await get('/api/blogs');
  await lose();
  await shop.call('PATCH', `/cameras/${listing._id}`, { as: seller, body: { title: 'During the outage' } });
  expect(titleOf(await get(path))).toBe('Before the outage');
  await regain();
  const after = await get(path);
  expect([titleOf(after), after.headers['age']]).toEqual(['During the outage', undefined]);
  const again = await get('/api/blogs');
  expect([again.body, again.headers['age']]).toEqual([posts.body, undefined]);
});

/** Makes a change with `shop`, and waits until the other process has read it. */
async function change<T>(make: () => Promise<T>): Promise<T> {
  const { latest } = behind.app.changes;
  const made = await make();
  await vi.waitFor(() => expect(behind.app.changes.latest).toBeGreaterThan(latest), { timeout: 20_000 });
  return made;
}
const statusesOf = (paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));

test('a new or edited item leaves all cached pages in place for an outage, except for clients that have just written', async () => {
  const paths = [
    '/cameras',
    `/cameras/${listing._id}`,
    `/sellers/${seller.id}`,
    '/api/blogs',
    '/api/cameras',
  ];
  for (const path of paths) expect((await get(path)).status).toBe(200);
  await change(() => createListing(shop, seller));
  await change(() => shop.call('PATCH', `/cameras/${listing._id}`, { as: seller, body: { sale: 1 } }));
  await lose();
  for (const path of paths) {
    const got = await get(path);
    expect([path, got.status, Number(got.headers['age']) > 0]).toEqual([path, 200, true]);
    expect(linesOf(got)).toHaveLength(path.startsWith('/api') ? 0 : 1);
  }
  const response = new Response();
  createConsistencyTokens(behind.app).addTo(response, 1n);
  const position = response.headers.get('x-position')!;
  const writer = ['/cameras', '/api/blogs'].map(
    async (path) => (await get(path, { 'x-position': position })).status,
  );
  expect(await Promise.all(writer)).toEqual([503, 200]);
});

test('while the search index starts again, cached lists are served with their age, and others get 503', async () => {
  const kept = await change(() => createListing(shop, seller));
  const [before, page] = [await get('/api/cameras'), await get('/cameras')];
  expect(before.body).toContain(kept._id);
  expect(page.body).toContain(kept._id);
  await change(() => createListing(shop, seller));
  const other = new pg.Client(shop.connection);
  await other.connect();
  try {
    // A new thread waits for this lock.
    await other.query('begin; lock table listings in access exclusive mode');
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'rangefinder-index' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(isIndexMissing(behind.app)).toBe(true), { timeout: 20_000 });
    // A list may be a second old without an age.
    await vi.waitFor(
      async () => {
        const { status, headers, body } = await get('/api/cameras');
        expect([status, body]).toEqual([200, before.body]);
        expect(Number(headers['age'])).toBeGreaterThan(0);
      },
      { timeout: 20_000 },
    );
    const stale = await get('/cameras');
    // Only an outage of the database has a notice, because booking and messages still work.
    expect([stale.status, stale.body, linesOf(stale)]).toEqual([200, page.body, []]);
    const unknown = await get('/api/lens?brand=nobody');
    expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
  } finally {
    await other.end();
  }
  await regain();
  const { headers, body } = await get('/api/cameras');
  expect([headers['age'], body === before.body]).toEqual([undefined, false]);
});

test.for<[string, (item: string, owner: string) => Promise<unknown>]>([
  ['paused', (id) => shop.sql`update listings set paused_at = now(), paused_by = seller_id where id = ${id}`],
  ['sold', (id) => shop.sql`update listings set sold_at = now() where id = ${id}`],
  [
    'suspended with its seller',
    (_, id) =>
      shop.sql`update users set suspended_at = now(), suspended_by = id, suspended_for = 'x' where id = ${id}`,
  ],
])('no cached page that shows an item is served in an outage after the item was %s', async ([, hide]) => {
  const owner = await shop.createUser('Seller');
  const { _id } = await change(() => createListing(shop, owner));
  const showing = ['/cameras', `/cameras/${_id}`, `/sellers/${owner.id}`, '/api/cameras'];
  // A list may be a second old.
  for (const list of ['/cameras', '/api/cameras'])
    await vi.waitFor(async () => expect((await get(list)).body).toContain(_id), { timeout: 20_000 });
  expect(await statusesOf([...showing, '/lens'])).toEqual([200, 200, 200, 200, 200]);
  await change(() => hide(_id, owner.id));
  await lose();
  expect(await statusesOf([...showing, '/lens'])).toEqual([503, 503, 503, 503, 200]);
});
