import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { takeDailyNotices } from '#src/messaging/notifications/daily-service.server.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { expectProblem } from '#test/problems.ts';
import { openSearchShop } from '#test/saved-searches.ts';
import { createListing } from '#test/shop.ts';
import { planOutdated, searchWide, tidySearches } from './service.server.ts';

const { shop, db, seller, aBrand, save, saved, list, aSearcher, gatherDaily, notifiedCounts } =
  await openSearchShop();

test('the daily email leaves out the user’s own items and withdrawn items', async () => {
  const buyer = await shop.createUser('Buyer');
  const [brand, another] = [aBrand(), aBrand()];
  await save(seller, `brand=${brand}`);
  for (const as of [seller, buyer]) await save(as, `brand=${another}`, { mail: 'daily' });
  await list({ brand });
  const [gone] = [await list({ brand: another }), await list({ brand: another })];
  await shop.work();
  expect((await saved(buyer))[0].new).toBe(2);
  await shop.call('DELETE', `/cameras/${gone}`, { as: seller });
  await gatherDaily();
  expect(await notifiedCounts(seller)).toEqual([]);
  expect((await saved(seller)).map((search: { new: number }) => search.new)).toEqual([0, 0]);
  expect(await notifiedCounts(buyer)).toEqual([1]);
});

test('an item that several daily searches find appears once in the daily email', async () => {
  const buyer = await shop.createUser('Buyer');
  const brand = aBrand();
  for (const query of [`brand=${brand}`, `brand=${brand}&max=900`])
    await save(buyer, query, { mail: 'daily' });
  const item = await list({ brand, title: 'Leica M3', sale: 480, location: 'Vienna' });
  await gatherDaily();
  const { body } = await shop.call('GET', '/notifications', { as: buyer });
  expect(body).toMatchObject([
    {
      text: 'A new item for your searches',
      title: 'Leica M3',
      path: `/cameras/${item}`,
      detail: `$480, Vienna, for ${brand} and ${brand} · up to $900`,
    },
  ]);
});

test('a block in either direction stops alerts about the other user’s items', async () => {
  const [one, other] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  const rogue = await shop.createUser('Seller');
  const brand = aBrand();
  for (const [buyer, mail] of [
    [one, 'now'],
    [other, 'daily'],
  ] as const)
    await save(buyer, `brand=${brand}`, { mail });
  await shop.call('PUT', `/blocks/${rogue.id}`, { as: one });
  await shop.call('PUT', `/blocks/${other.id}`, { as: rogue });
  await createListing(shop, rogue, { brand });
  expect(await notifiedCounts(one)).toEqual([]);
  await gatherDaily();
  expect(await notifiedCounts(other)).toEqual([]);
  expect([(await saved(one))[0].new, (await saved(other))[0].new]).toEqual([0, 0]);
});

test('a search that finds too many items can only be emailed once a day', async () => {
  const buyer = await shop.createUser('Buyer');
  const brand = aBrand();
  const fill = (count: number) =>
    inTransaction(shop.app, (trx) =>
      sql`
      insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img)
      select gen_random_uuid(), 'lens', ${seller.id}, 'x', 'x', ${brand}, 'Good', 1, 'x', 1, 1, '/x' from generate_series(1, ${sql.lit(count)})`.execute(
        trx,
      ),
    );
  await fill(281);
  expectProblem(await save(buyer, `brand=${brand}`), 422, ['mail']);
  const { body } = await save(buyer, `brand=${brand}`, { mail: 'daily' });
  expect([body.wide, body.mail]).toEqual([true, 'daily']);
  const path = `/saved-searches/${body._id}`;
  expectProblem(await shop.call('PATCH', path, { as: buyer, body: { mail: 'now' } }), 422, ['mail']);
  // Items get the time of the database, which tests cannot change.
  await sql`update search_definitions set searched_at = now() - interval '1 minute'`.execute(db);
  for (let item = 0; item < 12; item++) await list({ brand });
  expect(await notifiedCounts(buyer)).toEqual([]);
  await save(await shop.createUser('Buyer'), 'fits=nikon-d850', { mail: 'daily' });
  await sql`
    update search_definitions set is_wide = true, asked = '{"fits": "gone"}' where asked ->> 'fits' = 'nikon-d850'`.execute(
    db,
  );
  await searchWide(shop.app);
  await gatherDaily();
  expect(await notifiedCounts(buyer)).toEqual([293]);
  await searchWide(shop.app);
  await gatherDaily();
  expect(await notifiedCounts(buyer)).toEqual([293]);
});

test('items that were found before the user chose the daily email are not in it', async () => {
  const { buyer, brand, path } = await aSearcher();
  await list({ brand });
  expect(await notifiedCounts(buyer)).toEqual([1]);
  await shop.call('PATCH', path, { as: buyer, body: { mail: 'off' } });
  await list({ brand });
  await shop.work();
  await shop.call('PATCH', path, { as: buyer, body: { mail: 'daily' } });
  await gatherDaily();
  expect(await notifiedCounts(buyer)).toEqual([1]);
  await list({ brand });
  await gatherDaily();
  expect(await notifiedCounts(buyer)).toEqual([2]);
});

test('the daily email contains only items that earlier emails did not contain', async () => {
  const { buyer, brand } = await aSearcher('', { mail: 'daily' });
  const texts: string[][] = [];
  for (const items of [2, 3, 6]) {
    for (let item = 0; item < items; item++) await list({ brand });
    await gatherDaily();
    const notices = await inTransaction(shop.app, (trx) =>
      takeDailyNotices(shop.app, trx, buyer.id, new Date(Date.now() + 86_400_000)),
    );
    texts.push(notices.map(({ text }) => text));
  }
  const one = 'A new item for your search';
  expect(texts).toEqual([[one, one], [one, one, one], ['6 new items for your search']]);
});

test('the nightly job marks a search with too many matches as wide', async () => {
  const { buyer, brand } = await aSearcher();
  await sql`
    insert into search_hits (definition_id, listing_id)
    select id, 'item ' || number from search_definitions, generate_series(1, 281) number
    where ${brand.toLowerCase()} = any(brands)`.execute(db);
  await tidySearches(shop.app);
  const [search] = await saved(buyer);
  expect([search.wide, search.mail]).toEqual([true, 'daily']);
  expect(
    (await sql`select from search_keys where key = ${`b:${brand.toLowerCase()}`}`.execute(db)).rows,
  ).toEqual([]);
});

test('searches are planned again when the reference data of camera models changes', async () => {
  const buyer = await shop.createUser('Buyer');
  await save(buyer, 'q=nikon fm2n');
  const models = async () =>
    (
      await sql<{ models: string[]; keys: number }>`
      select models, (select count(*) from search_keys where definition_id = search_definitions.id) as keys
      from search_definitions where asked ->> 'q' = 'fm2n nikon'`.execute(db)
    ).rows[0]!;
  const before = await models();
  expect(before.models.length + before.keys).toBeGreaterThan(0);
  await sql`update search_definitions set planned_by = 'another', models = '{}', terms = null where has_words`.execute(
    db,
  );
  await sql`delete from search_keys`.execute(db);
  await save(buyer, 'fits=nikon-d850');
  await sql`
    update search_definitions set asked = '{"fits": "gone"}', planned_by = 'another'
    where asked ->> 'fits' = 'nikon-d850'`.execute(db);
  await planOutdated(shop.app);
  expect(await models()).toEqual(before);
  const { rows } = await sql`select from search_definitions where planned_by = 'another'`.execute(db);
  expect(rows).toEqual([]);
});
