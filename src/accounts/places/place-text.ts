import { shopLanguage } from '#src/texts/shop.ts';
import { searchName } from './names.ts';

/** Returns the name of a place, and what follows a comma, such as a region or country, otherwise an empty text. */
export function splitPlace(text: string): [name: string, area: string] {
  const [name = '', ...areas] = text.split(/[,、，]/);
  return [name, areas.map(searchName).filter(Boolean).join(', ')];
}

type Area = { region: string | null; region_code: string | null; country: string };

/** Usual short names of countries, besides name and code. */
const usual: Partial<Record<string, readonly string[]>> = { GB: ['uk'], US: ['usa'], AE: ['uae'] };

const countryNames = new Map<string, string>();

function countryName(country: string): string {
  const language = shopLanguage();
  const key = `${language} ${country}`;
  const known = countryNames.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  countryNames.set(key, searchName(name));
  return searchName(name);
}

/** Returns whether a place is in each of the areas of `splitPlace`, or in those that begin like the last one. */
export function isWithin(
  { region, region_code, country }: Area,
  areas: string,
  by: 'whole' | 'beginning',
): boolean {
  const names = [
    region && searchName(region),
    region_code?.toLowerCase(),
    country.toLowerCase(),
    countryName(country),
  ];
  const all = [...names, ...(usual[country] ?? [])];
  return areas.split(', ').every((area, index, { length }) => {
    const isOpen = by === 'beginning' && index === length - 1;
    return all.some((name) => name === area || (isOpen && name?.startsWith(area)));
  });
}
