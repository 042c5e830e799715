import { appendFile, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { backUpShop, useUsedShop } from '#test/backups.ts';
import { onServer, queryOn } from '#test/database.ts';
import { useFolder } from '#test/files.ts';
import { readSchema } from './load.ts';
import { manifestName, openBackup, type Manifest } from './manifest.ts';
import { verifyBackup } from './verify.ts';

const shop = await useUsedShop();
const scratch = await useFolder();
let folder: string;
let made: Manifest;
beforeEach(async () => {
  folder = join(await mkdtemp(join(scratch, 'night-')), 'one');
  made = (await backUpShop(shop, folder)).known;
});

const verify = async (connection: pg.ClientConfig = shop.connection) =>
  verifyBackup(connection, await openBackup(folder, null), await readSchema());

async function listScratch(): Promise<string[]> {
  const statement = "select datname from pg_database where datname ~ '^rangefinder_verify'";
  return (await queryOn<{ datname: string }>(shop.connection, statement)).map(({ datname }) => datname);
}

test('a good backup is restored into a scratch database, which is dropped afterwards', async () => {
  expect(await verify()).toEqual([]);
  expect(await listScratch()).toEqual([]);
});

test('a damaged photo and a table that differs from the backup are both reported', async () => {
  const picture = Object.keys(made.files).find((path) => path.startsWith('images/'))!;
  await appendFile(join(folder, picture), 'x');
  made.tables['orders']!.sha256 = 'c'.repeat(64);
  await writeFile(join(folder, manifestName), JSON.stringify(made));
  expect(await verify()).toEqual([
    `${picture} of the backup has changed since the backup was made`,
    'orders: 3 rows were restored, but the backup has 3',
  ]);
  expect(await listScratch()).toEqual([]);
});

test('the scratch database of a verification that was killed is dropped by the next verification', async () => {
  await onServer('create database rangefinder_verify_left');
  await verify();
  expect(await listScratch()).toEqual([]);
});

test('a verification that is not allowed to create databases names the missing right', async () => {
  const superuser = new pg.Client({ ...shop.connection, user: 'postgres' });
  await superuser.connect();
  onTestFinished(async () => {
    await superuser.query('drop role rangefinder_poor');
    await superuser.end();
  });
  await superuser.query("create role rangefinder_poor login password 'x'");
  await expect(verify({ ...shop.connection, user: 'rangefinder_poor', password: 'x' })).rejects.toThrow(
    /^The account rangefinder_poor may not make a scratch database; as a superuser: alter role "rangefinder_poor" createdb$/,
  );
});
