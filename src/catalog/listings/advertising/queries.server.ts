import { sql } from 'kysely';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { tagItems } from '#src/catalog/listings/cache-tags.server.ts';
import { advertisedDays } from '#src/catalog/listings/schemas.ts';
import { isBookable, isActive, hasActiveSeller } from '#src/catalog/listings/filter-queries.server.ts';
import { withSeller } from '#src/catalog/listings/queries.server.ts';

const isAdvertised = sql<boolean>`listings.advertised_at > now() - make_interval(days => ${sql.lit(advertisedDays)})`;

function advertised(db: DbOrTrx) {
  return withSeller(db).where(isBookable).where(isAdvertised).where(hasActiveSeller);
}

export const advertisedSorts = {
  id: sql.ref<string>('listings.id'),
  columns: { date: { by: sql.ref('listings.advertised_at'), type: 'time' } },
} as const satisfies Sorts<string>;

export async function listAdvertisedRows(db: DbOrTrx, keyset: KeysetPage) {
  const rows = await onPage(advertised(db), keyset).execute();
  tagItems(rows.slice(0, keyset.limit));
  return rows;
}

/** The newest advertised items, at most `perSeller` of each seller. */
export async function listMixedRows(db: DbOrTrx, limit: number, perSeller: number) {
  const ranked = db
    .selectFrom('listings')
    .select(['id', 'advertised_at'])
    .select(
      sql<number>`row_number() over (partition by seller_id order by advertised_at desc, id desc)`.as('rank'),
    )
    .where(isBookable)
    .where(isAdvertised)
    .where(hasActiveSeller)
    .as('ranked');
  const rows = await withSeller(db)
    .innerJoin(ranked, 'ranked.id', 'listings.id')
    .where('ranked.rank', '<=', perSeller)
    .orderBy('listings.advertised_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
  tagItems(rows);
  return rows;
}

/** Counts booked items, too, because they are advertised again if their order fails. */
export async function countAdvertisedOf(trx: Trx, sellerId: string): Promise<number> {
  return countRows(
    trx.selectFrom('listings').where('seller_id', '=', sellerId).where(isActive).where(isAdvertised),
  );
}

/** Changes the rows of expired advertisements, because cached pages show them until a row changes. */
export async function clearAdvertised(db: DbOrTrx): Promise<void> {
  await db
    .updateTable('listings')
    .set({ advertised_at: null, updated_at: sql`now()` })
    // Repeats the condition of the index, so that PostgreSQL can use it.
    .where(isActive)
    .where(sql<boolean>`listings.advertised_at is not null and not ${isAdvertised}`)
    .execute();
}

/** Counts up to `cap`; returns `cap + 1` when there are more. */
export async function countAdvertised(db: DbOrTrx, cap: number): Promise<number> {
  const some = db
    .selectFrom('listings')
    .select(sql`1`.as('one'))
    .where(isBookable)
    .where(isAdvertised)
    .where(hasActiveSeller)
    .limit(cap + 1);
  return countRows(db.selectFrom(some.as('some')));
}
