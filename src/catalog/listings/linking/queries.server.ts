import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/** An item that was changed later got its place then, unless its seller does not want one. */
const isUnlinked = sql<boolean>`place_id is null and deleted_at is null
  and updated_at < (select loaded_at from place_reference)`;

export async function listUnlinkedLocations(db: DbOrTrx): Promise<string[]> {
  const rows = await db.selectFrom('listings').select('location').distinct().where(isUnlinked).execute();
  return rows.map(({ location }) => location);
}

export async function linkLocation(trx: Trx, location: string, place: number): Promise<string[]> {
  const rows = await trx
    .updateTable('listings')
    .set({ place_id: place, updated_at: sql`now()` })
    .where('location', '=', location)
    .where(isUnlinked)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
