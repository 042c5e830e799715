import { sql, type RawBuilder } from 'kysely';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { conversationOf, countRows } from '#src/platform/db/query-parts.server.ts';
import type { ItemChanges } from '#src/platform/schemas.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import { todoSources, type TodoRow } from '#src/platform/todo.server.ts';
import { turnsTaken } from './queries.server.ts';
import type { OffersQuery } from './schemas.ts';

function shownOffers(db: DbOrTrx) {
  return db
    .selectFrom('offers')
    .innerJoin('listings', 'listings.id', 'offers.listing_id')
    .innerJoin('users as buyer', 'buyer.id', 'offers.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'offers.seller_id')
    .selectAll('offers')
    .select([
      turnsTaken,
      'listings.kind',
      'listings.title',
      'listings.img',
      'listings.sale_cents',
      'listings.version as item_version',
      conversationOf('offers').as('conversation_id'),
      sql<ItemChanges>`case when offers.state = 'open' then item_changes(listings, offers.version) else '[]' end`.as(
        'changes',
      ),
      'buyer.name as buyer_name',
      'buyer.email as buyer_email',
      'buyer.email_verified as buyer_confirmed',
      'buyer.zone as buyer_zone',
      'buyer.erased_at as buyer_erased',
      sql<boolean>`coalesce(buyer.deleted_at, buyer.suspended_at) is not null`.as('buyer_gone'),
      'seller.erased_at as seller_erased',
      sql<boolean>`coalesce(seller.deleted_at, seller.suspended_at) is not null`.as('seller_gone'),
      'seller.name as seller_name',
      'seller.email as seller_email',
      'seller.email_verified as seller_confirmed',
      'seller.zone as seller_zone',
    ]);
}
export type ShownOffer = Awaited<ReturnType<typeof readShown>>;

export async function readShown(db: DbOrTrx, id: string) {
  return shownOffers(db).where('offers.id', '=', id).executeTakeFirstOrThrow();
}

export async function listTurns(db: DbOrTrx, chainIds: string[]) {
  return db
    .selectFrom('offers')
    .select(['chain_id', 'by', 'amount_cents', 'note', 'state', 'auto_declined', 'made_at'])
    .where(sql<boolean>`chain_id = any(${chainIds}::text[])`)
    .orderBy('chain_id')
    .orderBy('turn')
    .execute();
}
export type TurnRow = Awaited<ReturnType<typeof listTurns>>[number];

export const offerSorts = {
  id: sql.ref<string>('offers.id'),
  columns: { date: { by: sql.ref('offers.made_at'), type: 'time' } },
} as const satisfies Sorts<string>;

const isLast = sql<boolean>`not exists (
  select from offers later where later.chain_id = offers.chain_id and later.turn > offers.turn)`;

/** `between` limits the list to the offers of one buyer for one item. */
type Scope = { userId: string; between?: { listing_id: string; buyer_id: string } | undefined } & Pick<
  OffersQuery,
  'side' | 'state' | 'listing'
>;

/** Keeps only the last turn of each chain. */
const isInScope = ({ userId, side, state, listing, between }: Scope) => sql<boolean>`
  ${sql.ref(side === 'buying' ? 'offers.buyer_id' : 'offers.seller_id')} = ${userId} and ${isLast}
  and (${state ?? null}::text is null or (offers.state = 'open') = (${state ?? null}::text = 'open'))
  and (${listing ?? null}::text is null or offers.listing_id = ${listing ?? null}::text)
  and ${between ? sql<boolean>`(offers.listing_id, offers.buyer_id) = (${between.listing_id}, ${between.buyer_id})` : sql<boolean>`true`}`;

export async function listOffers(db: DbOrTrx, scope: Scope, keyset: KeysetPage) {
  return onPage(shownOffers(db).where(isInScope(scope)), keyset).execute();
}

export async function countOffers(db: DbOrTrx, scope: Scope): Promise<number> {
  return countRows(db.selectFrom('offers').where(isInScope(scope)));
}

const exportedColumns = [
  'id',
  'listing_id',
  'turn',
  'by',
  'amount_cents',
  'state',
  'auto_declined',
  'made_at',
  'ended_at',
] as const;

export async function exportOffersMade(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('offers')
    .select([...exportedColumns, 'note'])
    .where('buyer_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Leaves out the buyers' own data. */
export async function exportOffersReceived(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('offers')
    .select(exportedColumns)
    .where('seller_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** A seller cannot accept an offer for an edited item until its buyer has confirmed it. */
const actOf = {
  buyer: sql`case when offers.by = 'seller' then 'answer-offer'
    when offers.version <> listings.version then 'confirm-offer' end`,
  seller: sql`case when offers.by = 'buyer' and offers.version = listings.version then 'answer-offer' end`,
};

function offersOf(side: OrderSide, userId: RawBuilder<string>): RawBuilder<TodoRow> {
  return sql`
    select act, offers.id, ${sql.lit(side)} as side, listings.title, listings.img,
      ${sql.ref(`offers.${otherSide(side)}_id`)} as other_id, offers.amount_cents, null::int as count,
      offers.due_at as until, offers.made_at as date, offers.listing_id, offers.buyer_id
    from offers join listings on listings.id = offers.listing_id cross join lateral (select ${actOf[side]} as act) answer
    where ${sql.ref(`offers.${side}_id`)} = ${userId} and offers.state = 'open' and act is not null`;
}

export const offersToDo = todoSources.providedBy((userId) =>
  sql.join(
    orderSides.map((side) => offersOf(side, userId)),
    sql` union all `,
  ),
);
