import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUpShop, contentsOf, openEmptyPlace, imagesIn, useUsedShop } from '#test/backups.ts';
import { useFolder } from '#test/files.ts';
import { createListing } from '#test/shop.ts';

const shop = await useUsedShop();
const scratch = await useFolder();
await createListing(shop, shop.seller, { place: 2_886_242 });

test('a restored backup has every row, constraint, photo and job of the shop, and the secret stays private', async () => {
  const { STATE_DIR } = shop.app.config;
  await writeFile(join(STATE_DIR, 'auth-secret'), 'a secret of 32 characters at least');
  const folder = join(scratch, 'one');
  const { known } = await backUpShop(shop, folder);
  expect(known.tables['orders']!.rows).toBe(3);
  expect(known.tables).not.toHaveProperty('changes');
  expect(known.tables['jobs.job']!.rows).toBeGreaterThan(1);
  // Each release has all places, so a backup has only those that items are linked to.
  expect([known.tables['places']!.rows, known.tables['place_names']!.rows]).toEqual([1, 0]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const place = await openEmptyPlace();
  await place.into(folder);
  expect(await contentsOf(place.connection)).toEqual(await contentsOf(shop.connection));
  const images = await imagesIn(place.stateDir);
  expect(Object.keys(images).length).toBeGreaterThan(0);
  expect(images).toEqual(await imagesIn(STATE_DIR));
  expect(await readFile(join(place.stateDir, 'auth-secret'), 'utf8')).toMatch(/^a secret/);
  expect((await stat(join(place.stateDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
  expect((await readdir(place.stateDir)).toSorted()).toEqual(['auth-secret', 'images']);
  await expect(place.into(folder)).rejects.toThrow('this database already has users');
});
