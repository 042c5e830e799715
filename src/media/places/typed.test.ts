import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createListing, useShop } from '#test/shop.ts';
import { loadPlaces, type LoadedPlace } from './load.server.ts';
import { searchName } from './names.ts';
import { findBeginning } from './queries.server.ts';
import type { Place } from './schemas.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const { db, root } = shop.app;
const file = await readFile(join(root, 'test/gold/places-typed.tsv'), 'utf8');
const typed = file
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [language = '', country = '', text = '', id] = line.split('\t');
    return { language, country, text, start: searchName(text), id: Number(id) };
  });

const countries = new Set(typed.map(({ country }) => country));
const headOf = (name: string) => name.charAt(0);
const starts = Map.groupBy(new Set(typed.map(({ start }) => start)), headOf);
const begins = (name: string) => starts.get(headOf(name))?.some((start) => name.startsWith(start)) ?? false;

/** Smaller places come after those of the list in any case, and loading all would take too long. */
const minPopulation = { own: 400, elsewhere: 14_000 };

function isRival({ country, population, names: [own, others] }: LoadedPlace): boolean {
  if (population < minPopulation[countries.has(country) ? 'own' : 'elsewhere']) return false;
  return [own, ...others.split('|').map((other) => other.slice(other.indexOf(':') + 1))].some((name) =>
    begins(searchName(name)),
  );
}

/**
 * The id of the place that a search takes, or null if it asks, or undefined if the name is not known; and whether an item
 * is linked to it without asking.
 */
const names = [
  // One place in the world.
  ['Lyon', 2_996_944, true],
  ['Quito', 3_652_462, true],
  ['Tokyo', 1_850_147, true],
  ['Zürich', 2_657_896, true],
  // One in the reference, but a small one, which may have namesakes that are not in it.
  ['Anadyr', 2_127_202, false],
  ['Egvekinot', 4_031_742, false],
  ['Home', 5_797_582, false],
  ['Home, Washington', 5_797_582, true],
  ['Old Town', 4_974_231, false],
  ['中野', 1_855_863, false],
  ['大野', 1_854_022, false],
  // One of several, with more than fifty times as many people as any other.
  ['Paris', 2_988_507, false],
  ['Berlin', 2_950_159, false],
  ['Nice', 2_990_440, false],
  ['Москва', 524_901, false],
  ['Perth, Australia', 2_063_523, false],
  // Several.
  ['Perth', null, false],
  ['London', null, false],
  ['Münster', null, false],
  ['Salamanca', null, false],
  ['León', null, false],
  ['Trinidad', null, false],
  ['Springfield', null, false],
  ['Kansas City', null, false],
  ['中央区', null, false],
  // The usual forms of Japanese names.
  ['東京', 1_850_147, true],
  ['東京都', 1_850_147, true],
  ['札幌', 2_128_295, true],
  ['さっぽろ', 2_128_295, true],
  ['サッポロ', 2_128_295, true],
  ['横浜', 1_848_354, true],
  ['よこはま市', 1_848_354, true],
  ['名古屋', 1_856_057, true],
  ['大阪', 1_853_909, true],
  ['おおさか', 1_853_909, true],
  ['とうきょう', 1_850_147, true],
  ['三郷', 6_822_137, false],
  ['北斗', 6_862_586, false],
  ['東京都府中市', 11_611_632, true],
  // Wards are not in the reference, nor are postal codes.
  ['渋谷区', undefined, false],
  ['千代田区', undefined, false],
  ['98101', undefined, false],
] as const;

const meant = new Set(
  names.flatMap(([text]) => {
    const name = searchName(text.replace(/,.*/, ''));
    return [name, `${name}市`, `${name}都`];
  }),
);
for (const name of ['sapporo', 'yokohama', '府中市']) meant.add(name);

const isMeant = ({ names: [own, others] }: LoadedPlace): boolean =>
  [own, ...others.split('|').map((other) => other.slice(other.indexOf(':') + 1))].some(
    (name) => meant.has(searchName(name)) || name.startsWith('Zürich (Kreis'),
  );

await shop.sql`delete from places`;
await shop.sql`delete from place_reference`;
await loadPlaces(db, root, (place) => isRival(place) || isMeant(place));

test('the wanted place is among the first three for 300 typed texts in ten languages', async () => {
  const missed = await Promise.all(
    typed.map(async ({ language, country, text, start, id }) => {
      const found = (await findBeginning(db, start, { country })).slice(0, 3);
      return found.some(({ _id }) => _id === id)
        ? []
        : [`${language} ${text}: ${found.map(({ name }) => name).join()}`];
    }),
  );
  expect([typed.length, new Set(typed.map(({ language }) => language)).size]).toEqual([300, 10]);
  expect(missed.flat()).toEqual([]);
});

const ask = async (path: string, query: Record<string, string>) =>
  (await shop.call('GET', `${path}?${new URLSearchParams(query)}`)).body;

test.for(names)(
  '%s means %s in all searches, and links an item to it: %s',
  async ([text, taken, isLinked]) => {
    const near = await ask('/search/facets', { near: text });
    const words = await ask('/search/facets', { q: `leica near ${text}` });
    const suggested: Place[] = await ask('/places', { q: text });
    const toChoose: Place[] = await ask('/places', { which: text });
    const { place } = await createListing(shop, seller, { location: text });
    const isSuggested = suggested.some(({ _id }) => _id === taken);
    expect([near.near?._id, words.near?._id, isSuggested]).toEqual([
      taken ?? undefined,
      taken ?? undefined,
      typeof taken === 'number',
    ]);
    expect(/^can be \d/.test(near.errors?.[0].message)).toBe(taken === null);
    expect([place?._id, toChoose.length > 0]).toEqual([
      isLinked ? taken : undefined,
      taken !== undefined && !isLinked,
    ]);
  },
);
