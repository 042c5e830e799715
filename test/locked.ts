import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Shop } from './shop.ts';

/**
 * Runs `act`, which has to wait for the locks of a transaction. As soon as it waits, the transaction runs `finish` and is
 * committed.
 */
export async function afterLock<T>(
  { app: { db } }: Shop,
  lock: (trx: Trx) => Promise<unknown>,
  act: () => Promise<T>,
  finish: (trx: Trx) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const held = await db.startTransaction().execute();
  await lock(held);
  const late = act();
  late.catch(() => undefined);
  const countWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 30_000 }).toBe(1);
  await finish(held);
  await held.commit().execute();
  return late;
}
