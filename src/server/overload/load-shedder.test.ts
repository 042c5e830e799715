import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { poolsOf } from '#src/db/connect.server.ts';
import { renderMetrics } from '#src/platform/metrics.server.ts';
import { countOf } from '#test/metrics.ts';
import { book, meeting, openShop, putUp, type Person, type Shop } from '#test/shop.ts';
import { LoadShedder, patientSlotsFor, type Slots } from './load-shedder.ts';
import { createListener } from '#src/server/listener.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';

let shop: Shop;
let seller: Person;
let buyer: Person;
/** Someone who holds a table that posts are read from; bookings need nothing of it. */
let holder: pg.Client;
beforeAll(async () => {
  shop = await openShop();
  [seller, buyer] = [await shop.hire('Seller'), await shop.hire('Buyer')];
});
afterAll(() => shop.close());

beforeEach(async () => {
  holder = new pg.Client(shop.connection);
  await holder.connect();
});
let server: Server | undefined;
afterEach(async () => {
  await holder.end();
  server?.closeAllConnections();
  server?.close();
});

const hold = async () => {
  await holder.query('begin');
  await holder.query('lock table posts in access exclusive mode');
};
const letGo = () => holder.query('rollback');

type Got = { status: number; headers: IncomingHttpHeaders; body: string };
type Sent = { as?: Person; body?: object; headers?: Record<string, string> };
let loadShedder: LoadShedder;
let port: number;

async function serve(visitor: Partial<Slots['visitor']>): Promise<void> {
  // Nobody is refused for a busy machine, or by the clock, unless a test says so.
  const shares = patientSlotsFor(6);
  loadShedder = new LoadShedder({ ...shares, visitor: { ...shares.visitor, ...visitor } });
  const cache = new PageCache(shop.app.changes);
  const listener = createListener(shop.app, cache, (asked) => shop.api.fetch(asked), loadShedder);
  server = createServer(listener);
  await new Promise<void>((resolve) => void server!.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}

function ask(method: string, path: string, { as, body, headers = {} }: Sent = {}): Promise<Got> {
  const sent: Record<string, string> = { ...headers };
  if (as) sent['authorization'] = `bearer ${as.token}`;
  if (body) sent['content-type'] = 'application/json';
  return new Promise((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, method, headers: sent }, (res) => {
      text(res).then((all) => resolve({ status: res.statusCode!, headers: res.headers, body: all }), reject);
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

let count = 0;
/** A read of the held table that nobody asked for before. */
const browse = () => ask('GET', `/api/blogs?limit=${1 + (++count % 100)}`);
const underWay = (running: number, waiting: number) =>
  vi.waitFor(() => expect(loadShedder.count('visitor')).toEqual({ running, waiting }));
const tryToBook = async () =>
  ask('POST', '/api/orders', { as: buyer, body: { ...meeting, listing: (await putUp(shop, seller))._id } });

test('who browses is refused once enough are under way, and bookings go through; then all is as before', async () => {
  await serve({ running: 2, waiting: 3 });
  const kept = await ask('GET', '/api/cameras');
  await hold();
  const early = Array.from({ length: 5 }, browse);
  await underWay(2, 3);
  for (const refused of [await browse(), await browse(), await browse()]) {
    expect([refused.status, refused.headers['content-type']]).toEqual([503, 'application/problem+json']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(JSON.parse(refused.body)).toMatchObject({ type: 'urn:rangefinder:problem:busy', status: 503 });
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  }
  // Kept bytes cost next to nothing: they need no place.
  expect((await ask('GET', '/api/cameras')).body).toBe(kept.body);
  expect((await tryToBook()).status).toBe(201);
  expect((await ask('GET', '/api/profile', { as: buyer })).status).toBe(200);
  expect((await ask('GET', '/readyz')).status).not.toBe(503);
  await letGo();
  expect((await Promise.all(early)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await browse()).status).toBe(200);
  expect(loadShedder.count('visitor')).toEqual({ running: 0, waiting: 0 });
});

test('a process that is late makes fewer pages at once while someone books; afterwards as many as before', async () => {
  await serve({ running: 3, waiting: 9, givesWayMs: -1 });
  const { _id: listing } = await putUp(shop, seller);
  await hold();
  await holder.query('lock table orders in access exclusive mode');
  const booking = ask('POST', '/api/orders', { as: buyer, body: { ...meeting, listing } });
  await vi.waitFor(() => expect(loadShedder.count('booking').running).toBe(1));
  const reads = Array.from({ length: 4 }, browse);
  await underWay(1, 3);
  await letGo();
  expect((await booking).status).toBe(201);
  for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
  await hold();
  const more = Array.from({ length: 4 }, browse);
  await underWay(3, 1);
  await letGo();
  for (const { status } of await Promise.all(more)) expect(status).toBe(200);
});

test('searches wait for each other, and nobody who opens a page waits for them', async () => {
  await serve({ running: 1, waiting: 0 });
  await holder.query('begin');
  await holder.query('lock table listings in access exclusive mode');
  const searches = ['one', 'two', 'three', 'four', 'five'].map((word) => ask('GET', `/api/search?q=${word}`));
  await vi.waitFor(() => expect(loadShedder.count('search')).toEqual({ running: 4, waiting: 1 }));
  expect((await browse()).status).toBe(200);
  await letGo();
  for (const { status } of await Promise.all(searches)) expect(status).toBe(200);
  expect(loadShedder.count('search')).toEqual({ running: 0, waiting: 0 });
});

test('nobody waits for longer than it makes sense to', async () => {
  await serve({ running: 1, waiting: 10, waitMs: 20 });
  await hold();
  const first = browse();
  await underWay(1, 0);
  expect((await browse()).status).toBe(503);
  await letGo();
  expect((await first).status).toBe(200);
});

test('while the process is late nobody waits who browses', async () => {
  await serve({ running: 1, waiting: 10, lateMs: -1 });
  await hold();
  const first = browse();
  await underWay(1, 0);
  expect((await browse()).status).toBe(503);
  expect((await tryToBook()).status).toBe(201);
  await letGo();
  expect((await first).status).toBe(200);
});

test('a process that is very late does not even send what is kept, and books', async () => {
  await serve({ refusesAllMs: -1 });
  expect((await ask('GET', '/api/cameras')).status).toBe(200);
  const kept = await ask('GET', '/api/cameras');
  expect([kept.status, Number(kept.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await tryToBook()).status).toBe(201);
});

test('many who ask for one page wait in one place', async () => {
  await serve({ running: 1, waiting: 1 });
  await hold();
  const same = Array.from({ length: 8 }, () => ask('GET', '/api/blogs'));
  await underWay(1, 0);
  await letGo();
  expect(new Set((await Promise.all(same)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('who looks at a page gets one that says so', async () => {
  await serve({ running: 1, waiting: 0 });
  await hold();
  const first = browse();
  await underWay(1, 0);
  const page = await ask('GET', '/blogs', { headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<h1>Too much to do at the moment</h1>');
  expect(page.headers['retry-after']).toMatch(/^[123]$/);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  await letGo();
  await first;
});

test('a token that is not ours, or that ended, takes no place of those who are signed in', async () => {
  await serve({ running: 1, waiting: 0 });
  await hold();
  const first = browse();
  await underWay(1, 0);
  const [head, , signature] = buyer.token.split('.');
  const forged = `${head}.${Buffer.from('{"exp":99999999999}').toString('base64url')}.${signature}`;
  for (const token of ['x', 'a.b.c', forged, `${buyer.token}x`])
    expect((await ask('POST', '/api/orders', { as: { ...buyer, token }, body: {} })).status, token).toBe(503);
  await letGo();
  await first;
});

test('a body that comes slowly takes no place', async () => {
  await serve({ running: 1, waiting: 0 });
  let open = 0;
  const begun = new Promise<void>((resolve) => server!.on('request', () => ++open === 5 && resolve()));
  const slow = Array.from({ length: 5 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  const head = 'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  for (const socket of slow) socket.write(`${head}content-length: 100\r\n\r\n{`);
  await begun;
  expect((await browse()).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test('who hung up while waiting is not worked for', async () => {
  const lost = 'rangefinder_shed_total{class="visitor",why="gone"}';
  const before = await countOf(lost);
  await serve({ running: 1, waiting: 5 });
  await hold();
  const first = browse();
  await underWay(1, 0);
  const gone = send({ host: '127.0.0.1', port, path: '/api/users/seller/nobody@example.com' });
  gone.on('error', () => undefined).end();
  await underWay(1, 1);
  gone.destroy();
  await vi.waitFor(async () => {
    const open = await new Promise<number>((resolve) => server!.getConnections((_, all) => resolve(all)));
    expect(open).toBe(1);
  });
  await letGo();
  await first;
  await vi.waitFor(async () => expect(await countOf(lost)).toBe(before + 1));
});

/** Asked outside of a transaction, within which the answer stays the same. */
async function waitingInDatabase(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(shop.app.db);
  return rows[0]!.count;
}

test('reads of those who browse hold none of the connections by which others book', async () => {
  await serve({ running: 100 });
  const { main, visitors } = poolsOf(shop.app.db);
  const { max: most } = visitors.options;
  await hold();
  const reads = Array.from({ length: 3 * most }, browse);
  await vi.waitFor(async () => expect(await waitingInDatabase()).toBe(most));
  expect((await tryToBook()).status).toBe(201);
  expect(main.waitingCount).toBe(0);
  await letGo();
  for (const { status } of await Promise.all(reads)) expect([200, 503]).toContain(status);
  await book(shop, buyer, await putUp(shop, seller));
});

test('what was refused is counted', async () => {
  await serve({ running: 1, waiting: 0 });
  await hold();
  const first = browse();
  await underWay(1, 0);
  const before = await countOf('rangefinder_shed_total{class="visitor",why="full"}');
  await browse();
  expect(await countOf('rangefinder_shed_total{class="visitor",why="full"}')).toBe(before + 1);
  expect(await renderMetrics()).toMatch(/^rangefinder_requests_running\{class="visitor"\} 1$/m);
  await letGo();
  await first;
});
