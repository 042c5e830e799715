import { sql } from 'kysely';
import type { Db } from './connect.server.ts';
import { withLockTimeout } from './lock-timeout.server.ts';

// The table `backfills` has the SQL functions that write to stored rows in batches. Such a function takes the last id that
// is done and the size of a batch, and returns the last id of its batch, or null after the last batch.

/** Items have up to three cache tags each, and a transaction with over 400 tags empties all caches. */
export const itemsInBatch = 100;

export type Batch = { name: string; position: string | null };

/** Runs one batch, unless another process is running it. Returns null if there is nothing to do. */
export async function runBatch(db: Db, beforeStart: boolean): Promise<Batch | null> {
  return withLockTimeout(db, async (trx) => {
    const next = await trx
      .selectFrom('backfills')
      .select(['name', 'position'])
      .where('before_start', '=', beforeStart)
      .orderBy('name')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return null;
    const { rows } = await sql<{ position: string | null }>`
      select ${sql.id(next.name)}(${next.position}, ${itemsInBatch}) as position`.execute(trx);
    const position = rows[0]?.position ?? null;
    await (
      position === null
        ? trx.deleteFrom('backfills').where('name', '=', next.name)
        : trx.updateTable('backfills').set({ position }).where('name', '=', next.name)
    ).execute();
    return { name: next.name, position };
  });
}

/** Runs the backfills without which the shop cannot serve. */
export async function finishBackfills(db: Db): Promise<void> {
  while (await runBatch(db, true));
}
