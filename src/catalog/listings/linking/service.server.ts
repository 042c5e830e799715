import { sql } from 'kysely';
import { itemsChanged } from '#src/catalog/listings/events.server.ts';
import { placeNamed } from '#src/media/places/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';

/** An item that was changed later got its place then, unless its seller does not want one. */
const isUnlinked = sql<boolean>`place_id is null and deleted_at is null
  and updated_at < (select loaded_at from place_reference)`;

async function listUnlinkedLocations(db: DbOrTrx): Promise<string[]> {
  const rows = await db.selectFrom('listings').select('location').distinct().where(isUnlinked).execute();
  return rows.map(({ location }) => location);
}

async function linkLocation(trx: Trx, location: string, place: number): Promise<string[]> {
  const rows = await trx
    .updateTable('listings')
    .set({ place_id: place, updated_at: sql`now()` })
    .where('location', '=', location)
    .where(isUnlinked)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Links items that are older than the loaded places, if their location names exactly one place in the world. */
async function linkPlaces(app: App): Promise<{ linked: number }> {
  let linked = 0;
  for (const location of await listUnlinkedLocations(app.db)) {
    const place = await placeNamed(app.db, location);
    if (place === null) continue;
    await inTransaction(app, async (trx) => {
      const listings = await linkLocation(trx, location, place);
      linked += listings.length;
      await itemsChanged.publish(app, trx, { listings });
    });
  }
  return { linked };
}

const linkPlacesJob = scheduledJob('link-places', '23 * * * *', { limitSeconds: 300 });

export const linkPlacesWork = defineWork(linkPlacesJob, ({ app }) => linkPlaces(app));
