import { expect, onTestFinished, test } from 'vitest';
import type { App } from '#src/platform/app.server.ts';
import { writeRecord } from '#src/platform/backup/record.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';
import { openShop, useShop } from '#test/shop.ts';
import { serveMetrics } from './metrics.ts';

const aMail: Mail = {
  for: { of: 'issue' },
  to: { name: 'Secret', address: 'secret@example.com' },
  subject: 'secret',
  greeting: 'secret',
  paragraphs: [],
  facts: [],
  footer: '',
};

const shop = await useShop();

async function serve(app: App) {
  const config = { ...app.config, METRICS_PORT: 0 };
  const metrics = (await serveMetrics({ ...app, config }, new PageCache(app.changes)))!;
  onTestFinished(() => metrics.close());
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${metrics.port}${path}`, init);
  return { get, read: async () => (await get('/metrics')).text() };
}

test('metrics need a port in the settings, and are local unless a host is set', () => {
  expect(loadConfig({}).METRICS_PORT).toBeUndefined();
  expect(loadConfig({ METRICS_PORT: '9100' }).METRICS_HOST).toBe('127.0.0.1');
});

test('metrics count calls by pattern and contain no ids or queries', async () => {
  const { get, read } = await serve(shop.app);
  const admin = await shop.createUser('admin');
  await shop.call('GET', '/users/seller/secret%40example.com', { as: admin });
  await shop.call('GET', '/cameras/secret');
  await shop.app.db.transaction().execute((trx) => enqueueMail(shop.app, trx, aMail));
  const text = await read();
  for (const line of [
    /^rangefinder_requests_total\{method="GET",route="\/cameras\/\{id\}",status="404"\} \d+$/m,
    /^rangefinder_request_seconds_bucket\{le="\+Inf",.*route="\/users"\} \d+$/m,
    /^rangefinder_database_connections\{pool="main",state="idle"\} \d+$/m,
    /^rangefinder_database_connections\{pool="main",state="awaited"\} 0$/m,
    /^rangefinder_build_info\{version="\d+\.\d+\.\d+",commit="\w*",node="\d+\.\d+\.\d+"\} 1$/m,
    /^rangefinder_jobs\{queue="send-mail",state="waiting"\} 1$/m,
    /^rangefinder_jobs\{queue="send-mail",state="given-up"\} 0$/m,
    /^rangefinder_jobs_oldest_seconds\{queue="send-mail",state="waiting"\} [\d.]+$/m,
    /^process_resident_memory_bytes \d{7,}$/m,
    /^process_cpu_seconds_total [\d.]+$/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toContain('secret');
  // The library writes 'Nan' for missing measurements, which Prometheus accepts as 'NaN'.
  for (const line of text.split('\n').filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\n]*",?)+\})? ([Nn]a[Nn]|[\d.e+-]+))$/);
  expect((await get('/')).status).toBe(404);
  expect((await get('/metrics', { method: 'POST' })).status).toBe(404);
});

test('metrics that need no database are served while it is down', async () => {
  const away = await openShop();
  const { read } = await serve(away.app);
  await away.close();
  const text = await read();
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).not.toMatch(/^rangefinder_jobs\{/m);
});

test('metrics include the time of the last backup, 0 without a backup, and whether one has failed since', async () => {
  const { read } = await serve(shop.app);
  const expectBackup = async (at: number, seconds: number, bytes: number, failed: number) =>
    expect((await read()).split('\n').filter((line) => line.startsWith('rangefinder_backup_'))).toEqual([
      `rangefinder_backup_last_success_timestamp_seconds ${at}`,
      `rangefinder_backup_duration_seconds ${seconds}`,
      `rangefinder_backup_bytes ${bytes}`,
      `rangefinder_backup_failed ${failed}`,
    ]);
  await expectBackup(0, 0, 0, 0);
  await writeRecord(shop.app.config.STATE_DIR, {
    made: { at: '2026-01-02T02:30:00.000Z', seconds: 4.5, bytes: 1234 },
    failed: { at: '2026-01-03T02:30:00.000Z', reason: 'full' },
  });
  await expectBackup(1767321000, 4.5, 1234, 1);
});
