import { sql, type Updateable } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Cursor } from '#src/platform/db/cursor.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { withSeller } from './queries.server.ts';

/** Changes what a listing says or is. */
export async function updateListing(
  trx: Trx,
  id: string,
  values: Updateable<Tables['listings']>,
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

function advertised(db: DbOrTrx) {
  return withSeller(db)
    .where('listings.deleted_at', 'is', null)
    .where('listings.state', '=', 'available')
    .where('listings.advertised_at', 'is not', null);
}

/** Available items that their sellers advertise, newest advertisement first, one row more than `limit`. */
export async function listAdvertisedRows(db: DbOrTrx, limit: number, after: Cursor | null) {
  let query = advertised(db);
  if (after)
    query = query.where(sql<boolean>`(listings.advertised_at, listings.id) < (${after.at}, ${after.id})`);
  return query
    .orderBy('listings.advertised_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Exact up to `cap`; `cap + 1` means more. */
export async function countAdvertised(db: DbOrTrx, cap: number): Promise<number> {
  const some = db
    .selectFrom('listings')
    .select(sql`1`.as('one'))
    .where('deleted_at', 'is', null)
    .where('state', '=', 'available')
    .where('advertised_at', 'is not', null)
    .limit(cap + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
