import { sql } from 'kysely';
import type { Photo } from '#src/media/photos/schemas.ts';
import { findUploads, ownOrOutside, photoJson } from '#src/media/photos/service.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';

export const photosOfListing = sql<Omit<Photo, 'alt'>[]>`(
  select coalesce(json_agg(${photoJson} order by listing_photos.position), '[]')
  from listing_photos join photos on photos.hash = listing_photos.hash
  where listing_photos.listing_id = listings.id
)`.as('photos');

/** Writes nothing if the photos are unchanged, because replacing rows raises the version of the item. */
export async function placePhotos(
  trx: Trx,
  listingId: string,
  hashes: readonly string[],
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  if (!isNew) {
    const placed = await findPhotos(trx, listingId);
    if (placed.map(({ hash }) => hash).join() === hashes.join()) return;
    await trx.deleteFrom('listing_photos').where('listing_id', '=', listingId).execute();
  }
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

type PhotoFields = { img?: string | undefined; photos?: string[] | undefined };
export type ChosenPhotos = { img: string; hashes: string[] };
type StoredPhoto = { hash: string; url: string | null };

/** @throws AppError `invalid` when a photo was uploaded only by other users */
export async function choosePhotos(
  trx: Trx,
  userId: string,
  { img, photos }: PhotoFields & { img: string },
  shown: StoredPhoto[] = [],
): Promise<ChosenPhotos> {
  const cover = photos?.[0] ?? (await ownOrOutside(trx, userId, 'img', img));
  const wanted = photos?.length ? photos : [cover];
  const known = [...shown, ...(await findUploads(trx, userId, wanted))];
  const hashes = wanted.flatMap((url) => known.find((photo) => photo.url === url)?.hash ?? []);
  if (photos?.length && hashes.length < wanted.length) {
    throw refuse(sharedProblems.ownPhotos);
  }
  return { img: cover, hashes };
}

/** Returns undefined when nothing changes. */
export async function changePhotos(
  trx: Trx,
  listing: { id: string; seller_id: string; img: string },
  { img = listing.img, photos }: PhotoFields,
): Promise<ChosenPhotos | undefined> {
  if (!photos && img === listing.img) return undefined;
  const shown = await findPhotos(trx, listing.id);
  if (photos?.length === 0 && shown.some(({ url }) => url === img)) throw refuse(itemFields.needsPhoto);
  return choosePhotos(trx, listing.seller_id, { img, photos }, shown);
}

function refuse(message: string): AppError {
  return new AppError('invalid', undefined, [{ path: 'photos', message }]);
}
