import { sql, type Insertable } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { nameOf } from '#src/platform/db/query-parts.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';

export async function findVerified(db: DbOrTrx, id: string) {
  return db.selectFrom('verified_users').select(['since', 'checked']).where('id', '=', id).executeTakeFirst();
}

export async function isAdmin(db: DbOrTrx, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
  return row?.role === 'admin';
}

export async function insertVerification(
  trx: Trx,
  values: Omit<Insertable<Tables['verifications']>, 'given_at'>,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('verifications')
    .values({ ...values, given_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('user_id').where('taken_back_at', 'is', null).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

export async function endVerification(trx: Trx, id: string, by: string, reason: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('verifications')
    .set({ taken_back_at: sql`now()`, taken_back_by: by, taken_back_for: reason })
    .where('user_id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function findVerifications(db: DbOrTrx, id: string) {
  const rows = await db
    .selectFrom('verifications as given')
    .leftJoin('users as giver', 'giver.id', 'given.given_by')
    .leftJoin('users as taker', 'taker.id', 'given.taken_back_by')
    .select(['given.id', 'given_at', 'checked', 'note', 'taken_back_at', 'taken_back_for'])
    .select([nameOf('giver').as('giver'), nameOf('taker').as('taker')])
    .where('user_id', '=', id)
    .orderBy(sql`taken_back_at desc nulls first`)
    .limit(50)
    .execute();
  if (rows.length > 0) return rows;
  const user = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return user ? rows : null;
}

/** The verifications of a user for their export, without the admins. */
export async function exportVerifications(db: DbOrTrx, id: string) {
  return db
    .selectFrom('verifications')
    .select(['given_at', 'checked', 'note', 'taken_back_at', 'taken_back_for'])
    .where('user_id', '=', id)
    .orderBy('given_at')
    .execute();
}
