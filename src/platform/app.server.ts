import { sql } from 'kysely';
import type { ChangeLog } from '#src/platform/cache/change-log.server.ts';
import type { Changes } from '#src/platform/cache/changes.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Maintenance } from '#src/platform/maintenance.server.ts';
import type { ShopSettings } from '#src/platform/shop/settings.server.ts';
import type { Build } from '#src/platform/version.server.ts';
import type { Config } from './config/config.server.ts';
import { currentRequest } from './context.server.ts';
import type { Db, Trx } from './db/connect.server.ts';
import type { Replica } from './db/replica.server.ts';
import type { EventHandler, Provision } from './feature.server.ts';
import type { Jobs } from './jobs/queue.server.ts';
import type { ErrorCounts } from './observability/error-counts.server.ts';
import type { Log } from './observability/log.server.ts';
import type { RateLimits } from './security/rate-limits.server.ts';
import type { Writes } from './storage/write-failures.server.ts';

/** Objects that features create once per process. Each feature declares its own. @public */
export interface Singletons {}

export type App = {
  config: Config;
  db: Db;
  replica: Replica | null;
  log: Log;
  changes: Changes;
  changeLog: ChangeLog;
  jobs: Jobs;
  rateLimits: RateLimits;
  writes: Writes;
  maintenance: Maintenance;
  shop: ShopSettings;
  errors: ErrorCounts;
  authSecret: string;
  root: string;
  build: Build;
  eventHandlers: readonly EventHandler[];
  provisions: readonly Provision[];
  singletons: Partial<Singletons>;
  /** The open transaction, if the whole call runs in one. */
  joined?: Trx;
};

/** Calls `run` with the call's open transaction, or with a new one. */
export async function inTransaction<T>(app: App, run: (trx: Trx) => Promise<T>): Promise<T> {
  return app.joined ? run(app.joined) : transact(app, run);
}

/**
 * Runs a transaction, which is committed even if `run` throws a refusal with `keepsChange`. The client's next read
 * includes the transaction's changes, whichever process responds.
 */
export async function transact<T>(app: App, run: (trx: Trx) => Promise<T>): Promise<T> {
  const outcome = async (trx: Trx): Promise<{ value: T } | { refusal: AppError }> => {
    try {
      return { value: await run(trx) };
    } catch (error) {
      if (error instanceof AppError && error.more.keepsChange) return { refusal: error };
      throw error;
    }
  };
  const { result, xid } = await app.db.transaction().execute(async (trx) => ({
    result: await outcome(trx),
    xid: await readTransactionId(trx),
  }));
  if (xid !== null) {
    const request = currentRequest();
    if (request) request.written = BigInt(xid);
    await app.changeLog.committed(BigInt(xid));
  }
  if ('refusal' in result) throw result.refusal;
  return result.value;
}

/** Returns the number of a transaction, or null if it has changed nothing. */
async function readTransactionId(trx: Trx): Promise<string | null> {
  const { rows } = await sql<{ xid: string | null }>`
    select pg_current_xact_id_if_assigned()::text as xid`.execute(trx);
  return rows[0]!.xid;
}
