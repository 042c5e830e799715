import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backfillWork } from '#src/platform/jobs/backfill.server.ts';
import { runJobs } from '#test/jobs.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const { db } = shop.app;
const seller = await shop.createUser('Seller');

const computed = async () => {
  const { rows } = await sql`
    select title, terms, focal_from, focal_to, aperture, film, format, marks, part_terms, part_models,
      (select terms from listing_descriptions where listing_id = id) as description
    from listings order by id`.execute(db);
  return rows;
};

test('items of an earlier release get what searches need in batches, like items that are listed now', async () => {
  await createListing(shop, seller, {
    brand: 'Nikon',
    title: 'FE2',
    modelId: 'nikon-fe2',
    location: 'Leeds',
  });
  await createListing(
    shop,
    seller,
    { brand: 'Tokina', title: 'Zoom 24-70mm f/2.8', des: 'With hood, 12 months' },
    'lens',
  );
  const lens = { kind: 'lens', brand: 'Nikon', modelId: 'nikon-nikkor-ai-s-50mm-f-1-8' };
  await createListing(shop, seller, { brand: 'Canon', title: 'AE-1', parts: [lens] });
  const expected = await computed();
  expect(expected.map((row) => Object(row).aperture)).toEqual([null, 2.8, null]);
  // As these rows were before the columns existed.
  await sql`alter table listings disable trigger user`.execute(db);
  await sql`update listings set terms = '', focal_from = null, focal_to = null, aperture = null, film = null, format = null,
    marks = '{}', part_terms = case when part_terms is not null then ''::tsvector end`.execute(db);
  await sql`alter table listings enable trigger user`.execute(db);
  await sql`delete from listing_descriptions`.execute(db);
  await sql`delete from search_words`.execute(db);
  await sql`insert into backfills (name) values ('refresh_items') on conflict do nothing`.execute(db);
  await shop.app.jobs.boss.send('backfill', {});
  expect(await runJobs(shop.app, backfillWork)).toEqual({ failed: 0 });
  expect(await computed()).toEqual(expected);
  expect((await sql`select word from search_words where word = 'leeds'`.execute(db)).rows).toHaveLength(1);
  expect((await sql`select from backfills`.execute(db)).rows).toEqual([]);
});
