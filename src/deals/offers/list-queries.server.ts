import { sql } from 'kysely';
import { conversationOf, countRows } from '#src/platform/db/query-parts.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import type { ItemChanges } from '#src/platform/schemas.ts';
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
