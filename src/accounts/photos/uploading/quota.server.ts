import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { refusePicture } from '#src/accounts/photos/encoding/encoder.server.ts';
import { measureStorage } from '#src/accounts/photos/queries.server.ts';

const megabyte = 1024 * 1024;
/** A buyer shows one photograph of themselves, may change their mind, and sends some with messages. */
const ofBuyer = { photos: 200, bytes: 200 * megabyte };
const mostPhotos = 20_000;

export const oneMore = { photos: 1, bytes: megabyte };
const nothing = { photos: 0, bytes: 0 };

/** @throws AppError `invalid` naming `image` when a person stores too much */
export async function checkStorage(
  app: App,
  db: DbOrTrx,
  { id, role }: Caller,
  more = nothing,
): Promise<void> {
  const bytes = app.config.SELLER_STORAGE_MB * megabyte;
  const most = role === 'Buyer' ? ofBuyer : { photos: mostPhotos, bytes };
  const kept = await measureStorage(db, id);
  if (kept.photos + more.photos > most.photos)
    throw refusePicture(`is one too many: an account keeps ${most.photos} pictures at most`);
  if (kept.bytes + more.bytes > most.bytes)
    throw refusePicture(`does not fit: the pictures of an account take ${most.bytes / megabyte} MB at most`);
}
