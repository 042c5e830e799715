import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deletePhoto, lockUnused } from '#src/media/photos/queries.server.ts';
import { hostOf, uploadsFolder } from '#src/media/photos/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';

export const removePhotos = scheduledJob('remove-photos', '23 * * * *', {
  limitSeconds: 1800,
  retries: { limit: 3, delay: 60, longest: 900 },
});

export async function removeUnusedPhotos(app: App): Promise<void> {
  await removeStaleUploads(app);
  let after: string | undefined = '';
  let failure: unknown;
  while (after !== undefined) {
    after = await removeNext(app, after).catch((error: unknown) => {
      // A host that is down must not stop the removal at other hosts.
      failure = error;
      return error instanceof HostError ? error.hash : undefined;
    });
  }
  if (failure) throw failure;
}

class HostError extends Error {
  override name = 'HostError';
  readonly hash: string;
  constructor(hash: string, cause: unknown) {
    super('a photo could not be removed', { cause });
    this.hash = hash;
  }
}

/**
 * Removes the next unused photo and returns its hash, or undefined if there are no more. Locks the row, so that an
 * upload of the same photo waits.
 */
async function removeNext(app: App, after: string): Promise<string | undefined> {
  return app.db.transaction().execute(async (trx) => {
    const photo = await lockUnused(trx, after);
    if (!photo) return undefined;
    const { hash, url } = photo;
    const host = hostOf(app, photo.host);
    if (url) {
      // Keeps the row of a photo whose host is no longer configured.
      if (!host) return hash;
      await host.remove({ ...photo, url }).catch((error: unknown) => {
        throw new HostError(hash, error);
      });
    }
    await deletePhoto(trx, hash);
    return hash;
  });
}

async function removeStaleUploads(app: App): Promise<void> {
  const folder = uploadsFolder(app);
  for (const name of await unlessMissing(readdir(folder), [])) {
    const path = join(folder, name);
    const found = await unlessMissing(stat(path), null);
    if (found && Date.now() - found.mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
  }
}
