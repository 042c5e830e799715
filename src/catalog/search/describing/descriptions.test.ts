import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { createListing, useShop } from '#test/shop.ts';
import { storeTerms } from '#test/terms.ts';
import { noteRules } from './queries.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const put = (kind: 'cameras' | 'lens' | 'accessories', title: string, des: string) =>
  createListing(shop, seller, { brand: 'Other', title, des }, kind);

const titlesAt = async (path: string): Promise<string[]> =>
  (await shop.call('GET', path)).body.map(({ products }: Listing) => products.title);
const found = (q: string, more = '') => titlesAt(`/search?q=${encodeURIComponent(q)}${more}`);

const battery = await put('accessories', 'NP-W126S', 'Original battery, made for the Fujifilm X-T3.');
await put('accessories', 'Battery for X-T3', 'New.');
await put('cameras', 'Bridge one', 'With a spare battery, the same as in the X-T3.');
await put('accessories', '12585 black', 'Metal hood for the Summicron-M 35mm.');
await put('cameras', 'Mju II', 'In America it was sold as the Stylus Epic.');
await put('cameras', 'Small one', 'A great camera for vlogging, made with care and with love.');
await put('lens', 'Zuiko fifty', 'Sold with the camera that I used for vlogging.');
await storeTerms(shop.app);

test.for([
  ['battery for x-t3', ['Battery for X-T3', 'NP-W126S']],
  ['battery for xt3', ['Battery for X-T3', 'NP-W126S']],
  ['hood for summicron', ['12585 black']],
  ['stylus epic', ['Mju II']],
  ['vlogging camera', ['Small one']],
  // One condition is met by the title, the other one by the description.
  ['np-w126s fujifilm', ['NP-W126S']],
  ['battery for x-t4', []],
  ['stylus epic zoom', []],
  ['with the', []],
] as const)('the search for %j finds %j', async ([q, titles]) => {
  expect(await found(q)).toEqual(titles);
});

test('the count, the filters and each sort order include items that are found by their descriptions', async () => {
  const q = encodeURIComponent('battery for x-t3');
  const { body, headers } = await shop.call('GET', `/search?q=${q}&limit=1`);
  expect([body.length, headers.get('x-total-count')]).toEqual([1, '2']);
  const facets = await shop.call('GET', `/search/facets?q=${q}`);
  expect(facets.body.kind).toEqual([expect.objectContaining({ value: 'accessories', count: 2 })]);
  expect(await found('battery for x-t3', '&sort=title&order=desc')).toEqual(['NP-W126S', 'Battery for X-T3']);
  expect(await found('battery for x-t3', '&kind=cameras')).toEqual([]);
});

test('descriptions are not searched when titles find as many items as a page shows', async () => {
  await put('lens', 'Kept last', 'Its coating is ruby.');
  await storeTerms(shop.app);
  for (let at = 0; at < 23; at++) await put('lens', `Ruby ${at}`, 'New.');
  expect((await found('ruby', '&limit=100')).at(-1)).toBe('Kept last');
  await put('lens', 'Ruby 23', 'New.');
  expect(await found('ruby', '&limit=100')).toHaveLength(24);
});

test('an edited description is searched after the next run of the job, and a withdrawn item is not found', async () => {
  const path = `/accessories/${battery._id}`;
  const body = { des: 'A battery, made for the Fujifilm X-E4.' };
  const { status } = await shop.call('PATCH', path, { as: seller, body });
  expect(status).toBe(200);
  await storeTerms(shop.app);
  expect([await found('battery for x-t3'), await found('battery for x-e4')]).toEqual([
    ['Battery for X-T3'],
    ['NP-W126S'],
  ]);
  await shop.call('DELETE', path, { as: seller });
  expect(await found('battery for x-e4')).toEqual([]);
});

test('terms are made again when the rules change, but not by a process of another release', async () => {
  const stored = async () =>
    (
      await sql<{ terms: string[] }>`
        select tsvector_to_array(listing_descriptions.terms) as terms from listings join listing_descriptions on listing_id = id
        where title = 'Mju II'`.execute(shop.app.db)
    ).rows;
  const before = await stored();
  await sql`update listing_descriptions set terms = ''`.execute(shop.app.db);
  await storeTerms(shop.app);
  expect(await stored()).toEqual([{ terms: [] }]);
  // As if a newer release had started.
  const { rules } = await shop.app.db.selectFrom('gear_reference').select('rules').executeTakeFirstOrThrow();
  await noteRules(shop.app.db, 'newer');
  await storeTerms(shop.app);
  expect(await stored()).toEqual([{ terms: [] }]);
  // It has ended since, and a process of this release goes on.
  await sql`update gear_reference set rules_noted_at = now() - interval '61 minutes'`.execute(shop.app.db);
  await storeTerms(shop.app);
  const noted = await shop.app.db.selectFrom('gear_reference').select('rules').executeTakeFirstOrThrow();
  expect(noted.rules).toBe(rules);
  expect(await stored()).toEqual(before);
  expect(before[0]!.terms).toEqual(expect.arrayContaining(['=cameras', 'epic', 'mju']));
});

test('terms are made again when only the kind of a part changes', async () => {
  const part = { brand: 'Kit', model: 'Thing 50mm' };
  const { _id } = await createListing(shop, seller, {
    title: 'With a part',
    parts: [{ ...part, kind: 'accessories' }],
  });
  const tokens = async () => {
    await storeTerms(shop.app);
    const { rows } = await sql<{ terms: string[] }>`
      select tsvector_to_array(terms) as terms from listing_descriptions where listing_id = ${_id}`.execute(
      shop.app.db,
    );
    return rows[0]!.terms.filter((term) => term.startsWith('=')).toSorted();
  };
  expect(await tokens()).toEqual(['=accessories', '=cameras']);
  const body = { parts: [{ ...part, kind: 'lens' }] };
  expect((await shop.call('PATCH', `/cameras/${_id}`, { as: seller, body })).status).toBe(200);
  expect(await tokens()).toEqual(['=cameras', '=lens', '=normal', '=prime']);
});
