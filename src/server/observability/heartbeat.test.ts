import { hostname } from 'node:os';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readVersion } from '#src/platform/version.server.ts';
import { useShop } from '#test/shop.ts';
import { startHeartbeat } from './heartbeat.ts';

const shop = await useShop();

test('the health page lists a process from its first heartbeat until it stops, with its logged errors', async () => {
  const { app } = shop;
  const admin = await shop.createUser('admin');
  const read = async () => (await shop.call('GET', '/health', { as: admin })).body;
  const heartbeat = startHeartbeat(app);
  await heartbeat.beat();
  const [own, ...others] = (await read()).processes;
  expect(others).toEqual([]);
  expect(own).toMatchObject({
    host: hostname(),
    pid: process.pid,
    version: readVersion(app.root),
    commit: null,
  });
  expect(Date.parse(own.started)).toBeLessThan(Date.parse(own.seen));

  app.errors.note('a line', {}, 'request-1');
  await heartbeat.beat();
  expect((await read()).errors).toMatchObject([{ kind: 'a line', count: 1, request: 'request-1' }]);
  const silent = { seen_at: sql<Date>`now() - interval '2 minutes'` };
  await app.db.updateTable('processes').set(silent).execute();
  expect((await read()).processes, 'one without a beat for two minutes').toEqual([]);

  app.errors.note('a line', {}, 'request-2');
  await heartbeat.stop();
  expect((await read()).errors).toMatchObject([{ kind: 'a line', count: 2, request: 'request-2' }]);
  expect(await app.db.selectFrom('processes').select('id').execute()).toEqual([]);
});
