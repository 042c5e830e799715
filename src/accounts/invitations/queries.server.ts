import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

type State = 'open' | 'used' | 'expired' | 'revoked';

const state = sql<State>`case when revoked_at is not null then 'revoked' when uses >= max_uses then 'used'
  when expires_at <= shop_now() then 'expired' else 'open' end`;

/** The newest first. */
export async function listInvitationRows(db: DbOrTrx, limit: number) {
  return db
    .selectFrom('invitations')
    .select(['id', 'note', 'email', 'uses', 'max_uses', 'created_at', 'expires_at', state.as('state')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

type Values = {
  id: string;
  hash: string;
  note: string | null;
  email: string | null;
  max_uses: number;
  created_by: string;
};

export async function insertInvitation(trx: Trx, values: Values): Promise<void> {
  await trx.insertInto('invitations').values(values).execute();
}

export async function isOpenInvitation(db: DbOrTrx, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('hash', '=', hash)
    .where(state, '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a sign-up. Returns false if the invitation can no longer be used; concurrent calls wait for each other. */
export async function countUse(trx: Trx, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('hash', '=', hash)
    .where(state, '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasInvitation(trx: Trx, id: string): Promise<boolean> {
  return (
    (await trx.selectFrom('invitations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

export async function markRevoked(trx: Trx, id: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ revoked_at: sql`shop_now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
