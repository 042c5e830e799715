import type { ChangeKey, Changes } from '#src/platform/changes.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import type { Db, Trx } from '#src/platform/db/connect.server.ts';
import type { Jobs } from '#src/platform/jobs.server.ts';
import type { Log } from '#src/platform/log.server.ts';
import type { RateLimits } from '#src/platform/rate-limits.server.ts';
import type { Writes } from '#src/platform/writes.server.ts';

/** What one running process has; handed to every service. */
export type App = {
  config: Config;
  db: Db;
  /** The same database, for searches: a statement that takes long is given up. */
  searches: Db;
  log: Log;
  changes: Changes;
  jobs: Jobs;
  rateLimits: RateLimits;
  /** Whether what is kept can be written. */
  writes: Writes;
  authSecret: string;
  /** The project's folder. */
  root: string;
  /** The transaction that a call is part of as a whole, and what it has changed so far. */
  joined?: { trx: Trx; changed: Set<ChangeKey> };
};

/**
 * Runs a transaction that changes `keys` and what `run` says by `touch`, and tells this process once it is committed, so
 * that the writer's next read is fresh. Within a transaction that is open already it is part of that. Who changes one
 * item says which; `listings` stands for any.
 */
export async function change<T>(
  app: App,
  keys: readonly ChangeKey[],
  run: (trx: Trx, touch: (key: ChangeKey) => void) => Promise<T>,
): Promise<T> {
  const changed = new Set<ChangeKey>(keys);
  const act = (trx: Trx) => run(trx, (key) => void changed.add(key));
  if (app.joined) {
    const result = await act(app.joined.trx);
    for (const key of changed) app.joined.changed.add(key);
    return result;
  }
  let isDone = false;
  try {
    return await app.db.transaction().execute(async (trx) => {
      const result = await act(trx);
      isDone = true;
      return result;
    });
  } finally {
    // What was refused before its commit changed nothing. Also after a commit that failed: a lost connection leaves it
    // open whether it happened.
    if (isDone) app.changes.announce([...changed]);
  }
}
