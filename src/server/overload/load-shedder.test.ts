import { request as send } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { poolsOf } from '#src/platform/db/connect.server.ts';
import { renderMetrics } from '#src/platform/observability/metrics.server.ts';
import { origin } from '#test/api.ts';
import { countOf } from '#test/observability.ts';
import { serveApp, type Served } from '#test/serve.ts';
import { book, meeting, password, createListing, useShop } from '#test/shop.ts';
import { LoadShedder, untimedLimitsFor, type Limits } from './load-shedder.ts';

/** A database session that locks the table of posts, which bookings do not read. */
let holder: pg.Client;
const shop = await useShop();
const [seller, buyer] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];

beforeEach(async () => {
  holder = new pg.Client(shop.connection);
  await holder.connect();
});
afterEach(() => holder.end());

const hold = async () => {
  await holder.query('begin');
  await holder.query('lock table posts in access exclusive mode');
};
const letGo = () => holder.query('rollback');

let loadShedder: LoadShedder;
let served: Served;
const call: Served['send'] = (...sent) => served.send(...sent);

async function serve(visitor: Partial<Limits['visitor']>): Promise<void> {
  const limits = untimedLimitsFor(6);
  loadShedder = new LoadShedder({ ...limits, visitor: { ...limits.visitor, ...visitor } }, shop.app.log);
  served = await serveApp(shop.app, shop.api.fetch, loadShedder);
  onTestFinished(() => served.close());
}

let count = 0;
const browse = () => call('GET', `/api/blogs?limit=${1 + (++count % 100)}`);
const waitForLoad = (running: number, waiting: number) =>
  vi.waitFor(() => expect(loadShedder.count('visitor')).toEqual({ running, waiting }));
async function serveFull(maxWaiting = 0): Promise<() => Promise<unknown>> {
  await serve({ maxRunning: 1, maxWaiting });
  await hold();
  const first = browse();
  await waitForLoad(1, 0);
  return async () => {
    await letGo();
    return first;
  };
}
const tryToBook = async () =>
  call('POST', '/api/orders', {
    as: buyer,
    body: { ...meeting, listing: (await createListing(shop, seller))._id },
  });

test('visitors are rejected and counted while their queue is full, and members and bookings are served', async () => {
  await serve({ maxRunning: 2, maxWaiting: 3 });
  const cached = await call('GET', '/api/cameras');
  await hold();
  const early = Array.from({ length: 5 }, browse);
  await waitForLoad(2, 3);
  const full = 'rangefinder_shed_total{class="visitor",why="full"}';
  const before = await countOf(full);
  for (const refused of [await browse(), await browse(), await browse()]) {
    expect([refused.status, refused.headers['content-type']]).toEqual([503, 'application/problem+json']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(JSON.parse(refused.body)).toMatchObject({ type: 'urn:rangefinder:problem:busy', status: 503 });
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  }
  expect(await countOf(full)).toBe(before + 3);
  expect(await renderMetrics()).toMatch(/^rangefinder_requests_running\{class="visitor"\} 2$/m);
  // Cached responses need no slot.
  expect((await call('GET', '/api/cameras')).body).toBe(cached.body);
  expect((await tryToBook()).status).toBe(201);
  expect((await call('GET', '/api/profile', { as: buyer })).status).toBe(200);
  expect((await call('GET', '/readyz')).status).not.toBe(503);
  await letGo();
  expect((await Promise.all(early)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await browse()).status).toBe(200);
  expect(loadShedder.count('visitor')).toEqual({ running: 0, waiting: 0 });
});

test('a process whose event loop lags refuses cached responses and still accepts bookings', async () => {
  await serve({ maxLoopDelayMs: -1, maxLateResponses: 0 });
  expect((await call('GET', '/api/cameras')).status).toBe(200);
  const refused = await call('GET', '/api/cameras');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await tryToBook()).status).toBe(201);
});

test('concurrent requests for one page share one slot', async () => {
  await serve({ maxRunning: 1, maxWaiting: 1 });
  await hold();
  const same = Array.from({ length: 8 }, () => call('GET', '/api/blogs'));
  await waitForLoad(1, 0);
  await letGo();
  expect(new Set((await Promise.all(same)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('a refused page request gets an HTML page that explains the overload', async () => {
  const end = await serveFull();
  const page = await call('GET', '/blogs', { headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<h1>The shop is very busy</h1>');
  expect(page.headers['retry-after']).toMatch(/^[123]$/);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  await end();
});

test('a request with an invalid token uses a visitor slot', async () => {
  const end = await serveFull();
  const [head, , signature] = buyer.token.split('.');
  const forged = `${head}.${Buffer.from('{"exp":99999999999}').toString('base64url')}.${signature}`;
  for (const token of ['x', 'a.b.c', forged, `${buyer.token}x`])
    expect((await call('POST', '/api/orders', { as: { token }, body: {} })).status, token).toBe(503);
  await end();
});

test('a request uses no slot while its body is still arriving', async () => {
  await serve({ maxRunning: 1, maxWaiting: 0 });
  let open = 0;
  const begun = new Promise<void>((resolve) => served.server.on('request', () => ++open === 5 && resolve()));
  const slow = Array.from({ length: 5 }, () =>
    connect(served.port, '127.0.0.1').on('error', () => undefined),
  );
  const head = 'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  for (const socket of slow) socket.write(`${head}content-length: 100\r\n\r\n{`);
  await begun;
  expect((await browse()).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test('a request whose connection closed while it waited is not run, and is counted', async () => {
  const lost = 'rangefinder_shed_total{class="visitor",why="gone"}';
  const before = await countOf(lost);
  const end = await serveFull(5);
  const gone = send({ host: '127.0.0.1', port: served.port, path: '/api/users/seller/nobody@example.com' });
  gone.on('error', () => undefined).end();
  await waitForLoad(1, 1);
  gone.destroy();
  await vi.waitFor(async () => {
    const open = new Promise<number>((resolve) => served.server.getConnections((_, all) => resolve(all)));
    expect(await open).toBe(1);
  });
  await end();
  await vi.waitFor(async () => expect(await countOf(lost)).toBe(before + 1));
});

/** Counts through the pool, since `holder` would see the same snapshot throughout its transaction. */
async function waitingInDatabase(): Promise<number> {
  const rows = await shop.sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `;
  return rows[0]!.count;
}

test('reads of visitors use none of the database connections that bookings need', async () => {
  await serve({ maxRunning: 100 });
  const { main, visitors } = poolsOf(shop.app.db);
  const { max } = visitors.options;
  await hold();
  const reads = Array.from({ length: 3 * max }, browse);
  await vi.waitFor(async () => expect(await waitingInDatabase()).toBe(max));
  expect((await tryToBook()).status).toBe(201);
  expect(main.waitingCount).toBe(0);
  await letGo();
  for (const { status } of await Promise.all(reads)) expect([200, 503]).toContain(status);
  await book(shop, buyer, await createListing(shop, seller));
});

test('thirty concurrent sign-ins from one network all succeed', async () => {
  await serve({});
  const emails: string[] = [];
  while (emails.length < 30) emails.push((await shop.register()).email);
  const signIns = emails.map((email) =>
    call('POST', '/api/auth/sign-in/email', { body: { email, password }, headers: { origin } }),
  );
  expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(emails.map(() => 200));
});

test('the set-up of a shop is not refused while visitors occupy all their slots', async () => {
  const release = await serveFull();
  const body = { token: 'x', name: 'Ines', email: 'ines@example.com', password };
  expect((await call('POST', '/api/setup', { body, headers: { origin } })).status).toBe(410);
  await release();
});
