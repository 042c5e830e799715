import { placeNamed } from '#src/accounts/places/service.server.ts';
import { itemsChanged } from '#src/catalog/listings/events.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { linkLocation, listUnlinkedLocations } from './queries.server.ts';

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
