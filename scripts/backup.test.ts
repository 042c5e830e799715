import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPicture, aPost, aSubscriber } from '#test/samples.ts';
import { book, createDatabase, kinds, openShop, putUp, type Shop } from '#test/shop.ts';
import { backUp } from '#src/platform/backup/backup.server.ts';
import { readContent, settings } from '#src/platform/backup/dump.server.ts';
import { listFiles, manifestName } from '#src/platform/backup/manifest.server.ts';
import { restore } from '#src/platform/backup/restore.server.ts';
import { listTables } from '#src/platform/backup/tables.server.ts';
import { prepareAt } from './prepare-database.ts';

let shop: Shop;
let scratch: string;
const odd = 'Zoë "O\'Hara" \\ 日本 \u{1f4f7} <b>%_';
beforeAll(async () => {
  shop = await openShop();
  scratch = await mkdtemp(join(tmpdir(), 'rangefinder-backup-'));
  const [seller, buyer, admin] = [
    await shop.enrol('Seller', odd),
    await shop.enrol('Buyer', 'Bea'),
    await shop.hire('admin'),
  ];
  for (const kind of kinds) {
    const item = await putUp(shop, seller, { title: odd, des: `two\nlines\u{2028}`, duration: 3.5 }, kind);
    await book(shop, buyer, item);
    if (kind === 'lens') await shop.call('PUT', `/lens/${item._id}/sold`, { as: seller });
    await shop.call('POST', '/reports', { as: buyer, body: { listing: item._id, reason: 'spam' } });
  }
  const form = new FormData();
  form.set('image', new File([await aPicture()], 'a.jpg', { type: 'image/jpeg' }));
  await shop.call('POST', '/images', { as: seller, body: form, headers: { 'idempotency-key': 'x1' } });
  await aPost(shop);
  await aSubscriber(shop, 'confirm');
  const other = await shop.hire('Buyer');
  await shop.call('PUT', `/suspensions/${other.id}`, { as: admin, body: { reason: odd } });
  // Deleted by themselves: rows that name each other.
  await shop.call('DELETE', `/users/${admin.id}`, { as: await shop.hire('admin') });
});
afterAll(async () => {
  await shop.close();
  await rm(scratch, { recursive: true, force: true });
});

async function contents(connection: pg.ClientConfig): Promise<Record<string, object>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(settings);
    const all: Record<string, object> = {};
    for (const table of await listTables(client)) all[table.name] = await readContent(client, table);
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

const files = async (folder: string) =>
  Promise.all(
    (await listFiles(join(folder, 'images'))).map(async (path) => [
      path,
      (await readFile(join(folder, 'images', path))).toString('base64'),
    ]),
  );

async function emptyPlace() {
  const { connection, drop } = await createDatabase('template0');
  const stateDir = await mkdtemp(join(scratch, 'state-'));
  return {
    connection,
    stateDir,
    drop,
    into: (folder: string) => restore(connection, stateDir, folder, prepareAt(connection)),
  };
}

test('what was restored is what was backed up: every row, rule and picture, and what waits to be done', async () => {
  const { STATE_DIR } = shop.app.config;
  await writeFile(join(STATE_DIR, 'auth-secret'), 'a secret of 32 characters at least');
  const folder = join(scratch, 'one');
  const made = await backUp(shop.connection, STATE_DIR, folder);
  expect(made.tables['orders']!.rows).toBe(3);
  expect(made.tables['jobs.job']!.rows).toBeGreaterThan(1);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const place = await emptyPlace();
  try {
    await place.into(folder);
    expect(await contents(place.connection)).toEqual(await contents(shop.connection));
    const pictures = await files(place.stateDir);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures).toEqual(await files(STATE_DIR));
    expect(await readFile(join(place.stateDir, 'auth-secret'), 'utf8')).toMatch(/^a secret/);
    expect((await stat(join(place.stateDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
    // Once more: there are people now.
    await expect(place.into(folder)).rejects.toThrow(/already/);
  } finally {
    await place.drop();
  }
});

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const folder = join(scratch, 'while');
  const seller = await shop.hire('Seller');
  const writer = { goes: true };
  const writing = (async () => {
    while (writer.goes) await putUp(shop, seller);
  })();
  const made = await backUp(shop.connection, shop.app.config.STATE_DIR, folder);
  writer.goes = false;
  await writing;
  const place = await emptyPlace();
  try {
    await place.into(folder);
    const after = (await contents(place.connection)) as Record<string, { rows: number }>;
    expect(after['listings']!.rows).toBe(made.tables['listings']!.rows);
  } finally {
    await place.drop();
  }
});

test('what was damaged, is not whole, or is not empty is refused before anything is touched', async () => {
  const { STATE_DIR } = shop.app.config;
  const folder = join(scratch, 'damaged');
  await backUp(shop.connection, STATE_DIR, folder);
  await expect(backUp(shop.connection, STATE_DIR, folder)).rejects.toThrow('is not empty');
  const place = await emptyPlace();
  try {
    await appendFile(join(folder, 'database.ndjson.gz'), 'x');
    await expect(place.into(folder)).rejects.toThrow('database.ndjson.gz of the backup is not what it was');
    await rm(join(folder, manifestName));
    await expect(place.into(folder)).rejects.toThrow('no whole backup');
    await mkdir(join(place.stateDir, 'images'));
    await writeFile(join(place.stateDir, 'images', 'x.webp'), 'x');
    const good = join(scratch, 'good');
    await backUp(shop.connection, STATE_DIR, good);
    await expect(place.into(good)).rejects.toThrow('pictures already');
    const client = new pg.Client(place.connection);
    await client.connect();
    expect((await client.query("select to_regclass('people') as people")).rows).toEqual([{ people: null }]);
    await client.end();
  } finally {
    await place.drop();
  }
});
