import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { loadPlaces } from '#src/media/places/load.server.ts';
import { connect } from '#src/platform/db/connect.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { backUpShop, openEmptyPlace } from '#test/backups.ts';
import { queryOn } from '#test/database.ts';
import { useFolder } from '#test/files.ts';
import { isTestPlace } from '#test/postgres.ts';
import { createListing, useShop } from '#test/shop.ts';
import { readSchema } from './load.ts';
import { databaseName, manifestName, openBackup } from './manifest.ts';
import { verifyBackup } from './verify.ts';

const cologne = 2_886_242;
const shop = await useShop();
const scratch = await useFolder();
await createListing(shop, await shop.createUser('Seller'), { place: cologne });

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Adds a row to an empty table of a backup. */
async function addRow(folder: string, table: string, row: string): Promise<void> {
  const [database, manifest] = [join(folder, databaseName), join(folder, manifestName)];
  const lines = gunzipSync(await readFile(database)).toString();
  const start = `T"${table}"\n`;
  expect(lines).toContain(start);
  const content = gzipSync(lines.replace(start, `${start}R${row}\n`));
  const known = JSON.parse(await readFile(manifest, 'utf8'));
  Object.assign(known.tables[table], { rows: 1, sha256: sha256(`${row}\n`) });
  known.files[databaseName] = sha256(content);
  await writeFile(database, content);
  await writeFile(manifest, JSON.stringify(known));
}

type Places = { all: number[]; linked: number[] };

/** Returns the ids of all places, and of those that items are linked to. */
async function placesOf(connection: pg.ClientConfig): Promise<Places> {
  const statement = `select (select array_agg(id order by id) from places) as all,
    (select array_agg(distinct place_id order by place_id) from listings where place_id is not null) as linked`;
  return (await queryOn<Places>(connection, statement))[0]!;
}

test('a backup has only the places that items are linked to, and the next start loads the others', async () => {
  const { all, linked } = await placesOf(shop.connection);
  expect(linked).toEqual([cologne]);
  expect(all.length).toBeGreaterThan(1);
  const folder = join(scratch, 'places');
  const { known } = await backUpShop(shop, folder);
  const names = ['places', 'place_names', 'place_reference', 'regions'];
  expect(names.map((name) => known.tables[name]!.rows)).toEqual([1, 0, 0, 0]);
  expect(await verifyBackup(shop.connection, await openBackup(folder, null), await readSchema())).toEqual([]);
  const place = await openEmptyPlace();
  await place.into(folder);
  expect(await placesOf(place.connection)).toEqual({ all: linked, linked });
  const db = connect(place.connection, createLog('silent'));
  await loadPlaces(db, root, isTestPlace);
  await db.destroy();
  expect(await placesOf(place.connection)).toEqual({ all, linked });
});

test('a backup of an earlier version, which has all places, is verified and restored', async () => {
  const folder = join(scratch, 'earlier');
  await backUpShop(shop, folder);
  const row =
    '{"only_one":true,"checksum":"1","loaded_at":"2026-11-01T00:00:00+00:00","regions_checksum":null}';
  await addRow(folder, 'place_reference', row);
  expect(await verifyBackup(shop.connection, await openBackup(folder, null), await readSchema())).toEqual([]);
  await (await openEmptyPlace()).into(folder);
});
