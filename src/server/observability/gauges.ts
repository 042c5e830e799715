import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics, register } from '@prometheus-io/client';
import type pg from 'pg';
import { isIndexReady } from '#src/catalog/search/engine-service.server.ts';
import { countUploads } from '#src/media/photos/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { readRecord, type BackupRecord } from '#src/platform/backup/record.server.ts';
import { poolsOf, type Db } from '#src/platform/db/connect.server.ts';
import { readQueues, type QueueState } from '#src/platform/jobs/failed.server.ts';
import { gauge } from '#src/platform/observability/metrics.server.ts';
import { measureClock } from '#src/platform/processes/queries.server.ts';
import type { PageCache } from '#src/server/cache/page-cache.ts';
import { allWork } from '#src/server/start-up/runtime.ts';
import { createReadyCheck } from './ready-check.ts';

/** Metric names of the library that break Prometheus's naming rules. */
const misnamed = [
  ...['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`),
  'nodejs_eventloop_utilization_summary',
  'nodejs_eventloop_utilization_histogram',
];

export function gaugeProcess(app: App, cache: PageCache): void {
  const { config, db, replica } = app;
  const check = createReadyCheck(app);
  gauge('rangefinder_ready', 'Whether /readyz returns 200', [], async () => {
    const response = await Promise.race([check(), delay(waitMs, undefined, { ref: false })]);
    return [[{}, Number(response?.status === 200)]];
  });
  const clockHelp = 'Seconds by which the clock of this process is ahead of the clock of the database';
  gauge('rangefinder_clock_ahead_seconds', clockHelp, [], async () => {
    const seconds = await Promise.race([measureClock(db), delay(waitMs, null, { ref: false })]);
    return seconds === null ? [] : [[{}, seconds]];
  });
  gauge('rangefinder_uploads', 'Uploads being received or waiting for encoding', [], () => [
    [{}, countUploads(app)],
  ]);
  gaugeQueues(db);
  if (!register.getSingleMetric('process_cpu_seconds_total')) {
    collectDefaultMetrics();
    for (const name of misnamed) register.removeSingleMetric(name);
  }
  const build = { ...app.build, commit: app.build.commit ?? '' };
  gauge(
    'rangefinder_build_info',
    'Version and commit of the running build',
    ['version', 'commit', 'node'],
    () => [[build, 1]],
  );
  gauge('rangefinder_database_connections', 'Database connections by pool and state', ['pool', 'state'], () =>
    Object.entries(poolsOf(db)).flatMap(([name, pool]) => connectionsOf(name, pool)),
  );
  gauge('rangefinder_search_index_ready', 'Whether the search index is ready', [], () => [
    [{}, Number(isIndexReady(app))],
  ]);
  gauge('rangefinder_page_cache_entries', 'Responses in the cache', [], () => [[{}, cache.size.entries]]);
  gauge('rangefinder_page_cache_bytes', 'Size of the responses in the cache', [], () => [
    [{}, cache.size.bytes],
  ]);
  gauge('rangefinder_replica_used', 'Whether reads of visitors use DATABASE_READ_URL', [], () =>
    replica ? [[{}, replica.isUsed ? 1 : 0]] : [],
  );
  gauge('rangefinder_replica_late_seconds', 'Replication lag of the standby while it is used', [], () =>
    replica?.isUsed ? [[{}, replica.lateMs / 1000]] : [],
  );
  gaugeBackups(config.STATE_DIR);
}

/** Reports the backups that `npm run backup` made on this machine. The values are 0 if there are none. */
function gaugeBackups(stateDir: string): void {
  type Values = [name: string, help: string, read: (known: BackupRecord) => number];
  const gauges: Values[] = [
    [
      'last_success_timestamp_seconds',
      'Time of the latest backup',
      ({ made }) => (made ? Date.parse(made.at) / 1000 : 0),
    ],
    ['duration_seconds', 'Duration of the latest backup', ({ made }) => made?.seconds ?? 0],
    [
      'bytes',
      'Size of the latest backup, including photos shared with earlier ones',
      ({ made }) => made?.bytes ?? 0,
    ],
    [
      'failed',
      'Whether a backup has failed since the latest one',
      ({ failed }) => Number(failed !== undefined),
    ],
  ];
  for (const [name, help, read] of gauges)
    gauge(`rangefinder_backup_${name}`, help, [], async () => [[{}, read(await readRecord(stateDir))]]);
}

function connectionsOf(pool: string, { totalCount, idleCount, waitingCount, options }: pg.Pool) {
  const freeCount = idleCount + options.max - totalCount;
  return [
    [{ pool, state: 'busy' }, totalCount - idleCount],
    [{ pool, state: 'idle' }, idleCount],
    // Free connections are subtracted, because this scrape's own queries count as waiting until the end of this turn of
    // the event loop, even if a connection is free.
    [{ pool, state: 'awaited' }, Math.max(0, waitingCount - freeCount)],
  ] as const;
}

const queueStates = ['waiting', 'active', 'given-up'] as const;
const queuesFreshMs = 10_000;
/** How long to wait for the database. After that, only the metrics that do not need the database are sent. */
const waitMs = 2_000;

function gaugeQueues(db: Db): void {
  let read: Promise<QueueState[]>;
  let readAt = -Infinity;
  const each = async (of: 'count' | 'age') => {
    if (performance.now() - readAt > queuesFreshMs) {
      readAt = performance.now();
      read = readQueues(db);
    }
    const found = await Promise.race([read, delay(waitMs, null, { ref: false })]);
    if (!found) throw new Error('too late');
    return allWork.flatMap(({ job: { name: queue } }) =>
      queueStates.map((state) => {
        const known = found.find((one) => one.queue === queue && one.state === state);
        return [{ queue, state }, known?.[of] ?? 0] as const;
      }),
    );
  };
  const labels = ['queue', 'state'] as const;
  gauge('rangefinder_jobs', 'Jobs in the queue by state', labels, async () => each('count'));
  const help = 'Age of the oldest job in the queue';
  gauge('rangefinder_jobs_oldest_seconds', help, labels, async () => each('age'));
}
