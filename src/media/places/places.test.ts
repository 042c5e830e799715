import { describe, expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop } from '#test/shop.ts';
import type { Place } from './schemas.ts';
import { placeNamed } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const seattle = {
  _id: 5_809_844,
  name: 'Seattle',
  region: 'Washington',
  country: 'US',
  lat: 47.6062,
  lon: -122.3321,
};
const [cologne, munich, portland, tokyo] = [2_886_242, 2_867_714, 5_746_545, 1_850_147];

const admin = await shop.createUser('admin');
async function speak(language: string): Promise<void> {
  const { version } = (await shop.call('GET', '/shop', { as: admin })).body;
  const { status } = await shop.call('PATCH', '/shop', { as: admin, body: { version, language } });
  expect(status).toBe(200);
}

const find = async (query: Record<string, string>) =>
  (await shop.call('GET', `/places?${new URLSearchParams(query)}`)).body;
const firstOf = async (q: string, more: Record<string, string> = {}) => (await find({ q, ...more }))[0]?._id;

describe('suggestions', () => {
  test('have the place, its region and its position', async () => {
    expect((await find({ q: 'Sea' }))[0]).toEqual(seattle);
  });

  test.for([
    ['münc', munich],
    ['MUNC', munich],
    ['muenchen', munich],
    ['Koln', cologne],
    ['köln', cologne],
    ['koeln', cologne],
    ['Cologne', cologne],
    ['ケルン', cologne],
    ['portland, or', portland],
    ['portland, oregon', portland],
    ['portland, usa', portland],
    ['cologne, germany', cologne],
    ['köln, nordrhein-w', cologne],
    ['cologne, rhénanie-du-nord', cologne],
    ['ケルン、ノルトライン＝ヴェストファーレン', cologne],
  ] as const)('find a place by %s', async ([typed, id]) => {
    expect(await firstOf(typed)).toBe(id);
  });

  test('show a place and its region by their names in the language of the shop', async () => {
    const item = await createListing(shop, seller, { location: 'Munich, Bavaria', place: munich });
    const shown = async () => {
      const places: Place[] = [
        (await find({ q: 'Köln' }))[0],
        (await find({ q: 'Mainz' }))[0],
        (await shop.call('GET', `/places/${portland}`)).body,
        (await shop.call('GET', `/cameras/${item._id}`)).body.place,
      ];
      return places.map(({ name, region }) => `${name}, ${region}`);
    };
    expect(await shown()).toEqual([
      'Cologne, North Rhine-Westphalia',
      'Mainz, Rhineland-Palatinate',
      'Portland, Oregon',
      'Munich, Bavaria',
    ]);
    await speak('fr');
    expect(await shown()).toEqual([
      'Cologne, Rhénanie-du-Nord-Westphalie',
      'Mayence, Rhénanie-Palatinat',
      'Portland, Oregon',
      'Munich, Bavière',
    ]);
    await speak('ja');
    expect((await shown()).at(-1)).toBe('ミュンヘン, バイエルン自由州');
    await speak('en');
  });

  test('leave out places in other areas', async () => {
    expect(await find({ q: 'portland, wa' })).toEqual([]);
  });

  test('put places near another one first', async () => {
    const [vancouver, bonn] = ['5814616', '2946447'];
    expect(await firstOf('b')).not.toBe(Number(bonn));
    expect(await firstOf('b', { near: String(cologne) })).toBe(Number(bonn));
    expect(await firstOf('van', { near: String(portland) })).toBe(Number(vancouver));
  });

  test('are empty for text without letters, also for signs of patterns', async () => {
    expect(await find({ q: '%' })).toEqual([]);
    expect(await firstOf('_sea')).toBe(seattle._id);
  });

  test('are rejected with 422 near a place that does not exist', async () => {
    expectProblem(await shop.call('GET', '/places?q=sea&near=1'), 422, ['near']);
    expectProblem(await shop.call('GET', '/places'), 422, ['q']);
    expectProblem(await shop.call('GET', '/places?q=sea&cell=1,1'), 422, ['cell']);
  });
});

describe('a cell', () => {
  test('has the places of one degree and of a margin, the largest first', async () => {
    const places = await find({ cell: '47,-123' });
    expect(places[0]).toEqual(seattle);
    for (const { lat, lon } of places) {
      expect(Math.abs(lat - 47.5)).toBeLessThanOrEqual(0.65);
      expect(Math.abs(lon + 122.5)).toBeLessThanOrEqual(0.65);
    }
    expect(places.some(({ lon }: { lon: number }) => lon > -122)).toBe(true);
    expect(places.some(({ lat }: { lat: number }) => lat > 48)).toBe(true);
  });
});

async function namesBetween(...ends: string[]): Promise<string[]> {
  const { body } = await shop.call(
    'GET',
    `/places?${new URLSearchParams(ends.map((end) => ['between', end]))}`,
  );
  return body.map(({ name }: Place) => name);
}

describe('a town between two others', () => {
  test.for([
    [[String(seattle._id), String(portland)], ['Centralia']],
    [[String(portland), String(seattle._id)], ['Centralia']],
    [['Seattle', 'portland, or'], ['Centralia']],
    // The largest of many near the middle, and neither end.
    [['Seattle', 'Tacoma'], ['Burien']],
    // 8 km, and 375 km.
    [['Seattle', 'Mercer Island'], []],
    [['Seattle', 'Spokane'], []],
    [['Seattle', '1'], []],
    [['Seattle', 'Nowhere at all'], []],
  ] as const)('of %j is %j', async ([ends, expected]) => {
    expect(await namesBetween(...ends)).toEqual(expected);
  });

  test('is looked for once, in whichever order they are', async () => {
    const ends = ['Seattle', 'Portland, WA', 'Portland, OR'] as const;
    await namesBetween(ends[0], ends[2]);
    const recent = shop.app.singletons.suggestedPlaces!;
    const { size } = recent;
    await namesBetween(ends[2], ends[0]);
    expect(recent.size).toBe(size);
    await namesBetween(ends[0], ends[1]);
    expect(recent.size).toBe(size + 1);
  });

  test('is looked for on both sides of the 180th meridian', async () => {
    await shop.sql`insert into places values (11, 'East', 'East', null, null, 'FJ', -17, 179.5, 9),
      (12, 'Middle', 'Middle', null, null, 'FJ', -17, -179.98, 9), (13, 'West', 'West', null, null, 'FJ', -17, -179.4, 9),
      (14, 'Small', 'Small', null, null, 'FJ', -17, 179.95, 8)`;
    expect(await namesBetween('11', '13')).toEqual(['Middle']);
  });

  test('needs two places and nothing else', async () => {
    expectProblem(await shop.call('GET', '/places?between=1'), 422, ['between']);
    expectProblem(await shop.call('GET', '/places?between=1&between=2&between=3'), 422, ['between']);
    expectProblem(await shop.call('GET', '/places?between=1&between=2&q=sea'), 422, ['between']);
  });
});

test('a place is found by its id', async () => {
  expect((await shop.call('GET', `/places/${seattle._id}`)).body).toEqual(seattle);
  expectProblem(await shop.call('GET', '/places/1'), 404);
  expectProblem(await shop.call('GET', `/places/${'9'.repeat(12)}`), 404);
});

describe('a text', () => {
  test.for([
    ['Seattle', seattle._id],
    ['  SEATTLE, wa ', seattle._id],
    ['Seattle, Washington, USA', seattle._id],
    ['Cologne, Germany', cologne],
    ['Cologne, North Rhine-Westphalia', cologne],
    ['Köln, Nordrhein-Westfalen', cologne],
    ['Köln, Северный Рейн-Вестфалия', cologne],
    ['Köln, Bayern', null],
    ['Tokyo, 東京都', tokyo],
    ['Tokyo、東京', tokyo],
    ['Köln', cologne],
    ['Seattle, OR', null],
    ['Ballard, near the locks', null],
    // In Washington and in Oregon.
    ['Dayton', null],
    ['Dayton, WA', 5_791_896],
    ['', null],
  ] as const)('%s names %s', async ([text, id]) => {
    expect(await placeNamed(shop.app.db, text)).toBe(id);
  });
});

const edit = (id: string, body: object) => shop.call('PATCH', `/cameras/${id}`, { as: seller, body });

describe('the place of an item', () => {
  test('is the only one that its location names', async () => {
    const { _id, place } = await createListing(shop, seller, { location: 'Seattle, WA' });
    expect(place).toEqual(seattle);
    expect((await edit(_id, { title: 'Nikon F3' })).body.place).toEqual(seattle);
    expect((await edit(_id, { location: 'By the river' })).body.place).toBeNull();
    expect((await edit(_id, { location: 'Portland, OR' })).body.place?._id).toBe(portland);
  });

  test('is the chosen one, whatever the location says, until the location changes', async () => {
    const { _id, place } = await createListing(shop, seller, {
      location: 'Near the locks',
      place: seattle._id,
    });
    expect(place).toEqual(seattle);
    expect((await edit(_id, { location: 'Near the locks' })).body.place).toEqual(seattle);
    expect((await edit(_id, { location: 'At the river' })).body.place).toBeNull();
  });

  test('can be removed', async () => {
    const { _id } = await createListing(shop, seller, { location: 'Seattle' });
    expect((await edit(_id, { place: null })).body.place).toBeNull();
  });

  test('must exist', async () => {
    const { _id } = await createListing(shop, seller);
    expectProblem(await edit(_id, { place: 1 }), 422, ['place']);
  });
});
