import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

export async function suspendRow(trx: Trx, id: string, by: string, reason: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('people')
    .set({ suspended_at: sql`now()`, suspended_by: by, suspended_for: reason })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function liftRow(trx: Trx, id: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('people')
    .set({ suspended_at: null, suspended_by: null, suspended_for: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
