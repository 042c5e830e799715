import { lockActor } from '#src/accounts/auth/service.server.ts';
import { deadlineFor, readClock, type DealClock } from '#src/deals/deadlines/service.server.ts';
import { openAgreedOrder } from '#src/deals/orders/booking/service.server.ts';
import { requireSeen } from '#src/deals/orders/item-state-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { OfferState, OrderSide } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { formatMoney, toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';
import { otherSide, sideOf } from '#src/platform/shared/order-sides.ts';
import { dealFields, dealProblems } from '#src/texts/problems-deals.server.ts';
import { endIfDue } from './jobs.server.ts';
import { mailAnswer, mailConfirmed, mailTurn } from './notifications.server.ts';
import {
  confirmVersion,
  endOffer,
  findHighestOffer,
  findLowestCounter,
  findSides,
  lockUser,
  insertOffer,
  lockItem,
  lockOffer,
  type OfferRow,
} from './queries.server.ts';
import { allowedActions, responseLimitMs } from './rules.ts';
import type { Counter, Offer, OfferAction, OfferTaken } from './schemas.ts';
import { endBelowMinimum, rejectAmountIf, showOffer } from './service.server.ts';

/** The offer, its item and both users are locked while an action runs. */
type ActionContext = {
  trx: Trx;
  actorId: string;
  side: OrderSide;
  offer: OfferRow;
  item: Awaited<ReturnType<typeof lockItem>>;
  clock: DealClock;
};
type Outcome = { modifiedCount: number; shown?: string } | { refused: OfferState };

/** Ends the offer if it is overdue, even when the action is refused. */
async function actOnOffer(
  app: App,
  caller: Caller,
  id: string,
  run: (context: ActionContext) => Promise<Outcome>,
): Promise<OfferTaken> {
  const result = await inTransaction(app, async (trx): Promise<OfferTaken | { refused: OfferState }> => {
    const sides = isId(id) ? await findSides(trx, id) : undefined;
    if (!sides) throw new AppError('not-found', dealProblems.noOffer);
    const side = sideOf(caller.id, sides);
    if (!side) throw new AppError('forbidden');
    const otherId = side === 'buyer' ? sides.seller_id : sides.buyer_id;
    // Locks are taken in the order of ids, to avoid deadlocks.
    if (otherId < caller.id) await lockUser(trx, otherId);
    const actor = await lockActor(trx, caller.id);
    if (otherId > caller.id) await lockUser(trx, otherId);
    const item = await lockItem(trx, sides.listing_id);
    const offer = await lockOffer(trx, id);
    const clock = await readClock(app, trx);
    const state = await endIfDue(app, trx, offer, clock);
    if (state !== offer.state) return { refused: state };
    const outcome = await run({ trx, actorId: actor.id, side, offer, item, clock });
    if ('refused' in outcome) return outcome;
    const { modifiedCount, shown = id } = outcome;
    return { modifiedCount, offer: await showOffer(trx, shown, side) };
  });
  if ('refused' in result)
    throw new AppError('wrong-stage', dealProblems.offerEnded, undefined, {
      code: result.refused,
    });
  return result;
}

const ends = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;
type Answer = keyof typeof ends;

/**
 * @throws AppError `wrong-stage`, `changed` when the caller, or the buyer whose offer is accepted, saw a different
 * version of the item
 */
export async function answerOffer(
  app: App,
  caller: Caller,
  id: string,
  answer: Answer,
  version?: number,
): Promise<OfferTaken> {
  return actOnOffer(app, caller, id, async (context) => {
    const { trx, actorId, side, offer, clock } = context;
    const isTheirs = (answer === 'withdraw') === (offer.by === side);
    if (!isTheirs) throw new AppError('forbidden');
    if (offer.state === ends[answer]) return { modifiedCount: 0 };
    if (answer === 'accept' && offer.state === 'open') {
      // Buyers are not bound to an edited item that they have not seen: they have to confirm the offer first.
      if (side === 'seller') await requireSeen(trx, offer.listing_id, { version: offer.version });
      await requireSeen(trx, offer.listing_id, { version });
    }
    if (offer.state !== 'open' || !canDo(answer, context)) return { refused: offer.state };
    if (answer !== 'accept') {
      await endOffer(trx, id, ends[answer], clock.now);
      await mailAnswer(app, trx, id, side);
      return { modifiedCount: 1 };
    }
    const orderId = newId();
    await endOffer(trx, id, 'accepted', clock.now, orderId);
    await openAgreedOrder(app, trx, {
      id: orderId,
      listingId: offer.listing_id,
      buyerId: offer.buyer_id,
      sellerId: offer.seller_id,
      cents: offer.amount_cents,
      by: side,
      byId: actorId,
      clock,
    });
    return { modifiedCount: 1 };
  });
}

const canDo = (action: OfferAction, { side, offer, item }: Pick<ActionContext, 'side' | 'offer' | 'item'>) =>
  allowedActions(side, { ...offer, isEdited: offer.version !== item.version }).includes(action);

/** Renews the seller's time to answer. @throws AppError `changed` when the item has been edited again */
export async function confirmOffer(
  app: App,
  caller: Caller,
  id: string,
  version?: number,
): Promise<OfferTaken> {
  return actOnOffer(app, caller, id, async ({ trx, side, offer, item, clock }) => {
    if (side !== 'buyer' || offer.by !== 'buyer') throw new AppError('forbidden');
    if (offer.state !== 'open') return { refused: offer.state };
    await requireSeen(trx, offer.listing_id, { version });
    if (offer.version === item.version) return { modifiedCount: 0 };
    const due = await deadlineFor(trx, clock, responseLimitMs, [offer.seller_id]);
    await confirmVersion(trx, id, { version: item.version, due });
    await mailConfirmed(app, trx, id);
    return { modifiedCount: 1 };
  });
}

/** @throws AppError `invalid` for an amount that is not between the offers of both sides, `wrong-stage`, `changed` */
export async function counterOffer(
  app: App,
  caller: Caller,
  id: string,
  { amount, version }: Counter,
): Promise<Offer> {
  await app.rateLimits.consume('offer', caller.id);
  const { offer } = await actOnOffer(app, caller, id, async (context) => {
    const { trx, side, offer: last, item, clock } = context;
    if (last.by === side) throw new AppError('forbidden');
    if (!canDo('counter', context)) return { refused: last.state };
    await requireSeen(trx, last.listing_id, { version });
    const cents = toMinorUnits(amount);
    await checkCounter(trx, { side, last, cents });
    await endOffer(trx, last.id, 'countered', clock.now);
    // The seller may have raised the minimum since they answered the buyer's last offer.
    const end = side === 'buyer' ? endBelowMinimum(item, cents, clock.now) : null;
    const due = await deadlineFor(trx, clock, responseLimitMs, [last[`${otherSide(side)}_id`]]);
    const { chain_id, listing_id, seller_id, buyer_id } = last;
    const next = newId();
    await insertOffer(trx, {
      id: next,
      chain_id,
      turn: last.turn + 1,
      by: side,
      listing_id,
      // A seller's counteroffer does not agree to a new version on the buyer's behalf.
      version: side === 'buyer' ? item.version : last.version,
      seller_id,
      buyer_id,
      amount_cents: cents,
      made_at: clock.now,
      due_at: due,
      ...end,
    });
    if (!end) await mailTurn(app, trx, next);
    return { modifiedCount: 1, shown: next };
  });
  return offer;
}

type Countered = { side: OrderSide; last: OfferRow; cents: number };

/** Buyers can only raise and sellers only lower their amount; matching the other side would be an acceptance. */
async function checkCounter(trx: Trx, { side, last, cents }: Countered): Promise<void> {
  const theirs = formatMoney(fromMinorUnits(last.amount_cents));
  if (side === 'buyer') {
    rejectAmountIf(cents >= last.amount_cents, dealFields.belowTheirs(theirs));
    const own = await findHighestOffer(trx, last.chain_id);
    return rejectAmountIf(cents <= own, dealFields.above(formatMoney(fromMinorUnits(own))));
  }
  rejectAmountIf(cents <= last.amount_cents, dealFields.aboveTheirs(theirs));
  const { sale_cents } = await lockItem(trx, last.listing_id);
  const own = Math.min(sale_cents, (await findLowestCounter(trx, last.chain_id)) ?? sale_cents);
  rejectAmountIf(cents >= own, dealFields.below(formatMoney(fromMinorUnits(own))));
}
