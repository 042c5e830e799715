import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#src/platform/ids.server.ts';
import { fileNames, fileUrls, type ImageHost } from './host.server.ts';

export function createLocalHost(stateDir: string): ImageHost {
  const folder = join(stateDir, 'images');
  return {
    async store(photo) {
      await mkdir(folder, { recursive: true });
      await Promise.all(
        photo.files.map(async ({ name, path }) => {
          // Renamed when whole: nobody is served half a file.
          const draft = join(folder, `${name}.${newId()}`);
          try {
            await copyFile(path, draft);
            await rename(draft, join(folder, name));
          } catch (error) {
            // The incomplete file would take space on a full disk.
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
