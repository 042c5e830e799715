import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { conditions, kinds } from '#src/catalog/listings/schemas.ts';
import type { NoticeReason } from '#src/platform/mail/reason.server.ts';

const onShelf = (person: string, listing: unknown, also = sql`true`) => sql<boolean>`exists (
  select from listings join people seller on seller.id = seller_id
  where listings.id = ${listing} and listings.deleted_at is null and paused_at is null and sold_at is null
    and seller.deleted_at is null and seller.suspended_at is null and not is_blocked(${person}, seller_id) and ${also})`;
const watched = ({ person, subject }: NoticeReason) => sql<boolean>`exists (
  select from watches where person_id = ${person} and listing_id = ${subject})`;
const review = ({ person, subject }: NoticeReason, has: RawBuilder<unknown>) => sql<boolean>`exists (
  select from orders join reviews on order_id = orders.id
  where orders.id = ${subject} and ${person} in (buyer_id, seller_id) and not is_blocked(buyer_id, seller_id) and ${has})`;
const reviewable = ({ person, subject }: NoticeReason) => sql<boolean>`exists (
  select from orders where id = ${subject} and review_until > shop_now() and not is_blocked(buyer_id, seller_id)
    and not exists (select from reviews where order_id = orders.id and author_id = ${person}))`;

const bitOf = (values: readonly string[], column: string) =>
  sql`1 << array_position(${[...values]}::text[], ${sql.ref(column)}) - 1`;

const finds = (person: string, searches: unknown) => sql<boolean>`exists (
  select from saved_searches join search_definitions search on search.id = definition_id
  where saved_searches.id = any(${searches}::text[]) and person_id = ${person} and mail <> 'off'
    and sale_cents between search.min_cents and search.max_cents and age_months <= search.age
    and search.kinds & ${bitOf(kinds, 'listings.kind')} <> 0
    and search.grades & ${bitOf(conditions, 'listings.condition')} <> 0
    and (not search.is_available or listings.id not in (select id from booked_listings)))`;

const offerTruths: Record<string, RawBuilder<boolean>> = {
  made: sql`true`,
  countered: sql`true`,
  edited: sql`offers.version <> listings.version`,
  confirmed: sql`offers.version = listings.version`,
};

/** Returns, for each kind of notification that can become outdated, whether it is still true. */
const truths: Record<string, (notice: NoticeReason) => RawBuilder<boolean>> = {
  'price-dropped': (notice) =>
    sql`${watched(notice)} and ${onShelf(notice.person, notice.subject, sql`sale_cents <= ${notice.data['cents']}`)}`,
  'back-on-sale': (notice) =>
    sql`${watched(notice)} and ${onShelf(notice.person, notice.subject, sql`listings.id not in (select id from booked_listings)`)}`,
  'watched-sold': (notice) =>
    sql`${watched(notice)} and exists (select from listings
      where id = ${notice.subject} and sold_at is not null and not is_blocked(${notice.person}, seller_id))`,
  'item-found': ({ person, subject, data }) =>
    onShelf(person, subject, sql`sale_cents <= ${data['cents']} and ${finds(person, data['ids'])}`),
  // True while at least one of the stored items qualifies. Rows of an earlier release store no items.
  'search-found': ({ person, subject, data }) =>
    sql`exists (select from saved_searches where id = ${subject} and person_id = ${person} and mail <> 'off')
      and (${!Array.isArray(data['ids'])} or ${onShelf(person, sql`any(${data['ids'] ?? []}::text[])`, finds(person, [subject]))})`,
  'seller-listed': ({ person, subject, data }) =>
    sql`exists (select from follows where follower_id = ${person} and seller_id = ${subject})
      and ${onShelf(person, String(data['path']).split('/').at(-1))}`,
  // Only a request to act on an offer can be outdated; the end of an offer stays true.
  offer: ({ subject, data }) => {
    const since = offerTruths[String(data['what'])];
    return since
      ? sql`exists (
          select from offers join listings on listings.id = listing_id
          where chain_id = ${subject} and state = 'open' and amount_cents = ${data['cents']} and ${since})`
      : sql`true`;
  },
  'review-asked': reviewable,
  'review-waiting': reviewable,
  'reviews-open': (notice) => review(notice, sql`published_at is not null and removed_at is null`),
  'review-answered': (notice) =>
    review(notice, sql`author_id = ${notice.person} and reply is not null and removed_at is null`),
};

export async function isTrue(db: DbOrTrx, notice: NoticeReason): Promise<boolean> {
  const truth = truths[notice.kind]?.(notice);
  if (!truth) return true;
  const { rows } = await sql<{ is_true: boolean }>`select ${truth} as is_true`.execute(db);
  return rows[0]!.is_true;
}
