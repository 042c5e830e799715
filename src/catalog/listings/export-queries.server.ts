import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { stateOf } from './filter-queries.server.ts';

/** Includes withdrawn items. */
export async function exportListings(db: DbOrTrx, sellerId: string) {
  return db
    .selectFrom('listings')
    .select(['id', 'kind', 'title', 'des', 'brand', 'condition', 'duration', 'location', 'img'])
    .select(stateOf.as('state'))
    .select(['buy_cents', 'sale_cents', 'listed_at', 'updated_at', 'sold_at', 'advertised_at', 'deleted_at'])
    .select(['edited_at', 'paused_at', 'paused_for'])
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .execute();
}
