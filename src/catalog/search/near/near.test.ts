import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { readPageQuery } from '#src/catalog/search/filtering/page-query-service.server.ts';
import { findPageOfItems } from '#src/catalog/search/results/page-service.server.ts';
import { searchQuery } from '#src/catalog/search/schemas.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { elementsOf, textsOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { openSearchShop } from '#test/saved-searches.ts';
import { createListing } from '#test/shop.ts';

const { shop, seller, save } = await openSearchShop();
// The distances of Berlin, Potsdam (26 km) and Hamburg, and of the two Portlands. The shop is in the US.
const [kleinstadt, vorort, hafenstadt, west, east, hamlet] = [1, 2, 3, 4, 5, 6];
const places = [
  { id: kleinstadt, name: 'Kleinstädt', country: 'DE', lat: 52.52, lon: 13.41, population: 3_400_000 },
  { id: vorort, name: 'Vorortl', country: 'DE', lat: 52.4, lon: 13.06, population: 178_000 },
  { id: hafenstadt, name: 'Hafenstädt', country: 'DE', lat: 53.55, lon: 10, population: 1_800_000 },
  {
    id: west,
    name: 'Nordhaven',
    region: 'Oregon',
    country: 'US',
    lat: 45.52,
    lon: -122.68,
    population: 650_000,
  },
  {
    id: east,
    name: 'Nordhaven',
    region: 'Maine',
    country: 'US',
    lat: 43.66,
    lon: -70.26,
    population: 66_000,
  },
  {
    id: hamlet,
    name: 'Oxbow Ferry',
    region: 'Maine',
    country: 'US',
    lat: 43.8,
    lon: -70.26,
    population: 3_000,
  },
].map((place) => ({ region: null, ...place, search: place.name.toLowerCase().replace('ä', 'a') }));
await sql`insert into places (id, name, ascii, region, country, lat, lon, population)
  select id, name, name, region, country, lat, lon, population
  from json_populate_recordset(null::places, ${JSON.stringify(places)})`.execute(shop.app.db);
await sql`insert into place_names (place_id, language, name, search, population, country)
  select (each ->> 'id')::integer, 'und', each ->> 'name', each ->> 'search', (each ->> 'population')::integer, each ->> 'country'
  from json_array_elements(${JSON.stringify(places)}) each`.execute(shop.app.db);

async function put(title: string, brand: string, placeId: number | null): Promise<string> {
  const { _id } = await createListing(shop, seller, { title, brand, location: 'Somewhere' });
  await inTransaction(shop.app, async (trx) =>
    sql`update listings set place_id = ${placeId} where id = ${_id}`.execute(trx),
  );
  return _id;
}
await put('M6 Vorortl', 'Leica', vorort);
await put('M3 Hafenstädt', 'Leica', hafenstadt);
await put('M4 nowhere', 'Leica', null);
await put('F3 west', 'Nikon', west);
await put('F2 hamlet', 'Nikon', hamlet);

const real = async (name: string): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from places where name = ${name} and country = 'DE'`.execute(shop.app.db);
  return rows[0]!.id;
};
await put('T2 Potsdam', 'Contax', await real('Potsdam'));
await put('T3 Hamburg', 'Contax', await real('Hamburg'));

async function titles(path: string): Promise<string[]> {
  const { status, body } = await shop.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ products }: Listing) => products.title);
}

test.for([
  ['/search?q=leica in kleinstadt within 30 km', ['M6 Vorortl']],
  ['/search?q=contax in berlin within 30 km', ['T2 Potsdam']],
  ['/search?q=contax in berlin within 300 km', ['T3 Hamburg', 'T2 Potsdam']],
  ['/search?q=leica within 30 km of Kleinstädt', ['M6 Vorortl']],
  ['/search?q=leica in kleinstadt within 20 km', []],
  ['/search?q=leica within 20 miles of kleinstadt', ['M6 Vorortl']],
  [`/search?q=nikon near nordhaven&near=${west}`, ['F3 west']],
  ['/search?q=leica near kleinstadt within 30 km', ['M6 Vorortl']],
  ['/search?q=nikon near nordhaven, maine', ['F2 hamlet']],
  ['/search?q=nikon near oxbow ferry', ['F2 hamlet']],
  [`/search?near=${kleinstadt}&within=1&sort=distance`, []],
  [`/search?near=${kleinstadt}&within=1000&sort=distance&brand=leica`, ['M6 Vorortl', 'M3 Hafenstädt']],
  [`/search?near=${kleinstadt}&sort=distance&brand=leica`, ['M6 Vorortl', 'M3 Hafenstädt', 'M4 nowhere']],
  // Without a place, a radius is understood but cannot filter.
  ['/search?q=contax within 20 miles', ['T3 Hamburg', 'T2 Potsdam']],
  [`/search?q=leica within 30 km&near=${kleinstadt}`, ['M6 Vorortl']],
  [`/cameras?near=Oxbow%20Ferry&within=16`, ['F2 hamlet']],
  [`/cameras?near=Nordhaven,%20Maine&within=25&sort=distance`, ['F2 hamlet']],
] as const)('%s lists %j', async ([path, expected]) => {
  expect(await titles(path)).toEqual(expected);
});

test.for([
  [`/search?near=${west}&within=0`, 'within'],
  [`/search?near=${west}&within=1001`, 'within'],
  ['/search/facets?within=30', 'within'],
  ['/cameras?near=Nowhere at all&within=30', 'near'],
  ['/search/facets?near=999999999', 'near'],
  ['/search?near=999999999', 'near'],
  ['/lens?near=99999999999', 'near'],
  ['/places?q=sea&near=999999999', 'near'],
] as const)('%s is rejected naming %s', async ([path, field]) => {
  expectProblem(await shop.call('GET', path), 422, [field]);
});

test.for([
  '/search?near=nordhaven&within=30',
  '/search?q=nikon near nordhaven',
  '/search/facets?q=nikon in nordhaven',
])('a name of several places in %s is rejected with the candidates', async (path) => {
  const { status, body } = await shop.call('GET', path);
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'near', message: `can be ${west} (Nordhaven, Oregon), ${east} (Nordhaven, Maine)` },
  ]);
});

test('a page near a place lists the nearest first unless another order is chosen', async () => {
  const found = await open(`/search?near=${kleinstadt}&brand=leica`);
  const nearest = found.items.map(({ products }) => products.title);
  expect(nearest).toEqual(['M6 Vorortl', 'M3 Hafenstädt', 'M4 nowhere']);
  const newest = await open(`/search?near=${kleinstadt}&brand=leica&sort=date`);
  expect(newest.items.map(({ products }) => products.title)).toEqual(nearest.toReversed());
});

test('an item without a known place is near the place that its seller named', async () => {
  const item = { title: 'Varex IIa', brand: 'Ihagee', location: 'Kleinstädt' };
  const { _id } = await createListing(shop, seller, item);
  expect(await titles('/search?q=ihagee in kleinstadt')).toEqual(['Varex IIa']);
  expect(await titles('/search?q=ihagee within 10 km of kleinstadt')).toEqual(['Varex IIa']);
  expect(await titles('/search?q=ihagee near hafenstädt')).toEqual([]);
  const { body } = await shop.call('GET', `/search/facets?near=${kleinstadt}&within=10&brand=ihagee`);
  expect(body.near.within.map(({ count }: { count: number }) => count)).toEqual(
    body.near.within.map(() => 1),
  );
  await shop.call('DELETE', `/cameras/${_id}`, { as: seller });
});

test('facets name the place and count the items within each radius, in the unit of the shop', async () => {
  const { body } = await shop.call('GET', `/search/facets?q=leica&near=${kleinstadt}&within=30`);
  expect(body.near).toMatchObject({ _id: kleinstadt, name: 'Kleinstädt', country: 'DE', km: 30 });
  expect(body.near.within).toEqual(
    [16, 40, 80, 161, 402].map((km) => ({ km, count: km === 16 ? 0 : km === 402 ? 2 : 1 })),
  );
  expect(body.brand).toEqual([{ value: 'leica', label: 'Leica', count: 1 }]);
});

async function open(address: string) {
  const url = new URL(address, 'http://localhost');
  return findPageOfItems(shop.app, url, readPageQuery(searchQuery, url));
}

test.for([
  ['/search?q=leica+in+kleinstadt+within+30+km', `/search?q=leica&near=${kleinstadt}&within=30`],
  ['/search?q=near+kleinstadt+within+40+km', `/search?near=${kleinstadt}&within=40`],
  ['/search?q=leica+near+nordhaven', '/search?q=leica&near=nordhaven&within=40'],
  ['/search?near=Oxbow+Ferry&within=40', `/search?near=${hamlet}&within=40`],
  ['/search?near=&within=40', '/search?near='],
  ['/search?q=leica+within+20+miles', '/search?q=leica&within=32'],
  ['/search?q=within+30+km&brand=leica', '/search?brand=leica&within=30'],
  ['/search?q=leica&within=2000', '/search?q=leica'],
  ['/search?q=leica&within=soon', '/search?q=leica'],
] as const)('the page %s redirects to %s', async ([from, to]) => {
  const thrown = await open(from).then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe(to);
});

test('the page of a name with several meanings offers them, and lists items without a place', async () => {
  const found = await open('/search?near=nordhaven&within=40&brand=leica');
  expect(found.ambiguousPlace).toEqual({
    typed: 'nordhaven',
    isPostalCode: false,
    candidates: [
      { id: String(west), label: 'Nordhaven, Oregon' },
      { id: String(east), label: 'Nordhaven, Maine' },
    ],
  });
  expect(found.total).toBe(3);
});

const isPostal = 'We don’t know postal codes. Type the name of the town.';

test.for([
  ['999999999', 'We don’t know a place called “999999999”.'],
  ['Nowhere at all', 'We don’t know a place called “Nowhere at all”.'],
  ['98101', isPostal],
  ['98101-1234', isPostal],
  ['SW1A 1AA', isPostal],
  ['〒100-0001', isPostal],
] as const)(
  'a search near %s responds with 422, shows the reason beside the typed text, and lists all items',
  async ([typed, reason]) => {
    const { status, html } = await render(
      shop.app,
      `/cameras?${new URLSearchParams({ near: typed, within: '40', brand: 'nikon' })}`,
    );
    expect(status).toBe(422);
    const [field] = elementsOf(html, 'input').filter(({ attributes }) => attributes['name'] === 'near');
    expect(field?.attributes).toMatchObject({ value: typed, 'aria-invalid': 'true' });
    const described = field!.attributes['aria-describedby'];
    expect(elementsOf(html, 'p').find(({ attributes }) => attributes['id'] === described)?.text).toBe(reason);
    expect(textsOf(html, 'output')).toContain(`${reason} The items below can be anywhere.`);
    expect(html).toContain('F3 west');
  },
);

test('a page with a radius and no place lists items anywhere and asks for the place', async () => {
  const { status, html } = await render(shop.app, '/search?q=leica&within=32');
  expect(status).toBe(200);
  expect(textsOf(html, 'article')).toHaveLength(3);
  expect(textsOf(html, 'output')).toContain('Within 20 mi of where? Choose a place in the filters.');
  const [radius] = elementsOf(html, 'select').filter(({ attributes }) => attributes['name'] === 'within');
  const chosen = elementsOf(radius!.html, 'option').filter(({ attributes }) => 'selected' in attributes);
  expect(chosen.map(({ text }) => text)).toEqual(['20 mi']);
  const links = elementsOf(html, 'a').map(({ attributes }) => attributes['href']);
  expect(links).toContain('/search?q=leica&sort=sale');
});

test('the page of a name with several meanings has the status 200 and links to each', async () => {
  const { status, html } = await render(shop.app, '/cameras?near=nordhaven&within=40');
  expect(status).toBe(200);
  const links = elementsOf(html, 'a').filter(({ text }) => text.startsWith('Nordhaven, '));
  expect(links.map(({ text, attributes }) => [text, attributes['href']])).toEqual([
    ['Nordhaven, Oregon', `/cameras?near=${west}&within=40`],
    ['Nordhaven, Maine', `/cameras?near=${east}&within=40`],
  ]);
});

test('a saved search near a place is named after it and finds the next item there', async () => {
  const buyer = await shop.createUser('Buyer');
  await shop.work();
  const { body } = await save(buyer, 'near=Oxbow+Ferry&within=40');
  expect(body).toMatchObject({
    name: 'within 25 mi of Oxbow Ferry, Maine',
    query: `near=${hamlet}&within=40`,
    wide: false,
  });
  await put('Z5', 'Nikon', west);
  const next = await put('Z6', 'Nikon', east);
  await shop.work();
  const { rows } = await sql<{ listing_id: string }>`select listing_id from search_hits`.execute(shop.app.db);
  expect(rows).toEqual([{ listing_id: next }]);
  expect((await save(buyer, `q=near+oxbow+ferry+within+25+miles`)).body._id).toBe(body._id);
});
