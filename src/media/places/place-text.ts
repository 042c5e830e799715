import { shopLanguage } from '#src/texts/shop.ts';
import { searchName } from './names.ts';

/** Returns the name of a place, and what follows a comma, such as a region or country, otherwise an empty text. */
export function splitPlace(text: string): [name: string, area: string] {
  const [name = '', ...areas] = text.split(/[,、，]/);
  return [name, areas.map(searchName).filter(Boolean).join(', ')];
}

/** The id of a place: at most 2^31-1, as the column has it. */
export const maxId = 2_147_483_647;

/** Returns the id that a text is, or undefined when it is a name. */
export function idOf(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= maxId ? Number(text) : undefined;
}

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

/** Returns the names and codes of a country as `splitPlace` returns typed ones. */
export const namesOfCountry = (country: string): string[] => [
  country.toLowerCase(),
  countryName(country),
  ...(usual[country] ?? []),
];

/** Returns the names by which people call a region: `東京` for `東京都`, too. */
export const namesOfRegion = (name: string): string[] =>
  [name, name.replace(/(?<=..)[都府県州省市]$/u, '')].map(searchName);
