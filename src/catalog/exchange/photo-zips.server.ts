import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { maxImageBytes } from '#src/media/photos/schemas.ts';
import { AppError } from '#src/platform/errors.ts';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';

const maxPhotos = 20_000;

export const badZip = (message: string): AppError =>
  new AppError('invalid', message, [{ path: 'part', message }]);

/** Computers add such files to a ZIP. */
const isIgnored = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/i.test(path) || path.endsWith('/');

/** Files are found by their name without folders and capitals. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** The photos in the ZIPs of an import. */
export class PhotoZips {
  readonly #zips: ZipFile[] = [];
  readonly #photos = new Map<string, { zip: ZipFile; entry: Entry }>();

  /** @throws AppError `invalid` naming `part` if a ZIP is damaged, or has files that cannot be photos */
  static async open(folder: string): Promise<PhotoZips> {
    const zips = new PhotoZips();
    try {
      for (const name of (await unlessMissing(readdir(folder), [])).toSorted())
        await zips.#add(join(folder, name));
      return zips;
    } catch (error) {
      zips.close();
      throw error instanceof AppError ? error : badZip(exchangeProblems.badZip);
    }
  }

  async #add(path: string): Promise<void> {
    const zip = await openPromise(path, { autoClose: false });
    this.#zips.push(zip);
    if (zip.entryCount > 2 * maxPhotos) throw badZip(exchangeProblems.tooManyPhotos(maxPhotos));
    // Names that lead out of a folder are an error. No file gets the name of an entry in any case.
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
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
      // A failed system call is no fault of the ZIP.
      if ('syscall' in Object(error)) throw error;
      throw badZip(exchangeProblems.badZip);
    }
  }

  close(): void {
    for (const zip of this.#zips) zip.close();
  }
}
