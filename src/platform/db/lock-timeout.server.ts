import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Trx } from './connect.server.ts';

/** Deadlock, lock not available, serialization failure: PostgreSQL says of these that the transaction can be retried. */
const retryable = new Set<unknown>(['40P01', '55P03', '40001']);
const maxPauseMs = 2_000;

/**
 * Runs `work` in a transaction that waits at most a second for each lock, because other transactions queue behind a
 * lock that is waited for. Retries it for as long as other transactions are in its way.
 */
export async function withLockTimeout<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  onRetry: (error: unknown) => void = () => undefined,
): Promise<T> {
  for (;;) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '1s'`.execute(trx);
        return work(trx);
      });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && retryable.has(error.code))) throw error;
      onRetry(error);
      // Random, so that two transactions do not meet again.
      await delay(Math.random() * maxPauseMs);
    }
  }
}
