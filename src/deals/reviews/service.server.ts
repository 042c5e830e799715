import { lockActor } from '#src/accounts/auth/service.server.ts';
import { later, readClock } from '#src/deals/deadlines/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { defineDeadline } from '#src/platform/jobs/deadline.server.ts';
import { sideOf } from '#src/platform/shared/order-sides.ts';
import { countWarnedCopy } from '#src/platform/user-text/duplicates.server.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { notifyReplied, notifyShown, notifyWaiting, settleRequests } from './notifications.server.ts';
import {
  countShownOf,
  eraseReply,
  eraseText,
  findReviewedOrder,
  findReview,
  listOfOrder,
  listShownOf,
  reviewSorts,
  saveReply,
  saveReview,
  ratingOf,
  type ReviewedOrder,
  type ReviewRow,
  publishDue,
} from './queries.server.ts';
import type { NewReview, OrderReviews, Review, ReviewsQuery } from './schemas.ts';
import { toReview } from './serialize.server.ts';

const days = 24 * 3600_000;
/** The time after the publication of a review in which it can be replied to. */
const replyLimit = 30 * days;

/** @throws AppError `not-found`, `forbidden` for anyone but the two sides */
async function requireOwnOrder(db: DbOrTrx, userId: string, id: string, options = { lock: false }) {
  const order = isId(id) ? await findReviewedOrder(db, id, options) : undefined;
  if (!order) throw new AppError('not-found', dealProblems.noOrder);
  const side = sideOf(userId, order);
  if (!side) throw new AppError('forbidden');
  return { order, side, otherId: side === 'buyer' ? order.seller_id : order.buyer_id };
}

/** @throws AppError `wrong-stage` before the deal is completed, `conflict` once published or too late */
export async function writeReview(app: App, caller: Caller, id: string, input: NewReview): Promise<void> {
  await inTransaction(app, async (trx) => {
    const author = await lockActor(trx, caller.id);
    const { order, side, otherId } = await requireOwnOrder(trx, author.id, id, { lock: true });
    if (order.stage !== 'completed')
      throw new AppError('wrong-stage', undefined, undefined, { code: order.stage });
    const { now } = await readClock(app, trx);
    const before = await listOfOrder(trx, id);
    const mine = before.find(({ by }) => by === side);
    const text = input.text || null;
    if (mine && mine.stars === input.stars && mine.text === text) return;
    if (mine?.published_at) throw new AppError('conflict', dealProblems.reviewVisible);
    if (now >= order.review_until) throw new AppError('conflict', dealProblems.reviewOver);
    const copy = { senderId: author.id, receiverId: otherId, listingId: order.listing_id, text: input.text };
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
    await settleRequests(trx, id, author.id);
    if (before.length > 0) return notifyShown(app, trx, [id]);
    await notifyWaiting(app, trx, id, { readerId: otherId, until: order.review_until });
  });
}

export async function showReviews(app: App, caller: Caller, id: string): Promise<OrderReviews> {
  const { order, side, otherId } = await requireOwnOrder(app.db, caller.id, id);
  const { now } = order;
  const [rows, other] = await Promise.all([listOfOrder(app.db, id), ratingOf(app.db, otherId, side)]);
  const mine = rows.find(({ by }) => by === side);
  const theirs = rows.find(({ by }) => by !== side);
  const shown = theirs?.published_at ? theirs : null;
  const replyUntil = theirs?.published_at
    ? later(theirs.published_at, replyLimit, app.config.DEAL_SPEED)
    : null;
  return {
    mine: mine ? toReview(mine) : null,
    theirs: shown && toReview(shown),
    waits: theirs !== undefined && !shown,
    until: order.review_until?.toISOString() ?? null,
    writable: isWritable(order, mine, now),
    replyUntil: shown && replyUntil && canReply(shown, now, replyUntil) ? replyUntil.toISOString() : null,
    other,
  };
}

const isWritable = ({ review_until }: ReviewedOrder, mine: ReviewRow | undefined, now: Date): boolean =>
  review_until !== null && now < review_until && !mine?.published_at;

const canReply = ({ replied_at, removed_at }: ReviewRow, now: Date, until: Date): boolean =>
  replied_at === null && removed_at === null && now < until;

const notFound = () => new AppError('not-found', dealProblems.noReview);

/** Only its author learns that an unpublished review exists. @throws AppError `not-found`, `forbidden` for others */
async function requireAuthor(db: DbOrTrx, userId: string, id: string): Promise<void> {
  const row = isId(id) ? await findReview(db, id) : undefined;
  if (row?.author_id === userId) return;
  throw row?.published_at ? new AppError('forbidden') : notFound();
}

/** @throws AppError `not-found` when unpublished, `forbidden` for anyone but the reviewed user */
async function reviewOfUser(db: DbOrTrx, userId: string, id: string) {
  const row = isId(id) ? await findReview(db, id) : undefined;
  if (row?.author_id === userId) throw new AppError('forbidden');
  if (!row?.published_at) throw notFound();
  if (row.subject_id !== userId) throw new AppError('forbidden');
  return { row, publishedAt: row.published_at };
}

/** @throws AppError `conflict` for a second reply, a removed review, and after 30 days */
export async function replyToReview(app: App, caller: Caller, id: string, reply: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    const { row, publishedAt } = await reviewOfUser(trx, userId, id);
    if (row.reply === reply) return 0;
    const { now, speed } = await readClock(app, trx);
    const isOpen = canReply(row, now, later(publishedAt, replyLimit, speed));
    const copy = { senderId: userId, receiverId: row.author_id, listingId: row.listing_id, text: reply };
    if (isOpen) await countWarnedCopy(app, trx, copy, false);
    if (!isOpen || !(await saveReply(trx, id, reply))) throw new AppError('conflict', dealProblems.replyOnce);
    await notifyReplied(app, trx, row.order_id, row.author_id);
    return 1;
  });
}

/** Removes the text of a review, but keeps its stars. */
export async function takeBackText(app: App, caller: Caller, id: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    await requireAuthor(trx, userId, id);
    return (await eraseText(trx, id)) ? 1 : 0;
  });
}

/** Removes a reply. The user cannot reply again. */
export async function takeBackReply(app: App, caller: Caller, id: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    await reviewOfUser(trx, userId, id);
    return (await eraseReply(trx, id)) ? 1 : 0;
  });
}

export async function listReviewsOf(app: App, sellerId: string, query: ReviewsQuery): Promise<Page<Review>> {
  return listReviewsAbout(app, sellerId, 'buyer', query);
}

export async function listReviewsOfOther(
  app: App,
  caller: Caller,
  id: string,
  query: ReviewsQuery,
): Promise<Page<Review>> {
  const { side, otherId } = await requireOwnOrder(app.db, caller.id, id);
  return listReviewsAbout(app, otherId, side, query);
}

/** Published reviews about a user, written by the other side of their deals. */
export async function listReviewsAbout(
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
  // Cached pages show the names of the authors.
  addCacheTags([subjectId, ...rows.map(({ author_id }) => author_id)].map((of) => `user:${of}` as const));
  return toPage(rows, keyset, { count }, toReview);
}

/** Publishes the reviews of a deal when the time to write them is up. */
export const reviewDeadline = defineDeadline({
  name: 'show-due-reviews',
  former: 'review-window',
  steps: [showDue],
});

async function showDue(app: App, trx: Trx, limit: number): Promise<number> {
  const orders = await publishDue(trx, limit);
  await notifyShown(app, trx, orders);
  return orders.length;
}
