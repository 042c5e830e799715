import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedPhoto } from '#src/media/photos/encoding/encode.server.ts';
import type { PhotoFormat } from '#src/platform/db/columns.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';

/**
 * The addresses of a photo: `url` is its JPEG, and `{base}-{width}.{format}` are its other files, if the host stores
 * them.
 */
export type StoredPhoto = { url: string; base: string | null; widths: number[]; formats: PhotoFormat[] };

export type ImageHost = {
  /** Stores all files of a photo, or throws. Calling it again is safe. */
  store(photo: EncodedPhoto): Promise<StoredPhoto>;
  remove(photo: StoredPhoto): Promise<void>;
};

export function fileUrls({ hash, widths, files: [jpeg] }: EncodedPhoto, root: string): StoredPhoto {
  return { url: `${root}/${jpeg.name}`, base: `${root}/${hash}`, widths, formats: ['avif', 'webp'] };
}

export function fileNames({ url, base, widths, formats }: StoredPhoto): string[] {
  const all = [url, ...formats.flatMap((format) => widths.map((width) => `${base}-${width}.${format}`))];
  return all.map((address) => address.slice(address.lastIndexOf('/') + 1));
}

export function hostDown(): AppError {
  return new AppError('host-down', undefined, undefined, { retryAfter: 10 });
}

export function createLocalHost(stateDir: string): ImageHost {
  const folder = join(stateDir, 'images');
  return {
    async store(photo) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await Promise.all(
        photo.files.map(async ({ name, path }) => {
          // Renamed when complete, so that no partial file is served.
          const draft = join(folder, `${name}.${newId()}`);
          try {
            await copyFile(path, draft);
            await rename(draft, join(folder, name));
          } catch (error) {
            // Otherwise the incomplete file would take up space on a full disk.
            await rm(draft, { force: true });
            throw error;
          }
        }),
      );
      return fileUrls(photo, '/images');
    },
    async remove(photo) {
      await Promise.all(fileNames(photo).map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
