import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

export async function exportWatches(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('watches')
    .select(['listing_id', 'at', 'sale_cents', 'told_cents', 'told_at', 'freed_at', 'sold_at'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .orderBy('listing_id')
    .execute();
}
