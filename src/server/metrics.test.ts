import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#test/shop.ts';
import { writeRecord } from '#src/platform/backup/record.server.ts';
import { loadConfig } from '#src/platform/config.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail.server.ts';
import { serveMetrics } from './metrics.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';

const aMail: Mail = {
  for: { of: 'issue' },
  to: { name: 'Secret', address: 'secret@example.com' },
  subject: 'secret',
  greeting: 'secret',
  paragraphs: [],
  facts: [],
  footer: '',
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('metrics are off unless a port is set, and on this machine alone unless it is said', () => {
  expect(loadConfig({}).METRICS_PORT).toBeUndefined();
  expect(loadConfig({ METRICS_PORT: '9100' }).METRICS_HOST).toBe('127.0.0.1');
});

test('calls are counted by their pattern, never by what is in their address', async () => {
  const config = { ...shop.app.config, METRICS_PORT: 0 };
  const metrics = await serveMetrics({ ...shop.app, config }, new PageCache(shop.app.changes));
  try {
    const admin = await shop.hire('admin');
    await shop.call('GET', '/users/seller/secret%40example.com', { as: admin });
    await shop.call('GET', '/cameras/secret');
    await shop.app.db.transaction().execute((trx) => enqueueMail(shop.app, trx, aMail));
    const read = async (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${metrics!.port}${path}`, init);
    const text = await (await read('/metrics')).text();
    expect(text).toMatch(
      /^rangefinder_requests_total\{method="GET",route="\/cameras\/\{id\}",status="404"\} \d+$/m,
    );
    expect(text).toMatch(/^rangefinder_request_seconds_bucket\{le="\+Inf",.*route="\/users"\} \d+$/m);
    expect(text).toMatch(/^rangefinder_database_connections\{pool="main",state="idle"\} \d+$/m);
    expect(text).toMatch(/^rangefinder_database_connections\{pool="main",state="awaited"\} 0$/m);
    expect(text).toMatch(
      /^rangefinder_build_info\{version="\d+\.\d+\.\d+",commit="\w*",node="\d+\.\d+\.\d+"\} 1$/m,
    );
    expect(text).toMatch(/^rangefinder_jobs\{queue="send-mail",state="waiting"\} 1$/m);
    expect(text).toMatch(/^rangefinder_jobs\{queue="send-mail",state="given-up"\} 0$/m);
    expect(text).toMatch(/^rangefinder_jobs_oldest_seconds\{queue="send-mail",state="waiting"\} [\d.]+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
    expect(text).not.toContain('secret');
    // What was not measured yet the library calls 'Nan', which Prometheus reads as it reads 'NaN'.
    for (const line of text.split('\n').filter(Boolean))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\n]*",?)+\})? ([Nn]a[Nn]|[\d.e+-]+))$/);
    expect((await read('/')).status).toBe(404);
    expect((await read('/metrics', { method: 'POST' })).status).toBe(404);
  } finally {
    await metrics!.close();
  }
});

test('a database that is away takes none of the other numbers with it', async () => {
  const away = await openShop();
  const config = { ...away.app.config, METRICS_PORT: 0 };
  const metrics = await serveMetrics({ ...away.app, config }, new PageCache(away.app.changes));
  try {
    await away.close();
    const text = await (await fetch(`http://127.0.0.1:${metrics!.port}/metrics`)).text();
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(text).not.toMatch(/^rangefinder_jobs\{/m);
  } finally {
    await metrics!.close();
  }
});

test('metrics say when a backup was made last, also while none was, and whether one failed since', async () => {
  const { STATE_DIR } = shop.app.config;
  const config = { ...shop.app.config, METRICS_PORT: 0 };
  const metrics = await serveMetrics({ ...shop.app, config }, new PageCache(shop.app.changes));
  try {
    const read = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metrics!.port}/metrics`)).text();
      return text.split('\n').filter((line) => line.startsWith('rangefinder_backup_'));
    };
    expect(await read()).toEqual([
      'rangefinder_backup_last_success_timestamp_seconds 0',
      'rangefinder_backup_duration_seconds 0',
      'rangefinder_backup_bytes 0',
      'rangefinder_backup_failed 0',
    ]);
    const made = { at: '2026-01-02T02:30:00.000Z', seconds: 4.5, bytes: 1234 };
    await writeRecord(STATE_DIR, { made, failed: { at: '2026-01-03T02:30:00.000Z', reason: 'full' } });
    expect(await read()).toEqual([
      'rangefinder_backup_last_success_timestamp_seconds 1767321000',
      'rangefinder_backup_duration_seconds 4.5',
      'rangefinder_backup_bytes 1234',
      'rangefinder_backup_failed 1',
    ]);
  } finally {
    await metrics!.close();
  }
});
