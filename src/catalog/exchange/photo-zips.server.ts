import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { maxImageBytes } from '#src/media/photos/schemas.ts';
import { AppError } from '#src/platform/errors.ts';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { entriesOf, openZip } from './open-zip.server.ts';

const maxPhotos = 20_000;
/** In all ZIPs, with the files that are ignored. */
const maxEntries = 2 * maxPhotos;
/** The name, notes and dates of each file stay in memory. */
const maxEntryBytes = 2000;

export const badZip = (message: string): AppError =>
  new AppError('invalid', message, [{ path: 'part', message }]);

/** Computers add such files to a ZIP. */
const isIgnored = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/i.test(path) || path.endsWith('/');

/** Files are found by their name without folders and capitals. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** A failed system call is no fault of the ZIP. */
const asProblem = (error: unknown): unknown =>
  error instanceof AppError || 'syscall' in Object(error) ? error : badZip(exchangeProblems.badZip);

/** The photos in the ZIPs of an import. */
export class PhotoZips {
  readonly #zips: ZipFile[] = [];
  readonly #photos = new Map<string, { zip: ZipFile; entry: Entry }>();

  /** @throws AppError `invalid` naming `part` if a ZIP is damaged, or has files that cannot be photos */
  static async open(folder: string): Promise<PhotoZips> {
    const zips = new PhotoZips();
    try {
      for (const name of (await unlessMissing(readdir(folder), [])).toSorted())
        zips.#zips.push(await openZip(join(folder, name)));
      const entries = zips.#zips.reduce((sum, { entryCount }) => sum + entryCount, 0);
      if (entries > maxEntries) throw badZip(exchangeProblems.tooManyPhotos(maxPhotos));
      for (const zip of zips.#zips) await zips.#list(zip);
      return zips;
    } catch (error) {
      zips.close();
      throw asProblem(error);
    }
  }

  async #list(zip: ZipFile): Promise<void> {
    // Names that lead out of a folder are an error. No file gets the name of an entry in any case.
    for await (const entry of entriesOf(zip)) {
      const { fileName, uncompressedSize, fileNameLength, extraFieldLength, fileCommentLength } = entry;
      if (fileNameLength + extraFieldLength + fileCommentLength > maxEntryBytes)
        throw badZip(exchangeProblems.badZip);
      if (isIgnored(fileName)) continue;
      const name = nameOf(fileName);
      if (!entry.canDecodeFileData()) throw badZip(exchangeProblems.badZip);
      if (uncompressedSize > maxImageBytes) throw badZip(exchangeProblems.photoTooLarge(fileName));
      if (this.#photos.has(name)) throw badZip(exchangeProblems.sameName(fileName));
      if (this.#photos.size >= maxPhotos) throw badZip(exchangeProblems.tooManyPhotos(maxPhotos));
      this.#photos.set(name, { zip, entry });
    }
  }

  has(name: string): boolean {
    return this.#photos.has(nameOf(name));
  }

  /** Unpacks a photo. More bytes than its entry announces are an error. @throws AppError `invalid` naming `part` */
  async unpack(name: string, path: string): Promise<void> {
    const photo = this.#photos.get(nameOf(name));
    if (!photo) throw badZip(exchangeProblems.missingPhoto(name));
    try {
      await pipeline(await photo.zip.openReadStreamPromise(photo.entry), createWriteStream(path));
    } catch (error) {
      throw asProblem(error);
    }
  }

  close(): void {
    for (const zip of this.#zips) zip.close();
  }
}

const maxOpen = 4;

/** Keeps the ZIPs of the last imports open, because reading the names of 20,000 photos takes seconds. */
export class OpenZips {
  readonly #open = new Map<string, PhotoZips>();

  async of(folder: string): Promise<PhotoZips> {
    const known = this.#open.get(folder);
    if (known) return known;
    const [oldest] = this.#open.keys();
    if (oldest !== undefined && this.#open.size >= maxOpen) this.close(oldest);
    const zips = await PhotoZips.open(folder);
    this.#open.set(folder, zips);
    return zips;
  }

  close(folder: string): void {
    this.#open.get(folder)?.close();
    this.#open.delete(folder);
  }

  closeAll(): void {
    for (const folder of this.#open.keys()) this.close(folder);
  }
}
