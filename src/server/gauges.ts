import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, register } from '@prometheus-io/client';
import type { App } from '#src/platform/app.server.ts';
import { poolOf, type Db } from '#src/platform/db/connect.server.ts';
import { gauge } from '#src/platform/metrics.server.ts';
import type { PageCache } from './page-cache.ts';

/** Gauges whose names end as those of counters should. */
const misnamed = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/** Lets `/metrics` say how this process is: what it is, its memory and processor, its pools and its cache. */
export function gaugeProcess({ root, db, searches }: App, cache: PageCache): void {
  if (!register.getSingleMetric('process_cpu_seconds_total')) {
    collectDefaultMetrics();
    for (const name of misnamed) register.removeSingleMetric(name);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const build = { version, node: process.versions.node };
  gauge('rangefinder_build_info', 'What runs', ['version', 'node'], () => [[build, 1]]);
  gauge('rangefinder_database_connections', 'Connections of the pools', ['pool', 'state'], () => [
    ...connectionsOf('main', db),
    ...connectionsOf('search', searches),
  ]);
  gauge('rangefinder_page_cache_entries', 'Answers that are cached as bytes', [], () => [
    [{}, cache.size.entries],
  ]);
  gauge('rangefinder_page_cache_bytes', 'What they weigh', [], () => [[{}, cache.size.bytes]]);
}

function connectionsOf(pool: string, db: Db) {
  const { totalCount, idleCount, waitingCount } = poolOf(db);
  return [
    [{ pool, state: 'busy' }, totalCount - idleCount],
    [{ pool, state: 'idle' }, idleCount],
    [{ pool, state: 'awaited' }, waitingCount],
  ] as const;
}
