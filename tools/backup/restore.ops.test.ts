import { appendFile, cp, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { refusePartlyRestored } from '#src/platform/backup/interrupted.server.ts';
import { backUpShop, contentsOf, openEmptyPlace, imagesIn, restoreInto, useUsedShop } from '#test/backups.ts';
import { queryOn } from '#test/database.ts';
import { useFolder } from '#test/files.ts';
import { openSecondProcess, openShop } from '#test/shop.ts';
import { isImage, manifestName, openBackup, type Manifest } from './manifest.ts';
import { markInterrupted } from './restored-files.ts';

const shop = await useUsedShop();
const scratch = await useFolder();
const good = join(scratch, 'good');
await backUpShop(shop, good);

let count = 0;
/** Copies the good backup and damages the copy. */
async function damageCopy(
  change: (folder: string, known: Manifest) => void | Promise<void>,
): Promise<string> {
  const folder = join(scratch, `spoilt-${++count}`);
  await cp(good, folder, { recursive: true });
  const known = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Manifest;
  await change(folder, known);
  await writeFile(join(folder, manifestName), JSON.stringify(known));
  return folder;
}

/** Returns all tables and schemas except those that PostgreSQL itself creates. */
async function listMade(connection: pg.ClientConfig): Promise<string[]> {
  const statement = `
    select n.nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where n.nspname !~ '^pg_|^information_schema$'
    union select nspname from pg_namespace where nspname !~ '^pg_|^information_schema$' order by 1
  `;
  return (await queryOn<{ name: string }>(connection, statement)).map(({ name }) => name);
}

const imageOf = ({ files }: Manifest): string =>
  Object.keys(files).find((path) => path.startsWith('images/'))!;

test.each<[string, RegExp, (folder: string, known: Manifest) => void | Promise<void>]>([
  [
    'rows that are not those of the manifest',
    /^orders: 3 rows were restored, but the backup has 4/,
    (_, { tables }) => void (tables['orders']!.rows = 4),
  ],
  [
    'a picture that was damaged',
    /^images\/\S+ of the backup has changed since/,
    (folder, known) => appendFile(join(folder, imageOf(known)), 'x'),
  ],
  [
    'a picture that is gone',
    /^images\/\S+ of the backup has changed since/,
    (folder, known) => rm(join(folder, imageOf(known))),
  ],
  [
    'a migration that this version does not know',
    /^the backup has migration 9999_later\.sql, which this version does not know\. The backup was made by version 1\.2\.3 \(commit c0ffeec0ffee\), and this is version \d+\.\d+\.\d+ \(commit [0-9a-f]{12}\+?\): restore it with the version that made it, or a newer one\.$/,
    (_, { migrations }) => void migrations.push({ name: '9999_later.sql', checksum: 'a'.repeat(64) }),
  ],
  [
    'a statement in place of a column',
    /^the backup has a column 1\) line; create table made\(\); -- of orders, which this version does not have$/,
    (_, { tables }) => void (tables['orders']!.columns = ['1) line; create table made(); --']),
  ],
  [
    'a migration that was edited',
    /^the backup has migration 0440_time_and_changes\.sql, which this version has with another checksum\./,
    (_, { migrations }) => void (migrations[0]!.checksum = 'b'.repeat(64)),
  ],
])(
  'a restore that fails with %s leaves nothing behind, and the next one succeeds',
  async (_, line, change) => {
    const place = await openEmptyPlace();
    await expect(place.into(await damageCopy(change))).rejects.toThrow(line);
    expect(await listMade(place.connection)).toEqual(['public']);
    expect(await readdir(place.stateDir)).toEqual([]);
    await place.into(good);
    expect(await contentsOf(place.connection)).toEqual(await contentsOf(shop.connection));
  },
);

test('after a restore, the next saved search gets a new id', async () => {
  const place = await openEmptyPlace();
  await place.into(good);
  const restored = await openSecondProcess({ ...shop, connection: place.connection });
  onTestFinished(() => restored.close());
  const body = { query: 'q=another' };
  expect((await restored.call('POST', '/saved-searches', { as: shop.seller, body })).status).toBe(201);
  const definitions = 'select id::int, asked from search_definitions order by id';
  expect(await queryOn(place.connection, definitions)).toEqual([
    { id: 1, asked: { q: 'zorkov' } },
    { id: 2, asked: { q: 'another' } },
  ]);
});

test('on request, everything is restored except damaged and missing photos', async () => {
  const lost: string[] = [];
  const folder = await damageCopy(async (copy, known) => {
    lost.push(
      ...Object.keys(known.files)
        .filter((path) => path.startsWith('images/'))
        .slice(0, 2),
    );
    await appendFile(join(copy, lost[0]!), 'x');
    await rm(join(copy, lost[1]!));
  });
  const lines = lost.map((path) => `${path} of the backup has changed since the backup was made\n`);
  const place = await openEmptyPlace();
  await expect(place.into(folder)).rejects.toThrow(
    `${lines.join('')}To restore everything else without them, add --yes.`,
  );
  expect(await place.into(folder, true)).toEqual(lost);
  const whole = Object.entries(await imagesIn(good)).filter(([name]) => !lost.includes(`images/${name}`));
  expect(whole.length).toBeGreaterThan(0);
  expect(await imagesIn(place.stateDir)).toEqual(Object.fromEntries(whole));
  expect(await contentsOf(place.connection)).toEqual(await contentsOf(shop.connection));
});

test('photos are restored through a symbolic link to another disk, and a broken link is rejected', async () => {
  const place = await openEmptyPlace();
  // A different file system from that of temporary files.
  const disk = await mkdtemp('/dev/shm/rangefinder-pictures-');
  onTestFinished(() => rm(disk, { recursive: true }));
  await symlink(join(disk, 'images'), join(place.stateDir, 'images'));
  await expect(place.into(good)).rejects.toThrow(
    `photos cannot be written to ${join(place.stateDir, 'images')}: ENOENT`,
  );
  expect(await listMade(place.connection)).toEqual(['public']);
  await mkdir(join(disk, 'images'));
  expect(await place.into(good)).toEqual([]);
  expect(await imagesIn(disk)).toEqual(await imagesIn(good));
  expect((await readdir(place.stateDir)).toSorted()).toEqual(['auth-secret', 'images']);
});

test('damaged rows and incomplete backups are rejected before anything is changed', async () => {
  const place = await openEmptyPlace();
  const damaged = await damageCopy((folder) => appendFile(join(folder, 'database.ndjson.gz'), 'x'));
  await expect(place.into(damaged)).rejects.toThrow('database.ndjson.gz of the backup has changed since');
  await writeFile(join(damaged, manifestName), '{"format":1');
  await expect(place.into(damaged)).rejects.toThrow('manifest.json of the backup is damaged');
  await rm(join(damaged, manifestName));
  await expect(place.into(damaged)).rejects.toThrow('does not contain a complete backup');
  await mkdir(join(place.stateDir, 'images'));
  await writeFile(join(place.stateDir, 'images', 'x.webp'), 'x');
  await expect(place.into(good)).rejects.toThrow('already has photos');
  expect(await listMade(place.connection)).toEqual(['public']);
});

test('a database that a shop uses is rejected, even if nobody has signed up yet', async () => {
  const fresh = await openShop();
  onTestFinished(() => fresh.close());
  const before = await contentsOf(fresh.connection);
  const stateDir = await mkdtemp(join(scratch, 'state-'));
  await expect(restoreInto(fresh.connection, stateDir, good)).rejects.toThrow(
    /^a shop is using this database \(\d+ connections\); stop it/,
  );
  expect(await contentsOf(fresh.connection)).toEqual(before);
  expect(await readdir(stateDir)).toEqual([]);
});

test('a restore that is killed after its commit is completed by running it again', async () => {
  const place = await openEmptyPlace();
  // The secret is written after the commit. The test makes that fail, as if the process had ended between the two.
  await mkdir(join(place.stateDir, 'auth-secret'));
  await expect(place.into(good)).rejects.toThrow('EISDIR');
  expect(() => refusePartlyRestored(place.stateDir)).toThrow(
    /^A restore into \S+ was interrupted\. Run the same restore again/,
  );
  await rmdir(join(place.stateDir, 'auth-secret'));
  await expect(
    place.into(await damageCopy((_, known) => void (known.made = new Date().toISOString()))),
  ).rejects.toThrow('this database already has users');
  await place.into(good);
  expect(await imagesIn(place.stateDir)).toEqual(await imagesIn(good));
  expect(await contentsOf(place.connection)).toEqual(await contentsOf(shop.connection));
  expect(() => refusePartlyRestored(place.stateDir)).not.toThrow();
  expect((await readdir(place.stateDir)).toSorted()).toEqual(['auth-secret', 'images']);
});

test('a restore that is killed before its commit can be repeated, even with a different backup', async () => {
  for (const other of [false, true]) {
    const place = await openEmptyPlace();
    const { known } = await openBackup(good, null);
    const [half] = Object.keys(known.files).filter(isImage);
    await markInterrupted(place.stateDir, other ? { ...known, made: new Date().toISOString() } : known);
    await mkdir(join(place.stateDir, dirname(half!)), { recursive: true });
    await writeFile(join(place.stateDir, half!), 'ha');
    expect(() => refusePartlyRestored(place.stateDir)).toThrow('was interrupted');
    expect(await place.into(good)).toEqual([]);
    expect(await imagesIn(place.stateDir)).toEqual(await imagesIn(good));
    expect((await readdir(place.stateDir)).toSorted()).toEqual(['auth-secret', 'images']);
  }
});
