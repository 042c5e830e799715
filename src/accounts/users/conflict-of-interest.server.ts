import { ownAffair } from '#src/platform/security/conflict-of-interest.server.ts';
import { actingOn } from '#src/accounts/auth/service.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { haveOpenOrder } from '#src/deals/orders/queries.server.ts';

/**
 * @throws AppError `forbidden` for anyone else, and for a decision on oneself or on the other side of one's own open
 * order; `not-found`
 */
export async function decidingOn(trx: Trx, adminId: string, personId: string) {
  const people = await actingOn(trx, adminId, personId, ['admin']);
  if (await isOwnAffair(trx, adminId, personId)) throw ownAffair();
  return people;
}

export const isOwnAffair = async (db: DbOrTrx, adminId: string, personId: string): Promise<boolean> =>
  adminId === personId || haveOpenOrder(db, adminId, personId);
