import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Trx } from '#src/db/connect.server.ts';
import type { Shop } from './shop.ts';

/** Does something that has to wait for what a transaction has locked, which is committed as soon as it waits. */
export async function afterLock<T>(
  { app: { db } }: Shop,
  lock: (trx: Trx) => Promise<unknown>,
  act: () => Promise<T>,
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
  await held.commit().execute();
  return late;
}
