import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { backUp, type MadeBackup } from '#tools/backup/create.ts';
import { listTables, readContent, settings } from '#tools/backup/dump.ts';
import type { Cipher } from '#tools/backup/encryption.ts';
import { readSchema } from '#tools/backup/load.ts';
import { nameBackup, openBackup } from '#tools/backup/manifest.ts';
import { restore } from '#tools/backup/restore.ts';
import { listFiles } from '#tools/backup/stored-files.ts';
import { createDatabase } from './database.ts';
import { anImage, aPost, aSubscriber } from './samples.ts';
import { book, kinds, openShop, createListing, type TestUser, type Shop } from './shop.ts';

const odd = 'Zoë "O\'Hara" \\ 日本 \u{1f4f7} <b>%_';

/** Opens a shop that contains some data of every kind. */
export async function openUsedShop(): Promise<Shop & { seller: TestUser }> {
  const shop = await openShop();
  const seller = await shop.signUpUser('Seller', odd);
  const [buyer, admin] = [await shop.signUpUser('Buyer', 'Bea'), await shop.createUser('admin')];
  for (const kind of kinds) {
    const item = await createListing(
      shop,
      seller,
      { title: odd, des: `two\nlines\u{2028}`, duration: 3.5 },
      kind,
    );
    await book(shop, buyer, item);
    if (kind === 'lens') await shop.call('PUT', `/lens/${item._id}/sold`, { as: seller });
    await shop.call('POST', '/reports', { as: buyer, body: { listing: item._id, reason: 'spam' } });
  }
  await sendPhoto(shop, seller, 'x1');
  await aPost(shop);
  await aSubscriber(shop, 'confirm');
  await shop.call('POST', '/saved-searches', { as: buyer, body: { query: 'q=zorkov' } });
  const other = await shop.createUser('Buyer');
  await shop.call('PUT', `/suspensions/${other.id}`, { as: admin, body: { reason: odd } });
  // An admin who deletes another admin leaves rows that refer to each other.
  await shop.call('DELETE', `/users/${admin.id}`, { as: await shop.createUser('admin') });
  return { ...shop, seller };
}

/** Opens such a shop for all tests of a file, and closes it after them. */
export async function useUsedShop(): Promise<Shop & { seller: TestUser }> {
  const shop = await openUsedShop();
  afterAll(() => shop.close());
  return shop;
}

/** Uploads a picture of this color as a browser does. */
export async function sendPhoto(shop: Shop, seller: TestUser, key: string, color?: string): Promise<void> {
  const form = new FormData();
  form.set('image', new File([await anImage('jpeg', color)], 'a.jpg', { type: 'image/jpeg' }));
  const headers = { 'idempotency-key': key };
  const { status } = await shop.call('POST', '/images', { as: seller, body: form, headers });
  if (status >= 300) throw new Error(`the picture was not taken: ${status}`);
}

/** Returns the name of the backup of a given night. Backups sort by date because their names do. */
export const nightly = (night: number): string => nameBackup(new Date(Date.UTC(2026, 0, night, 2, 30)));

export function backUpShop(
  { connection, app }: Shop,
  folder: string,
  cipher: Cipher | null = null,
): Promise<MadeBackup> {
  const { STATE_DIR: stateDir, AUTH_SECRET: authSecret } = app.config;
  const build = { version: '1.2.3', commit: 'c0ffee'.repeat(7) };
  return backUp({ connection, database: 'embedded', build, stateDir, authSecret, folder, cipher });
}

export type EmptyPlace = {
  connection: pg.ClientConfig;
  stateDir: string;
  into(folder: string, withoutDamaged?: boolean, cipher?: Cipher): Promise<string[]>;
};

/** Creates an empty database and state folder, and removes both after the test. */
export async function openEmptyPlace(): Promise<EmptyPlace> {
  const { connection, drop } = await createDatabase('template0');
  const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-empty-'));
  onTestFinished(async () => {
    await drop();
    await rm(stateDir, { recursive: true, force: true });
  });
  return { connection, stateDir, into: (...given) => restoreInto(connection, stateDir, ...given) };
}

export async function restoreInto(
  connection: pg.ClientConfig,
  stateDir: string,
  folder: string,
  withoutDamaged = false,
  cipher: Cipher | null = null,
): Promise<string[]> {
  const [backup, schema] = [await openBackup(folder, cipher), await readSchema()];
  return restore({ connection, stateDir, backup, schema, withSecret: true, withoutDamaged });
}

/** Returns the rows that a backup has, constraints and triggers of a database. */
export async function contentsOf(connection: pg.ClientConfig): Promise<Record<string, object>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(settings);
    const all: Record<string, object> = {};
    for (const table of await listTables(client))
      all[table.name] = await readContent(client, { ...table, where: table.backedUp });
    const { rows } = await client.query(`
      select conrelid::regclass::text as of, pg_get_constraintdef(oid) as def from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2
    `);
    const triggers = await client.query(`
      select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2
    `);
    return { ...all, constraints: rows, triggers: triggers.rows };
  } finally {
    await client.end();
  }
}

/** Returns the photos in a state folder or a backup by their names. */
export async function imagesIn(folder: string): Promise<Record<string, string>> {
  const images = join(folder, 'images');
  const read = async (path: string) => [path, (await readFile(join(images, path))).toString('base64')];
  return Object.fromEntries(await Promise.all((await listFiles(images)).map(read)));
}
