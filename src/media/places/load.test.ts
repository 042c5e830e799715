import pg from 'pg';
import { expect, test } from 'vitest';
import { isTestPlace } from '#test/postgres.ts';
import { createListing, useShop } from '#test/shop.ts';
import { loadRegions } from './load-regions.server.ts';
import { loadPlaces } from './load.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const [cologne, gone] = [2_886_242, 1];

test('the first load leaves the tables with all of their indexes', async () => {
  const indexes =
    await shop.sql`select indexname, split_part(indexdef, ' USING ', 2) as columns from pg_indexes
    where tablename in ('places', 'place_names') order by indexname`;
  expect(indexes.map(({ indexname, columns }) => [indexname, columns])).toEqual([
    ['place_names_by_start', 'btree (search text_pattern_ops) INCLUDE (place_id, population, country)'],
    ['place_names_pkey', 'btree (place_id, language)'],
    ['places_by_position', 'btree (lat, lon)'],
    ['places_pkey', 'btree (id)'],
  ]);
});

test('another file replaces places and names while other processes read them', async () => {
  const read = () =>
    shop.sql`select places.*, language, names.name, search from places join place_names names on place_id = id
      where id in (${cologne}, ${gone}) order by language`;
  const before = await read();
  await shop.sql`insert into places values (${gone}, 'Gone', 'Gone', null, null, 'DE', 1, 1, 1)`;
  await shop.sql`insert into place_names values (${gone}, 'und', 'Gone', 'gone', 1, 'DE')`;
  const items = [
    await createListing(shop, seller, { place: cologne }),
    await createListing(shop, seller, { place: gone }),
  ];
  await shop.sql`update places set region = 'Wrong', population = 1 where id = ${cologne}`;
  await shop.sql`update place_names set search = 'wrong' where place_id = ${cologne} and language = 'en'`;
  await shop.sql`update place_names set language = 'wrong' where place_id = ${cologne} and language = 'ja'`;
  await shop.sql`update place_reference set checksum = 'wrong'`;
  const reader = new pg.Client(shop.connection);
  await reader.connect();
  try {
    await reader.query('begin');
    await reader.query('select from places join place_names on place_id = id limit 1');
    await loadPlaces(shop.app.db, shop.app.root, isTestPlace);
  } finally {
    await reader.end();
  }
  expect(await read()).toEqual(before);
  const linked = await Promise.all(
    items.map(async ({ _id }) => (await shop.call('GET', `/cameras/${_id}`)).body.place?._id),
  );
  expect(linked).toEqual([cologne, undefined]);
});

test('names of regions are written again after the places, only those of regions that have places', async () => {
  const read = () => shop.sql`select * from regions order by country, code`;
  await shop.sql`delete from regions`;
  await loadRegions(shop.app.db, shop.app.root);
  await shop.sql`delete from regions`;
  await shop.sql`update place_reference set checksum = 'wrong'`;
  await loadPlaces(shop.app.db, shop.app.root, isTestPlace);
  await loadRegions(shop.app.db, shop.app.root);
  const before = await read();
  expect(before.find(({ country, code }) => country === 'DE' && code === '06')?.names).toMatchObject({
    de: 'Niedersachsen',
    fr: 'Basse-Saxe',
    es: 'Baja Sajonia',
    ja: 'ニーダーザクセン州',
  });
  expect(before.some(({ country, code }) => country === 'US' && code === 'TX')).toBe(false);
  await shop.sql`insert into regions values ('DE', 'gone', '{}')`;
  await shop.sql`delete from regions where country = 'DE' and code = '02'`;
  await shop.sql`update regions set names = '{}' where country = 'DE' and code = '06'`;
  await loadRegions(shop.app.db, shop.app.root);
  expect(await read()).not.toEqual(before);
  await shop.sql`update place_reference set regions_checksum = null`;
  await loadRegions(shop.app.db, shop.app.root);
  expect(await read()).toEqual(before);
});
