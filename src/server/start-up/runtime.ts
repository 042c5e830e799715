import { join } from 'node:path';
import type pg from 'pg';
import { features } from '#src/app/features.server.ts';
import { addIndex } from '#src/catalog/search/engine-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { ChangeLog } from '#src/platform/cache/change-log.server.ts';
import { Changes } from '#src/platform/cache/changes.server.ts';
import { noteQuery } from '#src/platform/cache/collect-tags.server.ts';
import { changeWork } from '#src/platform/cache/newly-visible.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { connect, connectWithoutTimeouts, poolOf } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { Replica } from '#src/platform/db/replica.server.ts';
import { idempotencyWork } from '#src/platform/idempotency/queries.server.ts';
import { backfillWork } from '#src/platform/jobs/backfill.server.ts';
import { Jobs, type Work } from '#src/platform/jobs/queue.server.ts';
import { startRunner, type Runner } from '#src/platform/jobs/runner.server.ts';
import { Maintenance } from '#src/platform/maintenance.server.ts';
import { ErrorCounts } from '#src/platform/observability/error-counts.server.ts';
import { createLog, type Log } from '#src/platform/observability/log.server.ts';
import { loadAuthSecret } from '#src/platform/security/auth-secret.server.ts';
import { RateLimits } from '#src/platform/security/rate-limits.server.ts';
import { settleCurrency } from '#src/platform/shop/currency.server.ts';
import { ShopSettings } from '#src/platform/shop/settings.server.ts';
import { writesOf } from '#src/platform/storage/write-failures.server.ts';
import { readBuild } from '#src/platform/version.server.ts';
import { reportMigrations } from './migration-report.ts';
import { StartProgress } from './start-progress.ts';

/** Shorter loading is not worth a line in the log. */
const reportedMs = 300;

export type Runtime = { app: App; close(): Promise<void> };

/** @param root the project's folder, where `db/migrations` is */
export async function openRuntime(
  config: Config,
  connection: pg.ClientConfig,
  root: string,
  progress = new StartProgress(),
): Promise<Runtime> {
  const errors = new ErrorCounts();
  const log = createLog(config.LOG_LEVEL, undefined, errors);
  const readUrl = config.DATABASE_READ_URL;
  const replica = readUrl ? new Replica(readUrl, log, () => db) : null;
  const options = { replica, logsAll: config.LOG_SQL === 'on', onUse: noteQuery };
  const db = connect({ ...connection, max: config.DATABASE_CONNECTIONS }, log, options);
  const writes = writesOf({ config, db, log }, connection.host);
  const changes = new Changes();
  const maintenance = new Maintenance(db, changes, log);
  const shop = new ShopSettings(config, db, changes, log);
  const changeLog = new ChangeLog(changes, connection, log, replica);
  let jobs: Jobs | undefined;
  let index: Pick<ReturnType<typeof addIndex>, 'close'> | undefined;
  const close = async (): Promise<void> => {
    maintenance.close();
    shop.close();
    await index?.close();
    await jobs?.close();
    await changeLog.close();
    await replica?.close();
    await db.destroy();
  };
  try {
    await replica?.check();
    await prepareDatabase(connection, config, root, log, progress);
    jobs = await Jobs.open(
      db,
      log,
      allWork.map(({ job }) => job),
    );
    await changeLog.open();
    await maintenance.load();
    await shop.load();
    const authSecret = await loadAuthSecret(config);
    const rateLimits = new RateLimits(config.RATE_LIMITS === 'on' ? poolOf(db) : null);
    const shared = { config, authSecret, root, build: readBuild(root), log, errors, singletons: {} };
    const eventHandlers = features.flatMap((feature) => feature.eventHandlers ?? []);
    const provisions = features.flatMap((feature) => feature.provides ?? []);
    const app: App = {
      ...shared,
      eventHandlers,
      provisions,
      db,
      replica,
      changes,
      changeLog,
      jobs,
      rateLimits,
      writes,
      maintenance,
      shop,
    };
    index = addIndex(app, connection);
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Migrates the database, and has each feature prepare it. With a million items, one statement can take minutes. */
async function prepareDatabase(
  connection: pg.ClientConfig,
  config: Config,
  root: string,
  log: Log,
  progress: StartProgress,
): Promise<void> {
  const db = connectWithoutTimeouts(connection, log);
  try {
    const migrations = await readMigrations(join(root, 'db/migrations'));
    await migrate(db, migrations, reportMigrations({ config, log, progress, migrations }), progress.signal);
    await settleCurrency(db, config);
    for (const { prepare } of features) {
      if (!prepare) continue;
      progress.signal.throwIfAborted();
      const startMs = performance.now();
      await prepare.load(db, root);
      const ms = Math.round(performance.now() - startMs);
      if (ms > reportedMs) log.info({ what: prepare.what, ms }, 'reference data has been loaded');
    }
  } finally {
    await db.destroy();
  }
}

export const allWork: readonly Work[] = [
  ...idempotencyWork,
  ...changeWork,
  ...backfillWork,
  ...features.flatMap(({ jobs }) => jobs ?? []),
];

export function startWorker(app: App, connection: pg.ClientConfig): Runner {
  return startRunner(app, connection, allWork);
}
