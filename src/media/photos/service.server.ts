import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { unlessAborted } from '#src/platform/async.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { PhotoHost } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { FormFile } from '#src/platform/http/form-file.server.ts';
import { diskFull } from '#src/platform/outage.server.ts';
import { accountFields, photoProblems } from '#src/texts/problems-accounts.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import type { EncodedPhoto } from './encoding/encode.server.ts';
import { encoderOf, invalidPhoto } from './encoding/encoder.server.ts';
import { hostDown, type ImageHost, type StoredPhoto, createLocalHost } from './hosting/host.server.ts';
import { createImgbbHost } from './hosting/imgbb.server.ts';
import { createS3Host } from './hosting/s3.server.ts';
import { lockUploader } from './ports.server.ts';
import {
  insertUpload,
  listFiles,
  lockPhotoAt,
  lockStorage,
  lockUploads,
  markStored,
} from './queries.server.ts';
import { type Photo, type PhotoFiles, sniff, sniffedBytes } from './schemas.ts';
import { checkStorage, oneMore, uploadSlotsOf, type Uploader } from './uploading/limits.server.ts';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    photoHosts: Map<PhotoHost, ImageHost>;
  }
}

/** Returns the image host with this name, or undefined if it is not configured. Each host is created only once. */
export function hostOf(app: App, name: PhotoHost): ImageHost | undefined {
  const hosts = (app.singletons.photoHosts ??= new Map());
  const host = hosts.get(name) ?? createHost(app, name);
  if (host) hosts.set(name, host);
  return host;
}

function createHost({ config }: App, name: PhotoHost): ImageHost | undefined {
  if (name === 'local') return createLocalHost(config.STATE_DIR);
  if (name === 's3') return createS3Host(config);
  return name === 'imgbb' ? createImgbbHost(config) : undefined;
}

export function uploadsFolder(app: App): string {
  return join(app.config.STATE_DIR, 'uploads');
}

type UploadSteps<T> = {
  /** Runs before the upload is read. */
  first?: () => Promise<void>;
  work: (source: string, folder: string, signal: AbortSignal) => Promise<T>;
};

/**
 * @throws AppError `too-many-requests`, `busy` (also when the process is about to end), `too-slow`, or `unavailable` when
 *   the disk is full
 */
export async function withUpload<T>(
  app: App,
  caller: Caller,
  upload: FormFile,
  { first, work }: UploadSteps<T>,
): Promise<T> {
  const slots = uploadSlotsOf(app);
  const slot = slots.take(caller, upload.announced);
  const { stopping } = slots;
  const receiveAndWork = async (within: string): Promise<T> => {
    const source = join(within, 'source');
    await upload.receive(source);
    slot.received();
    app.maintenance.requireOff();
    return work(source, within, stopping);
  };
  let folder: string | undefined;
  try {
    await first?.();
    await mkdir(uploadsFolder(app), { recursive: true, mode: 0o700 });
    folder = await mkdtemp(join(uploadsFolder(app), 'upload-'));
    return await unlessAborted(stopping, receiveAndWork(folder));
  } catch (error) {
    // Some libraries do not report a full disk as the cause, so free space is checked while the unfinished file still
    // exists.
    if (isFault(error) && (await app.writes.record('files', error))) throw diskFull();
    throw error;
  } finally {
    slot.release();
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Refuses all uploads that are not finished, so that their clients get a response and their files are removed before the
 * process ends.
 */
export async function stopUploads(app: App): Promise<void> {
  // The encoder ends first, because it would write to folders that are being removed.
  await encoderOf(app).stop();
  uploadSlotsOf(app).stop();
}

/** @throws AppError `invalid` naming `image`, `host-down`, and whatever `withUpload` throws */
export async function storePhoto(app: App, caller: Caller, upload: FormFile): Promise<Omit<Photo, 'alt'>> {
  return withUpload(app, caller, upload, {
    // Checked here, too, so that a photo over the limit is rejected before it is read and encoded.
    first: () => checkStorage(app, app.db, caller, oneMore),
    work: (source, folder) => storePhotoFile(app, caller, source, folder),
  });
}

/** Stores a photo from a file. `folder` gets temporary files. @throws AppError as `storePhoto` */
export async function storePhotoFile(
  app: App,
  user: Uploader,
  source: string,
  folder: string,
): Promise<Omit<Photo, 'alt'>> {
  const format = await sniffFile(source);
  if (format === 'heic') throw invalidPhoto(photoProblems.faults.heic);
  if (format === 'empty') throw invalidPhoto(photoProblems.faults.empty);
  if (format === null) throw invalidPhoto(photoProblems.faults.unknownFormat);
  return store(app, user, await encoderOf(app).encode(user.id, source, folder));
}

export async function sniffFile(path: string): Promise<ReturnType<typeof sniff>> {
  const file = await open(path);
  try {
    const head = new Uint8Array(sniffedBytes);
    const { bytesRead } = await file.read(head, 0, sniffedBytes, 0);
    return sniff(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Returns whether a full disk may be the cause, rather than a rejected request. */
function isFault(error: unknown): boolean {
  return !(error instanceof AppError) || error.code === 'host-down' || error.code === 'busy';
}

async function store(app: App, caller: Uploader, encoded: EncodedPhoto): Promise<Omit<Photo, 'alt'>> {
  const name = app.config.IMAGES;
  app.maintenance.requireOff();
  const known = await app.db.transaction().execute(async (trx) => {
    await lockStorage(trx, caller.id);
    await lockUploader.one(app)(trx, caller.id);
    const inserted = await insertUpload(trx, encoded, name, caller.id);
    // The count includes this photo. If it exceeds the limit, the insert is rolled back.
    await checkStorage(app, trx, caller);
    return inserted;
  });
  const stored = known.url === null ? await storeAtHost(app, encoded) : { ...known, url: known.url };
  const { url, base, widths, formats } = stored;
  const { width, height, placeholder } = known;
  return { url, width, height, placeholder, base, widths, formats };
}

async function storeAtHost(app: App, encoded: EncodedPhoto): Promise<StoredPhoto> {
  const name = app.config.IMAGES;
  try {
    const stored = await hostOf(app, name)!.store(encoded);
    await markStored(app.db, encoded.hash, name, stored);
    return stored;
  } catch (error) {
    app.log.warn({ host: name, error }, 'the photo storage rejected an upload');
    throw hostDown();
  }
}

export function countUploads(app: App): number {
  return uploadSlotsOf(app).count;
}

export const photoJson = sql`json_build_object(
  'url', photos.url, 'width', photos.width, 'height', photos.height, 'placeholder', photos.placeholder,
  'base', photos.base, 'widths', photos.widths, 'formats', photos.formats)`;

/** Returns the files of uploaded photos by their URL. */
export async function findFiles(app: App, urls: readonly string[]): Promise<Map<string | null, PhotoFiles>> {
  const rows = urls.length > 0 ? await listFiles(app.db, urls) : [];
  return new Map(rows.map(({ url, ...files }) => [url, files]));
}

/** Returns those of `urls` that the user uploaded, locked until the transaction ends. */
export async function findUploads(trx: Trx, userId: string, urls: readonly string[]) {
  return urls.length > 0 ? lockUploads(trx, userId, urls) : [];
}

/**
 * Returns the hashes of photos that the user uploaded, in the order of `urls`, and locks them until the transaction
 * ends.
 * @throws AppError `invalid` naming `photos` if one of them is not the user's upload
 */
export async function lockOwnPhotos(trx: Trx, userId: string, urls: readonly string[]): Promise<string[]> {
  const known = await findUploads(trx, userId, urls);
  const hashes = urls.flatMap((url) => known.find((photo) => photo.url === url)?.hash ?? []);
  if (hashes.length < urls.length)
    throw new AppError('invalid', undefined, [{ path: 'photos', message: sharedProblems.ownPhotos }]);
  return hashes;
}

/**
 * Rejects photos that only other users uploaded, because they would stay public after their owners had removed them.
 */
export async function ownOrOutside(
  trx: Trx,
  userId: string,
  field: string,
  address: string,
): Promise<string> {
  const photo = await lockPhotoAt(trx, userId, decoded(address));
  if (photo && !photo.isOwn) {
    const message = accountFields.foreignPhoto;
    throw new AppError('invalid', undefined, [{ path: field, message }]);
  }
  return photo?.url ?? address;
}

/** Decodes percent-encoded letters, because servers treat them like the letters themselves. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
