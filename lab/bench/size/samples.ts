import { usersOf, type Database } from '#lab/bench/database.ts';
import type { Sent } from '#lab/bench/drive.ts';
import { kinds } from '#src/catalog/items/kind-schemas.ts';

/** Requests by the name of their row in the report, to be sent in turn. */
export type Requests = Record<string, Sent[]>;

const list = '/api/cameras';

/** Returns the requests of each row, with ids and words that exist in this database. */
export async function sampleRequests(shop: string, { client }: Database): Promise<Requests> {
  const rowsOf = async <Row extends object>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text)).rows;
  const idsOf = async (text: string) => (await rowsOf<{ id: string }>(text)).map(({ id }) => id);
  const cursors = await forge(shop, await rowsOf<DeepRow>(deepRows));
  const details = await idsOf(detailRows);
  const brands = (await idsOf(rareBrands)).map(encodeURIComponent);
  const models = await rowsOf<{ maker: string; word: string }>(modelWords);
  const [bodies, lenses] = [await idsOf(someOf('cameras')), await idsOf(someOf('lens'))];
  const near = (await idsOf(someTowns)).flatMap((id) => [16, 50, 250].map((km) => `near=${id}&within=${km}`));
  const [holder] = await usersOf(client, 'Seller', 1);
  const paths = {
    'list, first page': [list],
    'list, deep page': cursors.map((cursor) => `${list}?cursor=${cursor}`),
    'filter, common values': common.map((query) => `${list}?${query}`),
    'filter, rare values': brands.map((brand) => `${list}?brand=${brand}`),
    'filter, nothing matches': brands.flatMap(nothing).map((query) => `${list}?${query}`),
    detail: details.map((id) => `${list}/${id}`),
    'search, two words': models.map(
      ({ maker, word }) => `/api/search?q=${encodeURIComponent(`${maker} ${word}`)}`,
    ),
    suggestion: models.map(({ word }) => `/api/search/suggest?q=${encodeURIComponent(word.slice(0, 4))}`),
    'facets, one kind': kinds.map((kind) => `/api/search/facets?kind=${kind}`),
    'facets, filtered': common.map((query) => `/api/search/facets?kind=cameras&${query}`),
    'list by brand': nearBrands.map((brand) => `${list}?brand=${brand}`),
    near: near.map((query) => `${list}?${query}`),
    'near by distance': near.map((query) => `${list}?${query}&sort=distance`),
    'lenses of a brand': lensBrands.map((brand) => `/api/lens?brand=${brand}`),
    'lenses that fit a camera': bodiesOwned.map((body) => `/api/lens?fits=${body}`),
    'fit of a camera and a lens': bodies.flatMap((id) =>
      lenses.map((lens) => `/api/fit?camera=${id}&lens=${lens}`),
    ),
    'page of a list': ['/cameras'],
    'page of an item': details.map((id) => `/cameras/${id}`),
  };
  return {
    'own list, largest seller': [{ path: '/api/my/cameras', token: holder!.token }],
    ...Object.fromEntries(
      Object.entries(paths).map(([name, some]) => [name, some.map((path) => ({ path }))]),
    ),
  };
}

type DeepRow = { at: Date; id: string; row: number };

/** Filters that match many items. */
const common = [
  'brand=canon',
  'brand=nikon&condition=Excellent',
  'place=berlin',
  'brand=sony&place=paris&place=lyon',
  'min=200&max=800',
  'brand=canon&sort=sale',
  'verified=1&available=1',
  'age=24&sort=saving',
  'condition=Good&condition=Excellent&max=300&sort=sale',
  'brand=nikon&brand=canon&min=500&verified=1',
  'brand=fujifilm&age=60&available=1&sort=title',
];

const nearBrands = 'canon nikon sony fujifilm leica olympus pentax minolta panasonic'.split(' ');

const lensBrands = 'nikon canon sony fujifilm leica olympus'.split(' ');
/** Cameras of the brands above. */
const bodiesOwned = 'nikon-z-f nikon-f100 canon-eos-r5 sony-alpha-7-iii fujifilm-x-t3 leica-m6'.split(' ');

/** Each filter alone matches items, but their combination matches none. */
const nothing = (brand: string): string[] => [
  `brand=${brand}&min=50000`,
  'brand=canon&brand=nikon&max=2',
  `brand=${brand}&age=1&max=6`,
  'condition=Fair&place=leeds&min=20000&sort=sale',
];

const onShow = `kind = 'cameras' and deleted_at is null and sold_at is null`;

const deepRows = `
  select listed_at as at, id, (part * 1000)::int as row from generate_series(1, 19) part, lateral (
    select listed_at, id from listings where ${onShow} and listed_at <= (
      select max(listed_at) - (max(listed_at) - min(listed_at)) * part / 20 from listings where ${onShow}
    ) order by listed_at desc, id desc limit 1
  ) deep`;
const detailRows = `select id from listings where ${onShow} order by hashtext(id) limit 2000`;
const rareBrands = `
  select lower(brand) as id from listings where ${onShow} group by 1 order by count(*), 1 limit 8`;
const modelWords = `
  select maker, (string_to_array(name, ' '))[cardinality(string_to_array(name, ' '))] as word from gear_models
  where name !~ '[:()]' and char_length(name) > 3 order by hashtext(id), id limit 120`;

const someTowns = `
  select place_id::text as id from listings where place_id is not null group by 1 order by hashtext(place_id::text) limit 20`;

const someOf = (kind: 'cameras' | 'lens') =>
  `select id from gear_models where kind = '${kind}' order by hashtext(id), id limit 40`;

/** Makes cursors for later pages of a list from the cursor of its first page. */
async function forge(shop: string, rows: DeepRow[]): Promise<string[]> {
  const response = await fetch(`${shop}${list}`);
  await response.arrayBuffer();
  const cursor = /cursor=([\w-]+)/.exec(response.headers.get('link') ?? '')?.[1];
  if (!cursor) throw new Error('the list has no second page');
  const [scope] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
  return rows.map(({ at, id, row }) =>
    Buffer.from(JSON.stringify([scope, at.getTime(), id, row])).toString('base64url'),
  );
}
