import { recordAction } from '#src/accounts/audit/service.server.ts';
import type { Identity } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { newUserId } from '#src/platform/ids.server.ts';
import { insertUser, promoteUser } from './queries.server.ts';

export async function hasAdmin(db: DbOrTrx): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Creates the record of the first admin, and returns its id. Without the role, they would be a buyer. */
export async function createFirstAdmin(trx: Trx, identity: Identity, name: string): Promise<string> {
  const id = newUserId();
  await insertUser(trx, id, identity, name, 'Buyer');
  await promoteUser(trx, id);
  await recordAction(trx, {
    act: 'made-admin',
    actor: null,
    target: ['person', id],
    note: 'by the set-up link',
  });
  return id;
}
