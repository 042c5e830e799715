import { lockActor, requireVerified } from '#src/accounts/auth/service.server.ts';
import { isBlocked } from '#src/accounts/blocks/service.server.ts';
import { deadlineFor, readClock } from '#src/deals/deadlines/service.server.ts';
import { requireSeen } from '#src/deals/orders/item-state-service.server.ts';
import { ownSides } from '#src/messaging/conversations/sending/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { formatMoney, toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';
import { countCopy } from '#src/platform/user-text/duplicates.server.ts';
import { dealFields, dealProblems } from '#src/texts/problems-deals.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { endIfDue } from './jobs.server.ts';
import { countOffers, listOffers, listTurns, offerSorts, readShown } from './list-queries.server.ts';
import { mailTurn } from './notifications.server.ts';
import {
  countOffersOf,
  findLast,
  findHighestOffer,
  findSellerOf,
  lockUser,
  insertOffer,
  lockItem,
  type OfferRow,
} from './queries.server.ts';
import { responseLimitMs, maxItemsPerDay, maxOpenOffers, turnsLeft } from './rules.ts';
import type { NewOffer, Offer, OffersQuery } from './schemas.ts';
import { toOffer } from './serialize.server.ts';

type Item = Awaited<ReturnType<typeof lockItem>>;

/** An offer below the seller's minimum is declined immediately. It uses up a turn of the buyer, but none of the seller. */
export async function makeOffer(app: App, caller: Caller, input: NewOffer): Promise<Offer> {
  await app.rateLimits.consume('offer', caller.id);
  const { listing, amount, note = null, version } = input;
  const id = newId();
  const missing = new AppError('not-found', sharedProblems.noItem);
  if (!isId(listing)) throw missing;
  return inTransaction(app, async (trx) => {
    const sellerId = await findSellerOf(trx, listing);
    if (!sellerId) throw missing;
    if (sellerId === caller.id) throw new AppError('forbidden', sharedProblems.ownItem);
    // Locks are taken in the order of ids, to avoid deadlocks.
    if (sellerId < caller.id) await lockUser(trx, sellerId);
    const buyer = await lockActor(trx, caller.id, { roles: ['Buyer'], exclusive: true });
    requireVerified(app, buyer);
    if (sellerId > caller.id) await lockUser(trx, sellerId);
    if (await isBlocked(trx, sellerId, buyer.id)) throw new AppError('blocked');
    const item = await lockItem(trx, listing);
    requireOffersAllowed(item);
    await requireSeen(trx, listing, { version });
    const clock = await readClock(app, trx);
    const last = await findLast(trx, listing, buyer.id);
    const before = last && { ...last, state: await endIfDue(app, trx, last, clock) };
    const cents = toMinorUnits(amount);
    await checkOffer(app, trx, { item, before, cents, buyerId: buyer.id });
    const copy = { senderId: buyer.id, receiverId: sellerId, listingId: listing, text: note ?? '' };
    await countCopy(app, trx, copy);
    const end = endBelowMinimum(item, cents, clock.now);
    const due = await deadlineFor(trx, clock, responseLimitMs, [sellerId]);
    await insertOffer(trx, {
      id,
      chain_id: before?.chain_id ?? id,
      turn: before ? before.turn + 1 : 1,
      by: 'buyer',
      listing_id: listing,
      version: item.version,
      seller_id: sellerId,
      buyer_id: buyer.id,
      amount_cents: cents,
      note,
      made_at: clock.now,
      due_at: due,
      ...end,
    });
    if (!end) await mailTurn(app, trx, id);
    return showOffer(trx, id, 'buyer');
  });
}

/** Returns how an offer of a buyer ends at once, or null if it is not below the seller's minimum. */
export function endBelowMinimum({ floor_cents }: Pick<Item, 'floor_cents'>, cents: number, now: Date) {
  if (floor_cents === null || cents >= floor_cents) return null;
  return { state: 'declined' as const, ended_at: now, auto_declined: true };
}

function requireOffersAllowed(item: Item): void {
  if (item.deleted_at) throw new AppError('gone', sharedProblems.itemWithdrawn);
  if (item.paused_at || item.isSuspended) throw new AppError('not-on-show');
  if (item.sold_at) throw new AppError('conflict', sharedProblems.itemSold);
  if (item.isBooked) throw new AppError('already-booked');
  if (!item.offers) throw new AppError('conflict', dealProblems.noOffersTaken);
}

type LastOffer = Pick<OfferRow, 'chain_id' | 'taken' | 'by' | 'state'>;
type OfferToCheck = { item: Item; before: LastOffer | undefined; cents: number; buyerId: string };

const refuse = (detail: string) => new AppError('conflict', detail);

async function checkOffer(app: App, trx: Trx, { item, before, cents, buyerId }: OfferToCheck): Promise<void> {
  if (before?.state === 'open')
    throw refuse(before.by === 'buyer' ? dealProblems.offerPending : dealProblems.counterPending);
  if (before?.state === 'accepted') throw refuse(dealProblems.offerAccepted);
  if (before && turnsLeft(before, 'buyer') === 0) throw refuse(dealProblems.offersUsed);
  if (app.config.RATE_LIMITS !== 'off') await checkCounts(trx, buyerId, before === undefined);
  rejectAmountIf(cents >= item.sale_cents, dealFields.belowPrice);
  const highest = before ? await findHighestOffer(trx, before.chain_id) : null;
  rejectAmountIf(highest !== null && cents <= highest, dealFields.above(dollarsOf(highest ?? 0)));
}

async function checkCounts(trx: Trx, buyerId: string, isFirst: boolean): Promise<void> {
  const { open, begun } = await countOffersOf(trx, buyerId);
  if (open >= maxOpenOffers) throw new AppError('too-many-open', dealProblems.tooManyOffers(open));
  if (isFirst && begun >= maxItemsPerDay)
    throw new AppError('too-many-open', dealProblems.tooManyOffersToday(begun));
}

const dollarsOf = (cents: number) => formatMoney(fromMinorUnits(cents));

export function rejectAmountIf(isInvalid: boolean, message: string): void {
  if (isInvalid) throw new AppError('invalid', undefined, [{ path: 'amount', message }]);
}

export async function showOffer(db: DbOrTrx, id: string, side: OrderSide): Promise<Offer> {
  const row = await readShown(db, id);
  return toOffer(row, await listTurns(db, [row.chain_id]), side);
}

const listSides = { buyer: 'buying', seller: 'selling' } as const;

export async function listOffersFor(app: App, caller: Caller, query: OffersQuery): Promise<Page<Offer>> {
  const { state, listing, conversation } = query;
  const between = conversation === undefined ? undefined : await ownSides(app.db, caller.id, conversation);
  const side = between ? listSides[between.buyer_id === caller.id ? 'buyer' : 'seller'] : query.side;
  const scope = { userId: caller.id, side, state, listing, between };
  const keyset = parsePage('offers', offerSorts, query, { side, state, listing, conversation });
  const [rows, count] = await Promise.all([listOffers(app.db, scope, keyset), countOffers(app.db, scope)]);
  const turns = await listTurns(
    app.db,
    rows.map(({ chain_id }) => chain_id),
  );
  return toPage(rows, keyset, { count }, (row) =>
    toOffer(row, turns, side === 'buying' ? 'buyer' : 'seller'),
  );
}
