import { recordReading } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { refuseConflictOfInterest } from '#src/accounts/users/service.server.ts';
import { findOrderParties } from '#src/deals/orders/queries.server.ts';
import { listMessagesAbout } from '#src/messaging/conversations/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { findOrderOfDispute } from './queries.server.ts';
import type { DisputeMessage, DisputeMessagesQuery } from './schemas.ts';

/**
 * Returns the messages of the two sides, and records in the audit log that an admin opened it.
 * @throws AppError `not-found`, `forbidden` for an admin who is the buyer or the seller
 */
export async function readDisputeMessages(
  app: App,
  caller: Caller,
  id: string,
  query: DisputeMessagesQuery,
): Promise<DisputeMessage[]> {
  return inTransaction(app, async (trx) => {
    const { id: admin } = await lockActor(trx, caller.id, { roles: ['admin'] });
    const orderId = isId(id) ? await findOrderOfDispute(trx, id) : undefined;
    const parties = orderId ? await findOrderParties(trx, orderId) : undefined;
    if (!orderId || !parties) throw new AppError('not-found', dealProblems.noDispute);
    refuseConflictOfInterest(admin, [parties.buyer_id, parties.seller_id]);
    const reading = { act: 'read-messages', actor: admin, target: ['order', orderId] } as const;
    await recordReading(trx, reading, { isLater: query.before !== undefined });
    const rows = await listMessagesAbout(trx, parties, query);
    return rows.map(({ seq, sender_id, body, photos, warnings, sent_at }) => ({
      seq,
      by: sender_id === parties.buyer_id ? ('buyer' as const) : ('seller' as const),
      body,
      photos,
      warnings,
      date: sent_at.toISOString(),
    }));
  });
}
