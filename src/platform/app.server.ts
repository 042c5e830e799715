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
  /** The same database, for searches: a statement that takes long is given up. */
  searches: Db;
  log: Log;
  changes: Changes;
  jobs: Jobs;
  authSecret: string;
  /** The project's folder. */
  root: string;
  /** The transaction that a call is part of as a whole, and the tables that it has written so far. */
  joined?: { trx: Trx; tables: Set<keyof Tables> };
};

/**
 * Runs a transaction that writes `tables`, and tells this process once it is committed, so that the writer's
 * next read is fresh. Within a transaction that is open already it is part of that.
 */
export async function change<T>(
  app: App,
  tables: (keyof Tables)[],
  run: (trx: Trx) => Promise<T>,
): Promise<T> {
  if (app.joined) {
    for (const table of tables) app.joined.tables.add(table);
    return run(app.joined.trx);
  }
  try {
    return await app.db.transaction().execute(run);
  } finally {
    // Also after a failure: a lost connection leaves it open whether the commit happened.
    app.changes.announce(tables);
  }
}
