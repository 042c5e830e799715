import { sql, type SelectQueryBuilder, type RawBuilder } from 'kysely';
import type { OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import { todoSources, type TodoRow } from '#src/platform/todo.server.ts';
import type { Rating } from './schemas.ts';

/** `lock` prevents concurrent reviews of the same order. */
export async function findReviewedOrder(db: DbOrTrx, orderId: string, { lock = false } = {}) {
  const order = db
    .selectFrom('orders')
    .select(['id', 'listing_id', 'buyer_id', 'seller_id', 'stage', 'review_until'])
    .select(sql<Date>`shop_now()`.as('now'))
    .where('id', '=', orderId)
    .$narrowType<
      | { stage: 'completed'; review_until: Date }
      | { stage: Exclude<OrderStage, 'completed'>; review_until: null }
    >();
  return (lock ? order.forUpdate() : order).executeTakeFirst();
}
export type ReviewedOrder = NonNullable<Awaited<ReturnType<typeof findReviewedOrder>>>;

function withAuthor(reviews: SelectQueryBuilder<Tables, 'reviews', unknown>) {
  return reviews
    .innerJoin('users as author', 'author.id', 'reviews.author_id')
    .innerJoin('users as subject', 'subject.id', 'reviews.subject_id')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .innerJoin('listings', 'listings.id', 'orders.listing_id')
    .selectAll('reviews')
    .select([
      'listings.id as listing_id',
      'listings.kind',
      'author.name as author_name',
      'author.deleted_at as author_closed_at',
      'subject.deleted_at as subject_closed_at',
    ]);
}

/** Includes unpublished reviews. */
export async function listOfOrder(db: DbOrTrx, orderId: string) {
  return withAuthor(db.selectFrom('reviews').where('order_id', '=', orderId)).execute();
}
export type ReviewRow = Awaited<ReturnType<typeof listOfOrder>>[number];

export async function findReview(db: DbOrTrx, id: string): Promise<ReviewRow | undefined> {
  return withAuthor(db.selectFrom('reviews').where('reviews.id', '=', id)).executeTakeFirst();
}

export async function saveReview(
  trx: Trx,
  row: {
    order_id: string;
    by: OrderSide;
    author_id: string;
    subject_id: string;
    stars: number;
    text: string | null;
  },
): Promise<void> {
  const { stars, text } = row;
  await trx
    .insertInto('reviews')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['order_id', 'by']).doUpdateSet({ stars, text, written_at: sql<Date>`shop_now()` }),
    )
    .execute();
}

/** Returns whether the row changed. */
async function updateReview(
  trx: Trx,
  id: string,
  values: Record<string, unknown>,
  condition: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reviews')
    .set(values)
    .where('id', '=', id)
    .where(sql<boolean>`${sql.raw(condition)}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const eraseText = (trx: Trx, id: string) => updateReview(trx, id, { text: null }, 'text is not null');
export const eraseReply = (trx: Trx, id: string) =>
  updateReview(trx, id, { reply: null }, 'reply is not null');
export const saveReply = (trx: Trx, id: string, reply: string) =>
  updateReview(trx, id, { reply, replied_at: sql`shop_now()` }, 'replied_at is null');
export const markRemoved = (trx: Trx, id: string, by: string) =>
  updateReview(trx, id, { removed_at: sql`now()`, removed_by: by }, 'removed_at is null');

/** Publishes reviews whose time is up and returns the ids of their orders. */
export async function publishDue(trx: Trx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    update reviews set published_at = shop_now() where id in (
      select id from reviews where published_at is null and until <= shop_now()
      order by until limit ${limit} for update skip locked)
    returning order_id`.execute(trx);
  return rows.map(({ order_id }) => order_id);
}

export const reviewSorts = {
  id: sql.ref<string>('reviews.id'),
  columns: { date: { by: sql.ref('reviews.published_on'), type: 'time' } },
} as const satisfies Sorts<string>;

const shownOf = (db: DbOrTrx, subjectId: string, by: OrderSide) =>
  db
    .selectFrom('reviews')
    .where('reviews.subject_id', '=', subjectId)
    .where('reviews.by', '=', by)
    .where('reviews.published_at', 'is not', null);

export async function listShownOf(db: DbOrTrx, subjectId: string, by: OrderSide, keyset: KeysetPage) {
  return onPage(withAuthor(shownOf(db, subjectId, by)), keyset).execute();
}

export async function countShownOf(db: DbOrTrx, subjectId: string, by: OrderSide): Promise<number> {
  return countRows(shownOf(db, subjectId, by));
}

/** A mean of fewer reviews would depend too much on a single deal. */
const minForMean = 3;

export async function ratingOf(db: DbOrTrx, subjectId: string, by: OrderSide): Promise<Rating> {
  const { count, stars } = await shownOf(db, subjectId, by)
    .where('reviews.removed_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number | null>`round(avg(stars), 1)::float8`.as('stars'))
    .executeTakeFirstOrThrow();
  return { count, stars: count < minForMean ? null : stars };
}

// A subquery, because an index condition cannot contain the volatile function itself.
const now = sql<Date>`(select shop_now())`;

function reviewsOf(side: OrderSide, userId: RawBuilder<string>): RawBuilder<TodoRow> {
  return sql`
    select 'review' as act, orders.id, ${sql.lit(side)} as side, orders.title, orders.img,
      ${sql.ref(`orders.${otherSide(side)}_id`)} as other_id, orders.sale_cents as amount_cents, null::int as count,
      orders.review_until as until, orders.moved_at as date, orders.listing_id, orders.buyer_id
    from orders
    where ${sql.ref(`orders.${side}_id`)} = ${userId} and orders.review_until > ${now}
      and ${sql.ref(`orders.${side}_hid_at`)} is null
      and not exists (select from reviews where reviews.order_id = orders.id and reviews.by = ${sql.lit(side)})`;
}

export const reviewsToDo = todoSources.providedBy((userId) =>
  sql.join(
    orderSides.map((side) => reviewsOf(side, userId)),
    sql` union all `,
  ),
);
