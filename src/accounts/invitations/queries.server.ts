import { sql } from 'kysely';
import { invitationState } from '#src/accounts/auth/admission-service.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/** The newest first. */
export async function listInvitationRows(db: DbOrTrx, limit: number) {
  return db
    .selectFrom('invitations')
    .select([
      'id',
      'note',
      'email',
      'uses',
      'max_uses',
      'created_at',
      'expires_at',
      invitationState.as('state'),
    ])
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
