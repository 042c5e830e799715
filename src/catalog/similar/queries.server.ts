import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { isActive, ofActiveSellers } from '#src/catalog/listings/filter-queries.server.ts';

/** The ids of the newest items on show of the model of an item, without itself. */
export async function listSameModel(db: DbOrTrx, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('listings.id')
    .where('search_model_id', '=', (eb) =>
      eb.selectFrom('listings as this').select('this.search_model_id').where('this.id', '=', id),
    )
    .where('listings.id', '<>', id)
    .where(sql<boolean>`${isActive} and ${ofActiveSellers}`)
    .orderBy('listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
