import { actingPerson } from '#src/accounts/auth/service.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { later } from '#src/deals/orders/stages.ts';
import { readClock } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { sideOf } from '#src/deals/orders/serialize.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { countWarnedCopy } from '#src/platform/user-text/duplicates.server.ts';
import type { NewReview, OrderReviews, Review, ReviewsQuery } from './schemas.ts';
import { tellReplied, tellShown, tellWaiting } from './notifications.server.ts';
import {
  countShownOf,
  eraseReply,
  eraseText,
  findDeal,
  findReview,
  listOfOrder,
  listShownOf,
  reviewSorts,
  saveReply,
  saveReview,
  standingOf,
  type Deal,
  type ReviewRow,
} from './queries.server.ts';
import { reviewDeadline } from './jobs.server.ts';
import { toReview } from './serialize.server.ts';

const days = 24 * 3600_000;
/** From its publication. */
const replyLimit = 30 * days;

/** @throws AppError `not-found`, `forbidden` for anyone but the two sides */
async function ownDeal(db: DbOrTrx, personId: string, id: string, lock = false) {
  const deal = isId(id) ? await findDeal(db, id, lock) : undefined;
  if (!deal) throw new AppError('not-found', 'There is no such order.');
  const side = sideOf(personId, deal);
  if (!side) throw new AppError('forbidden');
  return { deal, side, otherId: side === 'buyer' ? deal.seller_id : deal.buyer_id };
}

/** @throws AppError `wrong-stage` before the deal is completed, `conflict` once published or too late */
export async function writeReview(app: App, caller: Caller, id: string, input: NewReview): Promise<void> {
  await change(app, async (trx) => {
    const author = await actingPerson(trx, caller.id);
    const { deal, side, otherId } = await ownDeal(trx, author.id, id, true);
    if (deal.stage !== 'completed')
      throw new AppError('wrong-stage', undefined, undefined, { code: deal.stage });
    const { now } = await readClock(app, trx);
    const before = await listOfOrder(trx, id);
    const mine = before.find(({ by }) => by === side);
    const text = input.text || null;
    if (mine && mine.stars === input.stars && mine.text === text) return;
    if (mine?.published_at) throw new AppError('conflict', 'Both of you see it: it stays as it is.');
    if (now >= deal.review_until!) throw new AppError('conflict', 'The time to write of this deal is over.');
    const copy = { senderId: author.id, receiverId: otherId, listingId: deal.listing_id, text: input.text };
    await countWarnedCopy(app, trx, copy, false);
    await saveReview(trx, {
      order_id: id,
      by: side,
      author_id: author.id,
      subject_id: otherId,
      stars: input.stars,
      text,
    });
    if (mine) return;
    if (before.length > 0) return tellShown(app, trx, [id]);
    await reviewDeadline.enqueue(app, trx, deal.review_until!, {});
    await tellWaiting(app, trx, id, otherId);
  });
}

export async function showReviews(app: App, caller: Caller, id: string): Promise<OrderReviews> {
  const { deal, side, otherId } = await ownDeal(app.db, caller.id, id);
  const { now } = deal;
  const [rows, other] = await Promise.all([listOfOrder(app.db, id), standingOf(app.db, otherId, side)]);
  const mine = rows.find(({ by }) => by === side);
  const theirs = rows.find(({ by }) => by !== side);
  const isShown = theirs !== undefined && theirs.published_at !== null;
  const replyUntil = isShown ? later(theirs.published_at!, replyLimit, app.config.DEAL_SPEED) : null;
  return {
    mine: mine ? toReview(mine) : null,
    theirs: isShown ? toReview(theirs) : null,
    waits: theirs !== undefined && !isShown,
    until: deal.review_until?.toISOString() ?? null,
    writable: isWritable(deal, mine, now),
    replyUntil: isShown && canReply(theirs, now, replyUntil!) ? replyUntil!.toISOString() : null,
    other,
  };
}

const isWritable = ({ review_until }: Deal, mine: ReviewRow | undefined, now: Date): boolean =>
  review_until !== null && now < review_until && !mine?.published_at;

const canReply = ({ replied_at, removed_at }: ReviewRow, now: Date, until: Date): boolean =>
  replied_at === null && removed_at === null && now < until;

/** @throws AppError `not-found` when unpublished, `forbidden` for anyone but the user in that role */
async function ownReview(
  db: DbOrTrx,
  personId: string,
  id: string,
  role: 'author' | 'subject',
): Promise<ReviewRow> {
  const row = isId(id) ? await findReview(db, id) : undefined;
  // Only its author learns that an unpublished review exists.
  if (!row || (!row.published_at && row.author_id !== personId))
    throw new AppError('not-found', 'There is no such review.');
  if (row[`${role}_id`] !== personId) throw new AppError('forbidden');
  return row;
}

/** @throws AppError `conflict` for a second reply, a removed review, and after 30 days */
export async function replyToReview(app: App, caller: Caller, id: string, reply: string): Promise<number> {
  return change(app, async (trx) => {
    const { id: personId } = await actingPerson(trx, caller.id);
    const row = await ownReview(trx, personId, id, 'subject');
    if (row.reply === reply) return 0;
    const { now, speed } = await readClock(app, trx);
    const isOpen = canReply(row, now, later(row.published_at!, replyLimit, speed));
    const copy = { senderId: personId, receiverId: row.author_id, listingId: row.listing_id, text: reply };
    if (isOpen) await countWarnedCopy(app, trx, copy, false);
    if (!isOpen || !(await saveReply(trx, id, reply)))
      throw new AppError('conflict', 'There is one reply to a review, within 30 days.');
    await tellReplied(app, trx, row.order_id, row.author_id);
    return 1;
  });
}

/** The stars stay. */
export async function takeBackText(app: App, caller: Caller, id: string): Promise<number> {
  return change(app, async (trx) => {
    const { id: personId } = await actingPerson(trx, caller.id);
    await ownReview(trx, personId, id, 'author');
    return (await eraseText(trx, id)) ? 1 : 0;
  });
}

/** There is no second reply. */
export async function takeBackReply(app: App, caller: Caller, id: string): Promise<number> {
  return change(app, async (trx) => {
    const { id: personId } = await actingPerson(trx, caller.id);
    await ownReview(trx, personId, id, 'subject');
    return (await eraseReply(trx, id)) ? 1 : 0;
  });
}

/** Cached pages depend on the names of the authors, too. */
export async function listReviewsOf(app: App, sellerId: string, query: ReviewsQuery): Promise<Page<Review>> {
  return pageOf(app, sellerId, 'buyer', query);
}

export async function listReviewsOfOther(
  app: App,
  caller: Caller,
  id: string,
  query: ReviewsQuery,
): Promise<Page<Review>> {
  const { side, otherId } = await ownDeal(app.db, caller.id, id);
  return pageOf(app, otherId, side, query);
}

async function pageOf(
  app: App,
  subjectId: string,
  by: OrderSide,
  query: ReviewsQuery,
): Promise<Page<Review>> {
  const keyset = parsePage('reviews', reviewSorts, query, { subjectId, by });
  const [rows, count] = await Promise.all([
    listShownOf(app.db, subjectId, by, keyset),
    countShownOf(app.db, subjectId, by),
  ]);
  addCacheTags([subjectId, ...rows.map(({ author_id }) => author_id)].map((of) => `person:${of}` as const));
  return toPage(rows, keyset, { count }, toReview);
}
