import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { stateOf } from '#src/catalog/listings/filter-queries.server.ts';

export async function countStates(db: DbOrTrx) {
  return db
    .selectFrom('listings')
    .select((eb) => [stateOf.as('state'), eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy(stateOf)
    .execute();
}

export async function countKindsAndStates(db: DbOrTrx, sellerId: string) {
  return db
    .selectFrom('listings')
    .select((eb) => ['kind', stateOf.as('state'), eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('seller_id', '=', sellerId)
    .groupBy(['kind', stateOf])
    .execute();
}
