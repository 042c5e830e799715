import type { Changes } from '#src/platform/changes.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import type { Db, Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import type { Jobs } from '#src/platform/jobs.server.ts';
import type { Log } from '#src/platform/log.server.ts';

/** What one running process has; handed to every service. */
export type App = {
  config: Config;
  db: Db;
  log: Log;
  changes: Changes;
  jobs: Jobs;
  authSecret: string;
};

/**
 * Runs a transaction that writes `tables`, and tells this process once it is committed, so that the writer's
 * next read is fresh.
 */
export async function change<T>(
  app: App,
  tables: (keyof Tables)[],
  run: (trx: Trx) => Promise<T>,
): Promise<T> {
  try {
    return await app.db.transaction().execute(run);
  } finally {
    // Also after a failure: a lost connection leaves it open whether the commit happened.
    app.changes.announce(tables);
  }
}
