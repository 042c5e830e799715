import { busy, invalidPhoto } from '#src/media/photos/encoding/encoder.server.ts';
import { measureStorage } from '#src/media/photos/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Role } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { accountProblems, photoProblems } from '#src/texts/problems-accounts.server.ts';

const megabyte = 1024 * 1024;
/** Buyers upload only a profile photo and photos for messages. */
const buyerLimit = { photos: 200, bytes: 200 * megabyte };
const maxPhotos = 20_000;

export type Uploader = Pick<Caller, 'id' | 'role'>;

export const oneMore = { photos: 1, bytes: megabyte };
const nothing = { photos: 0, bytes: 0 };

/** @throws AppError `invalid` naming `image` when the user's photos would exceed the limit */
export async function checkStorage(
  app: App,
  db: DbOrTrx,
  { id, role }: Uploader,
  more = nothing,
): Promise<void> {
  const bytes = app.config.SELLER_STORAGE_MB * megabyte;
  const limit = role === 'Buyer' ? buyerLimit : { photos: maxPhotos, bytes };
  const stored = await measureStorage(db, id);
  if (stored.photos + more.photos > limit.photos)
    throw invalidPhoto(photoProblems.faults.oneTooMany(limit.photos));
  if (stored.bytes + more.bytes > limit.bytes)
    throw invalidPhoto(photoProblems.faults.noRoom(limit.bytes / megabyte));
}

const maxUploads = 96;
/** Limits each user's concurrent uploads. An item has up to twelve photos; a buyer's profile has one. */
const maxUploadsOf: Record<Role, number> = { Buyer: 3, Seller: 12, admin: 12 };
/** The limit for each user once half of all slots are taken. */
const maxUploadsWhenBusy = 3;
/** Limits the total size of a user's concurrent uploads to four files of the maximum size. */
const maxMegabytes = 64;

type Upload = { userId: string; bytes: number };

export type UploadSlot = {
  received(): void;
  release(): void;
};

export class UploadSlots {
  readonly #taken = new Set<Upload>();
  readonly #stopping = new AbortController();

  get count(): number {
    return this.#taken.size;
  }

  /** Aborted when the process is about to end. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  stop(): void {
    this.#stopping.abort(busy());
  }

  /** @throws AppError `too-many-requests` at the limit of this user, `busy` at the limit of all users */
  take({ id, role }: { id: string; role: Role }, bytes: number): UploadSlot {
    const own = [...this.#taken].filter(({ userId }) => userId === id);
    const limit = this.#taken.size < maxUploads / 2 ? maxUploadsOf[role] : maxUploadsWhenBusy;
    if (own.length >= limit) throw tooMany(accountProblems.uploadingPhotos(own.length));
    const sending = own.reduce((sum, upload) => sum + upload.bytes, bytes);
    if (sending > maxMegabytes * 1024 * 1024) throw tooMany(accountProblems.uploadingMegabytes(maxMegabytes));
    if (this.#taken.size >= maxUploads) throw busy();
    const upload = { userId: id, bytes };
    this.#taken.add(upload);
    return { received: () => (upload.bytes = 0), release: () => this.#taken.delete(upload) };
  }
}

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    uploadSlots: UploadSlots;
  }
}

export const uploadSlotsOf = ({ singletons }: App): UploadSlots =>
  (singletons.uploadSlots ??= new UploadSlots());

function tooMany(detail: string): AppError {
  return new AppError('too-many-requests', detail, undefined, { retryAfter: 5 });
}
