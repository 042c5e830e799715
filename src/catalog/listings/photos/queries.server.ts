import { sql } from 'kysely';
import type { Photo } from '#src/accounts/photos/schemas.ts';
import { photoJson } from '#src/accounts/photos/service.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

export const photosOfListing = sql<Omit<Photo, 'alt'>[]>`(
  select coalesce(json_agg(${photoJson} order by listing_photos.position), '[]')
  from listing_photos join photos on photos.hash = listing_photos.hash
  where listing_photos.listing_id = listings.id
)`.as('photos');

/** Writes nothing if the photos are unchanged, because replacing rows raises the version of the item. */
export async function placePhotos(trx: Trx, listingId: string, hashes: readonly string[]): Promise<void> {
  const placed = await findPhotos(trx, listingId);
  if (placed.map(({ hash }) => hash).join() === hashes.join()) return;
  await trx.deleteFrom('listing_photos').where('listing_id', '=', listingId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash, position) => ({ listing_id: listingId, position, hash }));
  await trx.insertInto('listing_photos').values(rows).execute();
}

export async function findPhotos(db: DbOrTrx, listingId: string) {
  return db
    .selectFrom('listing_photos')
    .innerJoin('photos', 'photos.hash', 'listing_photos.hash')
    .select(['photos.hash', 'photos.url'])
    .where('listing_photos.listing_id', '=', listingId)
    .orderBy('listing_photos.position')
    .execute();
}
