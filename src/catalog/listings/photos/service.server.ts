import { findUploads, ownOrOutside } from '#src/accounts/photos/service.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';
import { findPhotos, placePhotos } from './queries.server.ts';

type PhotoFields = { img?: string | undefined; photos?: string[] | undefined };
type ChosenPhotos = { img: string; hashes: string[] };
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
  const chosen = await choosePhotos(trx, listing.seller_id, { img, photos }, shown);
  await placePhotos(trx, listing.id, chosen.hashes);
  return chosen;
}

function refuse(message: string): AppError {
  return new AppError('invalid', undefined, [{ path: 'photos', message }]);
}
