import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useShop } from '#test/shop.ts';
import { loadPlaces, type LoadedPlace } from './load.server.ts';
import { searchName } from './names.ts';
import { findBeginning } from './queries.server.ts';

const shop = await useShop();
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

test('the wanted place is among the first three for 300 typed texts in ten languages', async () => {
  await shop.sql`delete from places`;
  await shop.sql`delete from place_reference`;
  await loadPlaces(db, root, isRival);
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
