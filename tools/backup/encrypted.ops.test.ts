import { appendFile, copyFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  backUpShop,
  contentsOf,
  nightly,
  openEmptyPlace,
  openUsedShop,
  imagesIn,
  sendPhoto,
} from '#test/backups.ts';
import { Cipher } from './encryption.ts';
import { isImage, openBackup } from './manifest.ts';

let shop: Awaited<ReturnType<typeof openUsedShop>>;
let scratch: string;
/** Derives keys with few rounds, which is fast. */
const openCipher = (passphrase = 'a passphrase of the tests'): Cipher => new Cipher(passphrase, 4);
beforeAll(async () => {
  shop = await openUsedShop();
  scratch = await mkdtemp(join(tmpdir(), 'rangefinder-encrypted-'));
});
afterAll(async () => {
  await shop.close();
  await rm(scratch, { recursive: true, force: true });
});

test('an encrypted backup is restored completely', async () => {
  const folder = join(scratch, 'whole');
  await backUpShop(shop, folder, openCipher());
  const place = await openEmptyPlace();
  expect(await place.into(folder, false, openCipher())).toEqual([]);
  expect(await contentsOf(place.connection)).toEqual(await contentsOf(shop.connection));
  const images = await imagesIn(place.stateDir);
  expect(Object.keys(images).length).toBeGreaterThan(0);
  expect(images).toEqual(await imagesIn(shop.app.config.STATE_DIR));
});

test('a photo in an earlier encrypted backup is shared while the passphrase stays the same', async () => {
  const parent = join(scratch, 'nights');
  const first = await backUpShop(shop, join(parent, nightly(1)), openCipher());
  await sendPhoto(shop, shop.seller, 'encrypted', '#445566');
  const second = await backUpShop(shop, join(parent, nightly(2)), openCipher());
  expect(second.copied).toBe(second.images - first.images);
  const shared = `${Object.keys(first.known.files).find(isImage)!}.enc`;
  const [one, other] = await Promise.all([first, second].map(({ folder }) => stat(join(folder, shared))));
  expect(other!.ino).toBe(one!.ino);
  const changed = await backUpShop(shop, join(parent, nightly(3)), openCipher('another passphrase'));
  expect(changed.copied).toBe(changed.images);
  const plain = await backUpShop(shop, join(parent, nightly(4)));
  expect(plain.copied).toBe(plain.images);
  const place = await openEmptyPlace();
  expect(await place.into(second.folder, false, openCipher())).toEqual([]);
});

test.each<[string, RegExp, (folder: string, picture: string) => Promise<void>]>([
  [
    'rows that were cut short',
    /^database\.ndjson\.gz of the backup has changed since/,
    (folder) => cut(join(folder, 'database.ndjson.gz.enc')),
  ],
  [
    'a manifest that was cut short',
    /^manifest\.json of the backup is damaged/,
    (folder) => cut(join(folder, 'manifest.json.enc')),
  ],
  [
    'a picture that was cut short',
    /^images\/\S+ of the backup has changed since/,
    (folder, picture) => cut(join(folder, picture)),
  ],
  [
    'something after a picture',
    /^images\/\S+ of the backup has changed since/,
    (folder, picture) => appendFile(join(folder, picture), 'x'),
  ],
  [
    'the secret in place of a picture',
    /^images\/\S+ of the backup has changed since/,
    (folder, picture) => copyFile(join(folder, 'auth-secret.enc'), join(folder, picture)),
  ],
])('an encrypted backup with %s is rejected, and nothing is changed', async (_, line, damageCopy) => {
  const folder = join(await mkdtemp(join(scratch, 'spoilt-')), 'one');
  await writeFile(join(shop.app.config.STATE_DIR, 'auth-secret'), 'a secret of 32 characters at least');
  const { known } = await backUpShop(shop, folder, openCipher());
  const copy = `${folder}-copy`;
  await cp(folder, copy, { recursive: true });
  await damageCopy(copy, `${Object.keys(known.files).find(isImage)!}.enc`);
  const place = await openEmptyPlace();
  await expect(place.into(copy, false, openCipher())).rejects.toThrow(line);
  expect(await readdir(place.stateDir)).toEqual([]);
  await place.into(folder, false, openCipher());
});

test('a backup with a different passphrase is rejected before anything is changed', async () => {
  const folder = join(scratch, 'other');
  await backUpShop(shop, folder, openCipher());
  await expect(openBackup(folder, openCipher('another passphrase'))).rejects.toThrow(
    'The passphrase in BACKUP_PASSPHRASE_FILE is not the one that encrypted this backup.',
  );
});

async function cut(path: string): Promise<void> {
  await writeFile(path, (await readFile(path)).subarray(0, -1));
}
