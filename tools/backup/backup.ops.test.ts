import {
  copyFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  backUpShop,
  contentsOf,
  nightly,
  openEmptyPlace,
  imagesIn,
  sendPhoto,
  useUsedShop,
} from '#test/backups.ts';
import { useFolder } from '#test/files.ts';
import { createListing } from '#test/shop.ts';
import { backUp, prune } from './create.ts';
import { Cipher } from './encryption.ts';
import { isImage } from './manifest.ts';

const build = { version: '1.2.3', commit: null };
const shop = await useUsedShop();
const scratch = await useFolder();
/** Derives keys with few rounds, which is fast. */
const openCipher = (passphrase = 'a passphrase of the tests'): Cipher => new Cipher(passphrase, 4);

test('a backup that is made during writes is a snapshot of a single moment', async () => {
  const folder = join(scratch, 'while');
  const seller = await shop.createUser('Seller');
  const writer = { goes: true };
  const writing = (async () => {
    while (writer.goes) await createListing(shop, seller);
  })();
  const { known } = await backUpShop(shop, folder);
  writer.goes = false;
  await writing;
  const place = await openEmptyPlace();
  await place.into(folder);
  const after = (await contentsOf(place.connection)) as Record<string, { rows: number }>;
  expect(after['listings']!.rows).toBe(known.tables['listings']!.rows);
});

test('a photo in an earlier backup is shared, and each backup is complete even if the others are removed', async () => {
  const parent = join(scratch, 'nights');
  const first = await backUpShop(shop, join(parent, nightly(1)));
  expect(first.copied).toBe(first.images);
  await sendPhoto(shop, shop.seller, 'x2', '#112233');
  const second = await backUpShop(shop, join(parent, nightly(2)));
  expect(second.images).toBeGreaterThan(first.images);
  expect(second.copied).toBe(second.images - first.images);
  const [shared] = Object.keys(await imagesIn(join(parent, nightly(1))));
  const ofFirst = await stat(join(parent, `${nightly(1)}/images`, shared!));
  expect((await stat(join(parent, `${nightly(2)}/images`, shared!))).ino).toBe(ofFirst.ino);
  expect(ofFirst.ino).not.toBe((await stat(join(shop.app.config.STATE_DIR, 'images', shared!))).ino);

  expect(await prune(parent, 1, nightly(2))).toBe(1);
  expect(await readdir(parent)).toEqual([nightly(2)]);
  const place = await openEmptyPlace();
  await place.into(join(parent, nightly(2)));
  expect(await imagesIn(place.stateDir)).toEqual(await imagesIn(shop.app.config.STATE_DIR));
});

test('a photo that is damaged in an earlier backup is copied from the shop again', async () => {
  const parent = join(scratch, 'damaged');
  await backUpShop(shop, join(parent, nightly(1)));
  const [name] = Object.keys(await imagesIn(join(parent, nightly(1))));
  const damaged = join(parent, `${nightly(1)}/images`, name!);
  await writeFile(damaged, Buffer.alloc((await stat(damaged)).size));
  const second = await backUpShop(shop, join(parent, nightly(2)));
  expect(second.copied).toBe(1);
  const images = await imagesIn(shop.app.config.STATE_DIR);
  expect(await imagesIn(join(parent, nightly(2)))).toEqual(images);
  const place = await openEmptyPlace();
  await place.into(join(parent, nightly(2)));
  expect(await imagesIn(place.stateDir)).toEqual(images);
});

test('prune deletes the oldest backups, but not other folders, renamed backups or an unfinished one', async () => {
  const parent = join(scratch, 'many');
  for (const night of [1, 2, 3]) await backUpShop(shop, join(parent, nightly(night)));
  await rename(join(parent, nightly(3)), join(parent, 'renamed'));
  await backUpShop(shop, join(parent, nightly(4)));
  const [young, old] = [`${nightly(5)}.part`, `${nightly(1)}.part`];
  for (const name of ['foreign', 'foreign.part', young, old]) await mkdir(join(parent, name));
  await writeFile(join(parent, 'foreign', 'manifest.json'), '{}');
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ['foreign.part', old]) await utimes(join(parent, name), yesterday, yesterday);
  expect(await prune(parent, 2, nightly(4))).toBe(1);
  expect((await readdir(parent)).toSorted()).toEqual(
    ['foreign', 'foreign.part', nightly(2), nightly(4), 'renamed', young].toSorted(),
  );
});

test('prune keeps the newest backup even if another one has a date in the future', async () => {
  const parent = join(scratch, 'clock');
  for (const night of [1, 2, 900]) {
    await mkdir(join(parent, nightly(night)), { recursive: true });
    await writeFile(join(parent, nightly(night), 'manifest.json'), '{}');
  }
  expect(await prune(parent, 1, nightly(2))).toBe(1);
  expect(await readdir(parent)).toEqual([nightly(2), nightly(900)]);
});

test('the backup contains the secret, whether it comes from the environment or from the state folder', async () => {
  const { connection, app } = shop;
  const folder = join(scratch, 'secret');
  const authSecret = 'one from the environment, long enough';
  const { STATE_DIR: stateDir } = app.config;
  await backUp({ connection, database: 'external', build, stateDir, authSecret, folder, cipher: null });
  expect(await readFile(join(folder, 'auth-secret'), 'utf8')).toBe(authSecret);
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

test('a failed backup leaves nothing behind, and an existing backup is not overwritten', async () => {
  const parent = join(scratch, 'failing');
  const { connection, app } = shop;
  const lost = { ...connection, database: 'there_is_none' };
  const order = { database: 'embedded', build, stateDir: app.config.STATE_DIR, cipher: null } as const;
  await expect(backUp({ ...order, connection: lost, folder: join(parent, 'a') })).rejects.toThrow(
    'there_is_none',
  );
  expect(await readdir(parent)).toEqual([]);
  await backUpShop(shop, join(parent, 'b'));
  await expect(backUpShop(shop, join(parent, 'b'))).rejects.toThrow('already exists');
});

test('an encrypted backup is complete, and shares photos while the passphrase stays the same', async () => {
  const parent = join(scratch, 'encrypted');
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
  expect(await contentsOf(place.connection)).toEqual(await contentsOf(shop.connection));
  expect(await imagesIn(place.stateDir)).toEqual(await imagesIn(shop.app.config.STATE_DIR));
});

test.each<[string, RegExp, (folder: string, picture: string) => Promise<void>]>([
  [
    'a manifest that was cut short',
    /^manifest\.json of the backup is damaged/,
    async (folder) => {
      const path = join(folder, 'manifest.json.enc');
      await truncate(path, (await stat(path)).size - 1);
    },
  ],
  [
    'the secret in place of a picture',
    /^images\/\S+ of the backup has changed since/,
    (folder, picture) => copyFile(join(folder, 'auth-secret.enc'), join(folder, picture)),
  ],
])('an encrypted backup with %s is rejected, and nothing is changed', async (what, line, damageCopy) => {
  const folder = join(scratch, what);
  const { known } = await backUpShop(shop, folder, openCipher());
  const copy = `${folder}-copy`;
  await cp(folder, copy, { recursive: true });
  await damageCopy(copy, `${Object.keys(known.files).find(isImage)!}.enc`);
  const place = await openEmptyPlace();
  await expect(place.into(copy, false, openCipher())).rejects.toThrow(line);
  expect(await readdir(place.stateDir)).toEqual([]);
  await place.into(folder, false, openCipher());
});
