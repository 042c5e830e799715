import { mkdir, open, readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '#test/files.ts';
import { storeAssets, storedAssets } from './previous-assets.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeFolder();
});

async function build(name: string, files: Record<string, string>): Promise<string> {
  const assets = join(folder, name, 'build/client/assets');
  await mkdir(assets, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(assets, file), text);
  return join(folder, name);
}

test('each build adds its files to those of earlier builds, without compressed variants', async () => {
  const state = join(folder, 'state');
  storeAssets(await build('old', { 'shop-1.js': 'old', 'shop-1.js.gz': '', 'same.css': 'both' }), state);
  storeAssets(await build('new', { 'shop-2.js': 'new', 'shop-2.js.br': '', 'same.css': 'both' }), state);
  expect((await readdir(storedAssets(state))).toSorted()).toEqual(['same.css', 'shop-1.js', 'shop-2.js']);
  expect(await readFile(join(storedAssets(state), 'shop-1.js'), 'utf8')).toBe('old');
});

test('assets that no build has used for 30 days are deleted', async () => {
  const state = join(folder, 'state');
  storeAssets(await build('old', { 'shop-1.js': 'old', 'same.css': 'both' }), state);
  const long = Date.now() / 1000 - 31 * 24 * 3600;
  for (const name of ['shop-1.js', 'same.css']) await utimes(join(storedAssets(state), name), long, long);
  storeAssets(await build('new', { 'shop-2.js': 'new', 'same.css': 'both' }), state);
  expect((await readdir(storedAssets(state))).toSorted()).toEqual(['same.css', 'shop-2.js']);
});

test('a start does not replace an existing asset, because another process may be sending it', async () => {
  const state = join(folder, 'state');
  const root = await build('new', { 'shop-1.js': 'new' });
  storeAssets(root, state);
  const sent = await open(join(storedAssets(state), 'shop-1.js'));
  storeAssets(root, state);
  const { nlink } = await sent.stat();
  await sent.close();
  expect(nlink).toBe(1);
});
