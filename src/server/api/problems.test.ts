import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { poolOf } from '#src/platform/db/connect.server.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, origin, useShop, type Shop } from '#test/shop.ts';
import { createReadyCheck } from '#src/server/observability/ready-check.ts';

const shop = await useShop();

test('a call that there is not answers 404', async () => {
  for (const path of ['/', '/nothing', '/cameras/a/b/c', '/users/', '/Cameras', '/%00', '/__proto__'])
    expectProblem(await shop.call('GET', path), 404, undefined, path);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expectProblem(await shop.call(method, '/nothing'), 404, undefined, method);
  expect((await shop.call('GET', '/nothing')).headers.get('cache-control')).toBe('no-store');
});

test('a call by a method that its path has not answers 405 and says which there are', async () => {
  const answer = await shop.call('PUT', '/categories');
  expectProblem(answer, 405);
  expect(answer.headers.get('allow')).toBe('GET');
  const orders = await shop.call('PATCH', '/orders');
  expectProblem(orders, 405);
  expect(orders.headers.get('allow')!.split(', ').toSorted()).toEqual(['GET', 'POST']);
});

test('HEAD answers as GET does, without a body', async () => {
  const response = await shop.api.fetch(new Request(`${origin}/api/cameras`, { method: 'HEAD' }));
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('a credential in any other shape than a bearer is none', async () => {
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

test("the original's spelling 'bearer' and the usual 'Bearer' are both taken", async () => {
  const { token } = await shop.createUser('Buyer');
  for (const scheme of ['bearer', 'Bearer', 'BEARER']) {
    const { status } = await shop.call('GET', '/profile', {
      headers: { authorization: `${scheme} ${token}` },
    });
    expect(status, scheme).toBe(200);
  }
});

test('who calls comes before what is sent: nobody learns the fields without signing in', async () => {
  expectProblem(await shop.call('POST', '/cameras', { body: '{' }), 401);
  const buyer = await shop.createUser('Buyer');
  expectProblem(await shop.call('POST', '/cameras', { as: buyer, body: {} }), 403);
});

async function openOther(settings?: Record<string, string>): Promise<Shop> {
  const other = await openShop(settings);
  onTestFinished(() => other.close());
  return other;
}

test('a fault of ours is a problem that says nothing of its cause', async () => {
  const broken = await openOther();
  await sql`alter table listings rename column listed_at to added_at`.execute(broken.app.db);
  broken.app.log.level = 'silent';
  const answer = await broken.call('GET', '/cameras');
  expectProblem(answer, 500);
  expect(answer.body).toEqual({
    type: 'urn:rangefinder:problem:internal',
    title: 'Something went wrong on our side',
    status: 500,
    detail: 'Something went wrong on our side',
  });
});

test('readiness is 200 while the database answers and 503 with the reason when it does not', async () => {
  const other = await openOther();
  const check = createReadyCheck(other.app);
  expect((await check()).status).toBe(200);
  await sql`alter table migrations rename to gone`.execute(other.app.db);
  // The last result is cached for a moment.
  const response = await vi.waitUntil(async () => [await check()].find(({ status }) => status !== 200), {
    timeout: 30_000,
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 503, detail: 'The database does not answer.' });
});

test('all who ask at once whether the process is ready take one connection to the database together', async () => {
  const other = await openOther({ DATABASE_CONNECTIONS: '4' });
  const pool = poolOf(other.app.db);
  const check = createReadyCheck(other.app);
  const taken = await Promise.all(Array.from({ length: 4 }, async () => pool.connect()));
  try {
    const answers = Array.from({ length: 500 }, check);
    await nextTurn();
    expect(pool.waitingCount).toBe(1);
    for (const client of taken.splice(0)) client.release();
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    for (const client of taken) client.release();
  }
});
