import type { BookingInput } from '#src/deals/orders/booking/schemas.ts';
import { saveContact } from '#src/deals/orders/queries.server.ts';
import { canPropose } from '#src/deals/orders/stages.ts';
import {
  actOnOrder,
  countText,
  type SideActionContext,
  type TransitionResult,
} from '#src/deals/orders/transitions/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';

/**
 * Adds the buyer's phone number and meeting place to an order that began without them. They can be given once.
 * @throws AppError `forbidden` for the seller, `conflict` when the order has others, `too-many-requests`
 */
export async function giveContact(
  app: App,
  caller: Caller,
  id: string,
  contact: BookingInput,
): Promise<TransitionResult> {
  const asSide = async (context: SideActionContext) => {
    const { trx, side, order } = context;
    if (side !== 'buyer') throw new AppError('forbidden');
    if (order.phone === contact.phone && order.location === contact.location) return { modifiedCount: 0 };
    if (!canPropose(order.stage)) return { refused: order.stage };
    if (order.phone !== null) throw new AppError('conflict', dealProblems.hasContact);
    await countText(context, contact.location);
    await saveContact(trx, order.id, contact);
    return { modifiedCount: 1 };
  };
  return actOnOrder(app, caller, id, { asSide });
}

/** @throws AppError `conflict` until the buyer has given a phone number and a place */
export function requireContact({ side, order }: Pick<SideActionContext, 'side' | 'order'>): void {
  if (order.phone !== null) return;
  throw new AppError(
    'conflict',
    side === 'buyer' ? dealProblems.contactFirst : dealProblems.buyerContactFirst,
  );
}
