import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { poolOf } from '#src/platform/db/connect.server.ts';
import { createReadyCheck } from '#src/server/observability/ready-check.ts';
import { origin } from '#test/api.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, useShop, type Shop } from '#test/shop.ts';

const shop = await useShop();

test('an unknown path returns 404', async () => {
  for (const path of ['/', '/nothing', '/cameras/a/b/c', '/users/', '/Cameras', '/%00', '/__proto__'])
    expectProblem(await shop.call('GET', path), 404, undefined, path);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expectProblem(await shop.call(method, '/nothing'), 404, undefined, method);
  expect((await shop.call('GET', '/nothing')).headers.get('cache-control')).toBe('no-store');
});

test('an unsupported method returns 405 and lists the supported ones', async () => {
  const answer = await shop.call('PUT', '/categories');
  expectProblem(answer, 405);
  expect(answer.headers.get('allow')).toBe('GET');
  const orders = await shop.call('PATCH', '/orders');
  expectProblem(orders, 405);
  expect(orders.headers.get('allow')!.split(', ').toSorted()).toEqual(['GET', 'POST']);
});

test('HEAD returns the status and headers of GET without a body', async () => {
  const response = await shop.api.fetch(new Request(`${origin}/api/cameras`, { method: 'HEAD' }));
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('credentials with a scheme other than bearer are ignored', async () => {
  const buyer = await shop.createUser('Buyer');
  const wrong = [
    `Basic ${btoa('robin:secret')}`,
    buyer.token,
    'Bearer',
    'Bearer ',
    `Bearer ${buyer.token} ${buyer.token}`,
    `Bearer ${buyer.token},`,
    `Token ${buyer.token}`,
  ];
  for (const authorization of wrong)
    expectProblem(
      await shop.call('GET', '/profile', { headers: { authorization } }),
      401,
      undefined,
      authorization,
    );
});

test("the spellings 'bearer' and 'Bearer' are both accepted", async () => {
  const { token } = await shop.createUser('Buyer');
  for (const scheme of ['bearer', 'Bearer', 'BEARER']) {
    const { status } = await shop.call('GET', '/profile', {
      headers: { authorization: `${scheme} ${token}` },
    });
    expect(status, scheme).toBe(200);
  }
});

test('authentication is checked before the body, so that strangers learn no field names', async () => {
  expectProblem(await shop.call('POST', '/cameras', { body: '{' }), 401);
  const buyer = await shop.createUser('Buyer');
  expectProblem(await shop.call('POST', '/cameras', { as: buyer, body: {} }), 403);
});

async function openOther(settings?: Record<string, string>): Promise<Shop> {
  const other = await openShop(settings);
  onTestFinished(() => other.close());
  return other;
}

test('a server error is reported as a problem that does not reveal the cause', async () => {
  const broken = await openOther();
  await sql`alter table posts rename to articles`.execute(broken.app.db);
  broken.app.log.level = 'silent';
  const answer = await broken.call('GET', '/blogs');
  expectProblem(answer, 500);
  expect(answer.body).toEqual({
    type: 'urn:rangefinder:problem:internal',
    title: 'Something went wrong on our side',
    status: 500,
    detail: 'Something went wrong on our side',
  });
});

test('readiness is 200 while the database responds, and otherwise 503 with the reason', async () => {
  const other = await openOther();
  const check = createReadyCheck(other.app);
  expect((await check()).status).toBe(200);
  await sql`alter table migrations rename to gone`.execute(other.app.db);
  // The last result is cached for a moment.
  const response = await vi.waitUntil(async () => [await check()].find(({ status }) => status !== 200), {
    timeout: 30_000,
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 503, detail: 'The database is not responding.' });
});

test('concurrent readiness checks share one database connection', async () => {
  const other = await openOther({ DATABASE_CONNECTIONS: '4' });
  const pool = poolOf(other.app.db);
  const check = createReadyCheck(other.app);
  const taken = await Promise.all(Array.from({ length: 4 }, async () => pool.connect()));
  try {
    const responses = Array.from({ length: 500 }, check);
    await nextTurn();
    expect(pool.waitingCount).toBe(1);
    for (const client of taken.splice(0)) client.release();
    expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    for (const client of taken) client.release();
  }
});
