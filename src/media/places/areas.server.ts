import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { fold } from '#src/platform/shared/text.ts';
import { namesOfCountry, namesOfRegion } from './place-text.ts';
import { findRegionNames } from './queries.server.ts';

const keyOf = (country: string, code: string | null): string => `${country}.${code}`;

/** Most names begin with another letter than the text, and need not be folded. */
function canMatch(name: string, heads: ReadonlySet<string>): boolean {
  const head = name.charAt(0);
  return !/\p{L}/u.test(head) || heads.has(fold(head).charAt(0));
}

type InArea = { own_region: string | null; region_code: string | null; country: string };

/**
 * Returns the places that are in each of the areas of `splitPlace`, or in those that begin like the last one. Regions have
 * names in all languages: a text from one shop can be read in another.
 */
export async function placesWithin<P extends InArea>(
  db: DbOrTrx,
  places: readonly P[],
  areas: string,
  by: 'whole' | 'beginning',
): Promise<P[]> {
  if (areas === '' || places.length === 0) return [...places];
  const typed = areas.split(', ');
  const heads = new Set(typed.map((area) => area.charAt(0)));
  const regions = new Map(
    (await findRegionNames(db, places)).map(({ country, code, names }) => [
      keyOf(country, code),
      [...new Set(Object.values(names))].filter((name) => canMatch(name, heads)).flatMap(namesOfRegion),
    ]),
  );
  return places.filter(({ own_region, region_code, country }) => {
    const all = [
      ...(own_region === null ? [] : namesOfRegion(own_region)),
      ...(region_code === null ? [] : [region_code.toLowerCase()]),
      ...namesOfCountry(country),
      ...(regions.get(keyOf(country, region_code)) ?? []),
    ];
    return typed.every((area, index, { length }) => {
      const isOpen = by === 'beginning' && index === length - 1;
      return all.some((name) => name === area || (isOpen && name.startsWith(area)));
    });
  });
}
