import { hostname } from 'node:os';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#src/platform/observability/log.server.ts';
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

/** Starts the heartbeat of another process of the shop, which beats only when the test asks for it. */
async function startProcess(settings: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const heartbeat = startHeartbeat({ ...shop.app, log, config: { ...shop.app.config, ...settings } });
  vi.useRealTimers();
  onTestFinished(() => heartbeat.stop());
  await heartbeat.beat();
  return { heartbeat, lines };
}

test('a clock that differs from that of the database is logged at its begin and end, and shown', async () => {
  const admin = await shop.createUser('admin');
  const { heartbeat, lines } = await startProcess();
  expect(lines).toEqual([]);
  onTestFinished(() => void vi.useRealTimers());
  for (const [seconds, shown] of [
    [3_600, 3_600],
    [-20, -20],
    [4, 4],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
    await heartbeat.beat();
    await heartbeat.beat();
    vi.useRealTimers();
    const { processes } = (await shop.call('GET', '/health', { as: admin })).body;
    expect(Math.abs(processes[0].clockAheadSeconds - shown)).toBeLessThan(1);
  }
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, "the clock differs from the database's; synchronize both"],
    [30, "the clock agrees with the database's again"],
  ]);
});

test('settings that differ between two processes are logged at their begin and end, and shown', async () => {
  const admin = await shop.createUser('admin');
  const { heartbeat: first, lines } = await startProcess({ LOCALE: 'fr', SHOP_NAME: 'Bazar' });
  const second = await startProcess({ SHOP_NAME: 'Bazar' });
  await first.beat();
  const process = { host: hostname(), pid: globalThis.process.pid };
  const warning = { level: 40, setting: 'LOCALE', processes: [`${process.host} ${process.pid}`] };
  expect(second.lines).toMatchObject([warning]);
  expect(lines).toMatchObject([warning]);
  const read = async () => (await shop.call('GET', '/health', { as: admin })).body.differing;
  const values = ['fr', null].map((value) => ({ ...process, value }));
  expect(await read()).toEqual([{ setting: 'LOCALE', values: expect.arrayContaining(values) }]);
  await second.heartbeat.stop();
  await first.beat();
  await first.beat();
  expect(lines).toMatchObject([warning, { level: 30, setting: 'LOCALE' }]);
  expect(await read()).toEqual([]);
});
