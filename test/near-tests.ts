import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemIndex } from '#src/catalog/search/index/item-index.ts';
import { openIndex } from '#src/catalog/search/index/open-index.server.ts';
import { unplacedKey, type Near, type Page } from '#src/catalog/search/port.ts';
import { createDatabase } from './database.ts';
import { modelFacts } from './model-facts.ts';
import { createPlaces } from './random-shop.ts';

type Town = { id: number; lat: number; lon: number };
type Item = { id: string; place_id: number | null };

/** Positions anywhere, and many around the poles, the 180th meridian and one town. */
const position = fc
  .oneof(
    fc.record({
      lat: fc.integer({ min: -89_999, max: 89_999 }),
      lon: fc.integer({ min: -180_000, max: 180_000 }),
    }),
    fc.record({
      lat: fc.constantFrom(-90_000, -89_990, -89_000, 88_000, 89_950, 90_000),
      lon: fc.integer({ min: -180_000, max: 180_000 }),
    }),
    fc.record({
      lat: fc.integer({ min: -60_000, max: 70_000 }),
      lon: fc.constantFrom(-180_000, -179_990, -178_000, 178_500, 179_999, 180_000),
    }),
    fc.record({
      lat: fc.integer({ min: 46_000, max: 49_000 }),
      lon: fc.integer({ min: 14_000, max: 18_000 }),
    }),
  )
  .map(({ lat, lon }) => ({ lat: Math.fround(lat / 1000), lon: Math.fround(lon / 1000) }));

const vector = ({ lat, lon }: Pick<Near, 'lat' | 'lon'>): [number, number, number] => {
  const [up, round] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
  return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)];
};

/** Measures the angle between two vectors, unlike the formula of the searches. */
function meters(one: Pick<Near, 'lat' | 'lon'>, other: Pick<Near, 'lat' | 'lon'>): number {
  const [[a, b, c], [d, e, f]] = [vector(one), vector(other)];
  const cross = Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d);
  return Math.round(Math.atan2(cross, a * d + b * e + c * f) * 6_371_008.8);
}

function bruteForce(
  items: readonly Item[],
  towns: readonly Town[],
  near: Near,
  { order, after, limit }: Page,
) {
  const byId = new Map(towns.map((town) => [town.id, town]));
  const direction = order === 'asc' ? 1 : -1;
  const compare = (one: { key: number; id: string }, other: { key: number; id: string }) =>
    (one.key - other.key || (one.id < other.id ? -1 : Number(one.id > other.id))) * direction;
  const found = items
    .map(({ id, place_id }) => {
      const town = place_id === null ? undefined : byId.get(place_id);
      return { id, key: town ? meters(near, town) : unplacedKey(order), isPlaced: town !== undefined };
    })
    .filter(({ key, isPlaced }) => near.km === undefined || (isPlaced && key <= near.km * 1000))
    .map(({ id, key }) => ({ id, key, isLimited: false }))
    .toSorted(compare);
  const rest = after
    ? found.filter((item) => compare(item, { key: Number(after.key), id: after.id }) > 0)
    : found;
  return { count: found.length, items: rest.slice(0, limit) };
}

const sample = <T>(value: fc.Arbitrary<T>, numRuns: number) => fc.sample(value, { numRuns, seed: 11 });

/** Declares the test that compares searches near a place with brute force. */
export function testNear(size: { items: number; towns: number; queries: number }): void {
  const towns = sample(position, size.towns).map((at, index) => ({ id: index + 1, ...at }));
  const some = fc.nat(size.towns - 1);
  const items = sample(fc.tuple(fc.uuid(), fc.option(some, { freq: 8 })), size.items).map(([id, at]) => ({
    id,
    place_id: at === null ? null : at + 1,
  }));
  const radius = fc.constantFrom(1, 10, 25, 80, 250, 402, 1000, undefined);
  const from = fc.oneof(
    position,
    some.map((at) => towns[at]!),
  );
  const queries = sample(
    fc.tuple(from, radius, fc.constantFrom('asc' as const, 'desc' as const)),
    size.queries,
  );
  let client: pg.Client;
  let index: ItemIndex;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    client = new pg.Client(database.connection);
    await client.connect();
    await client.query(
      "insert into users (id, issuer, subject, name, email, role) values ('ann', 'test', 'ann', 'ann', 'ann@example.com', 'Seller')",
    );
    await createPlaces(client, towns);
    await client.query(
      `insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img, place_id)
      select id, 'cameras', 'ann', 'A camera', 'x', 'Nikon', 'Good', 1, 'Somewhere', 100, 100, '/demo/x.svg', place_id
      from json_to_recordset($1) given (id text, place_id integer)`,
      [JSON.stringify(items)],
    );
    ({ index } = await openIndex(client, modelFacts));
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  test('searches near a place find what brute force finds, in the same order, page by page', () => {
    for (const [{ lat, lon }, km, order] of queries) {
      const query = { near: { name: 'Nowhere', lat, lon, km } };
      const first: Page = { sort: 'distance', order, after: null, limit: 24 };
      for (const page of [
        first,
        { ...first, limit: 10_000, after: index.find(query, first).items.at(-1) ?? null },
      ]) {
        expect(index.find(query, page)).toEqual(bruteForce(items, towns, query.near, page));
      }
    }
  });
}
