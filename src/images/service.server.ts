import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { actingPerson } from '#src/identity/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Photo } from './contract.ts';
import type { MadePhoto } from './encode.server.ts';
import { busy, encoderOf, refusePicture } from './encoder.server.ts';
import { maxImageBytes } from './formats.ts';
import { hostDown, hostOf } from './host.server.ts';
import { receiveFile } from './multipart.server.ts';
import { lockUploads, noteStored, noteUpload } from './queries.server.ts';
import { sniffFile } from './sniff.server.ts';

/** Uploads that are being received or wait for the encoder: all, and one person's. */
const limits = { all: 32, each: 12 };
const underWay = new WeakMap<App, string[]>();

/** Where uploads are while they are worked on. */
export function uploadsFolder(app: App): string {
  return join(app.config.STATE_DIR, 'uploads');
}

/**
 * Keeps the photograph that a request uploads: nothing of the file but its pixels, in all sizes.
 * @throws AppError `invalid` naming `image` when it is none, `busy` when too many wait, `host-down`
 */
export async function keepPhoto(app: App, caller: Caller, request: Request): Promise<Omit<Photo, 'alt'>> {
  const leave = enter(app, caller.id);
  let folder: string | undefined;
  try {
    await mkdir(uploadsFolder(app), { recursive: true, mode: 0o700 });
    folder = await mkdtemp(join(uploadsFolder(app), 'upload-'));
    const source = join(folder, 'source');
    await receiveFile(request, { field: 'image', path: source, maxBytes: maxImageBytes });
    const format = await sniffFile(source);
    if (format === 'heic')
      throw refusePicture(
        'is HEIC, which browsers cannot show: choose JPEG ("Most Compatible" in an iPhone’s camera settings)',
      );
    if (format === null) throw refusePicture('must be a JPEG, PNG, WebP or AVIF photograph');
    return await store(app, caller, await encoderOf(app).encode(source, folder));
  } finally {
    leave();
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

/** @throws AppError `busy` before anything is read, when enough is under way */
function enter(app: App, personId: string): () => void {
  const all = underWay.get(app) ?? [];
  underWay.set(app, all);
  if (all.length >= limits.all || all.filter((id) => id === personId).length >= limits.each) throw busy();
  all.push(personId);
  return () => void all.splice(all.indexOf(personId), 1);
}

async function store(app: App, caller: Caller, made: MadePhoto): Promise<Omit<Photo, 'alt'>> {
  const name = app.config.IMAGES;
  const known = await app.db.transaction().execute(async (trx) => {
    await actingPerson(trx, caller.id);
    return noteUpload(trx, made, name, caller.id);
  });
  const photo = known.url === null ? await storeAtHost(app, made) : known;
  const { width, height, placeholder, base, widths, formats } = photo;
  return { url: photo.url!, width, height, placeholder, base, widths, formats };
}

async function storeAtHost(app: App, made: MadePhoto) {
  const name = app.config.IMAGES;
  try {
    const stored = await hostOf(app, name)!.store(made);
    return (await noteStored(app.db, made.hash, name, stored))!;
  } catch (error) {
    app.log.warn({ host: name, error }, 'the host of the pictures did not take one');
    throw hostDown();
  }
}

/** Those of `urls` that this person uploaded; they stay until the transaction ends. */
export async function findUploads(trx: Trx, personId: string, urls: readonly string[]) {
  return lockUploads(trx, personId, urls);
}
