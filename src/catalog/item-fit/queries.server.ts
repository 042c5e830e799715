import { hasActiveSeller, isBookable } from '#src/catalog/listings/filter-queries.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

/** Counts the adapters on sale by the mounts that they join, with the lowest price. */
export async function countAdapters(db: DbOrTrx) {
  return db
    .selectFrom('listings')
    .select((eb) => [
      'adapts_from',
      'adapts_to',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('sale_cents').as('sale_cents'),
    ])
    .where('adapts_from', 'is not', null)
    .where(isBookable)
    .where(hasActiveSeller)
    .groupBy(['adapts_from', 'adapts_to'])
    .execute();
}
