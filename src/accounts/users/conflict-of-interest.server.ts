import { actingOn, ownAffair } from '#src/accounts/auth/service.server.ts';
import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/**
 * @throws AppError `forbidden` for anyone else, and for a decision on oneself or on the other side of one's own open
 * order; `not-found`
 */
export async function decidingOn(trx: Trx, adminId: string, personId: string) {
  const people = await actingOn(trx, adminId, personId, { roles: ['admin'] });
  if (await isOwnAffair(trx, adminId, personId)) throw ownAffair();
  return people;
}

export async function isOwnAffair(db: DbOrTrx, adminId: string, personId: string): Promise<boolean> {
  if (adminId === personId) return true;
  const { isOpen } = await db
    .selectNoFrom(sql<boolean>`have_open_order(${adminId}, ${personId})`.as('isOpen'))
    .executeTakeFirstOrThrow();
  return isOpen;
}
