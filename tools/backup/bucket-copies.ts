import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '#src/platform/config/config.server.ts';
import { Bucket } from './bucket.ts';
import { readCipher, saltOf, type Cipher } from './encryption.ts';
import { isNetworkFault } from './fault.ts';
import { draftSuffix, isImage, listBackups, manifestName, parseManifest } from './manifest.ts';
import { isBackupName, imagesName, readManifest, sortBackups, type Backup } from './manifest.ts';
import { collect, storedName } from './stored-files.ts';

// In the bucket, a backup consists of the objects `NAME/…`, of which the manifest is uploaded last. All backups with
// the same encryption key share their photos as `pictures/SALT/…`, so a nightly backup uploads only the rows and the
// new photos.
const manifestFile = storedName(manifestName, 'any');
const concurrency = 4;

function keyOf(name: string, path: string, salt: string): string {
  const stored = storedName(path, 'any');
  return isImage(path) ? `pictures/${salt}/${stored.slice(imagesName.length + 1)}` : `${name}/${stored}`;
}

export async function copyBackup(bucket: Bucket, { folder, cipher, known }: Backup): Promise<number> {
  const [name, salt] = [basename(folder), cipher?.salt];
  if (!salt) throw new Error('only encrypted backups can be copied to a bucket');
  const there = await bucket.list(`pictures/${salt}/`);
  let sent = 0;
  const send = async (path: string): Promise<void> => {
    const [key, from] = [keyOf(name, path, salt), join(folder, storedName(path, cipher))];
    const { size } = await stat(from);
    if (there.get(key) === size) return;
    await bucket.put(key, from);
    sent += size;
  };
  await eachOf(Object.keys(known.files), send);
  // The manifest is last, because a copy with a manifest counts as complete.
  await send(manifestName);
  return sent;
}

function copiesAmong(keys: string[]): string[] {
  return sortBackups(keys.filter(isManifest).map((key) => key.slice(0, key.indexOf('/'))));
}

/**
 * Removes all but the newest `keep` copies, as well as interrupted copies and photos that no copy uses. Copies that are
 * later than `made` are kept, and do not count toward `keep`.
 */
export async function pruneCopies(
  bucket: Bucket,
  cipher: Cipher,
  keep: number,
  made: string,
): Promise<number> {
  const objects = [...(await bucket.list('')).keys()];
  const names = copiesAmong(objects);
  const old = new Set(names.filter((name) => name <= made).slice(keep));
  const retained = names.filter((name) => !old.has(name));
  if (!retained.includes(made)) return 0;
  const used = await readUsed(bucket, cipher, retained);
  const isOld = (key: string): boolean => {
    const [name = '', salt = ''] = key.split('/');
    if (name === 'pictures') {
      const named = used.get(salt);
      return named !== 'unknown' && named?.has(key) !== true;
    }
    return isBackupName(name) && name < made && !retained.includes(name);
  };
  // Manifests go first, so that a copy without its files never looks complete.
  const unneeded = objects.filter(isOld);
  const manifests = unneeded.filter(isManifest);
  for (const key of manifests) await bucket.remove(key);
  await eachOf(
    unneeded.filter((key) => !isManifest(key)),
    (key) => bucket.remove(key),
  );
  return manifests.length;
}

const isManifest = (key: string): boolean => basename(key) === manifestFile;

/**
 * Returns the object keys of the photos in these copies, by salt, or 'unknown' if a manifest with that salt cannot be
 * read.
 */
async function readUsed(
  bucket: Bucket,
  cipher: Cipher,
  names: string[],
): Promise<Map<string, Set<string> | 'unknown'>> {
  const used = new Map<string, Set<string> | 'unknown'>();
  for (const name of names) {
    const { salt, known } = await readCopy(bucket, cipher, name);
    const keys = used.get(salt) ?? new Set();
    if (!known || keys === 'unknown') used.set(salt, 'unknown');
    else {
      for (const path of Object.keys(known.files)) keys.add(keyOf(name, path, salt));
      used.set(salt, keys);
    }
  }
  return used;
}

/** Returns null for a manifest that is damaged or encrypted with a different passphrase. */
async function readCopy(bucket: Bucket, cipher: Cipher, name: string) {
  const stored = await bucket.get(keyOf(name, manifestName, ''));
  const text = await collect(cipher.decrypt(Readable.from([stored]))).catch(() => '');
  return { salt: saltOf(stored), known: parseManifest(text.toString()) };
}

const inBucket = 's3:';

/**
 * Finds the folder of the backup that an argument names: a folder, or `s3:NAME` in the bucket, which is downloaded
 * first. Must be called before the settings are read, because reading them changes the working directory.
 * @param parent the folder into which a backup from the bucket is downloaded
 */
export function locateBackup(argument: string, parent: string): (config: Config) => Promise<string> {
  if (argument.startsWith(inBucket))
    return (config) => fetchFromBucket(config, argument.slice(inBucket.length), parent);
  const folder = resolve(argument);
  return async () => folder;
}

async function fetchFromBucket(config: Config, name: string, parent: string): Promise<string> {
  const cipher = await readCipher(config.BACKUP_PASSPHRASE_FILE);
  if (!cipher || !config.BACKUP_S3_BUCKET)
    throw new Error('BACKUP_S3_BUCKET: is not set, so a backup cannot be fetched from a bucket');
  const bucket = new Bucket(config);
  try {
    return await fetchCopy(bucket, cipher, name, parent);
  } catch (error) {
    if (error instanceof Error && ('$metadata' in error || isNetworkFault(error)))
      throw new Error(`The backup could not be fetched from ${bucket.name}: ${bucket.explain(error)}.`, {
        cause: error,
      });
    throw error;
  }
}

async function fetchCopy(bucket: Bucket, cipher: Cipher, name: string, parent: string): Promise<string> {
  const folder = join(parent, name);
  if ((await listBackups(parent)).includes(name)) return folder;
  const names = copiesAmong([...(await bucket.list('rangefinder-')).keys()]);
  if (!names.includes(name))
    throw new Error(
      `${bucket.name} has no backup ${name || 'without a name'}; it has: ${names.join(', ') || 'none'}`,
    );
  const draft = folder + draftSuffix;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await bucket.fetch(keyOf(name, manifestName, ''), join(draft, manifestFile));
    const { known } = await readManifest(draft, cipher);
    const salt = saltOf(await readFile(join(draft, manifestFile)));
    await eachOf(Object.keys(known.files), (path) =>
      bucket.fetch(keyOf(name, path, salt), join(draft, storedName(path, cipher))),
    );
    await rename(draft, folder);
    return folder;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Runs a few tasks concurrently, and starts no more after the first failure. */
async function eachOf<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  // The loops share one generator, so a loop that fails also stops the others.
  const rest = (function* () {
    yield* all;
  })();
  const done = await Promise.allSettled(
    Array.from({ length: concurrency }, async () => {
      for (const one of rest) await work(one);
    }),
  );
  for (const each of done) if (each.status === 'rejected') throw each.reason;
}
