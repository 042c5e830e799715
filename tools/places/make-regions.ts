import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '#src/server/start-up/environment.ts';
import { languages } from './languages.ts';
import { codesOfRegions, type Region } from './region-codes.ts';
import { corrected, plainName, shortName } from './region-names.ts';
import { writeTable } from './write-table.ts';

// Creates reference/places/regions.tsv.br from places.tsv.br and a local copy of CLDR (reference/places/README.md):
// npm run tool -- regions FOLDER
const [, , folder] = process.argv;
if (!folder) throw new Error('Give the folder with the sources, as reference/places/README.md describes.');
const cldr = join(folder, 'usr/share/unicode/cldr/common');

/** Regions that English calls differently than GeoNames does. */
const betterInEnglish = new Set(
  'BY.02 BY.03 CH.BS CH.SG CY.01 CY.02 DE.01 DE.08 DE.16 ES.54 ES.55 IT.02 IT.10 PL.73 RU.93'.split(' '),
);
/** The files of CLDR that have another name. */
const files: Partial<Record<string, string>> = { nb: 'no' };

async function readSubdivisions(language: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(cldr, `subdivisions/${files[language] ?? language}.xml`), 'utf8').catch(
    () => '',
  );
  return new Map(
    [...text.matchAll(/<subdivision type="(\w+)"[^>]*>([^<]+)</g)].map(([, code = '', name = '']) => [
      code,
      plainName(name),
    ]),
  );
}

async function readFirstLevel(): Promise<ReadonlySet<string>> {
  const text = await readFile(join(cldr, 'supplemental/subdivisions.xml'), 'utf8');
  const groups = text.matchAll(/<subgroup type="[A-Z]{2}" contains="([^"]*)"/g);
  return new Set([...groups].flatMap(([, codes = '']) => codes.split(' ')));
}

async function readRegions(): Promise<Region[]> {
  const text = brotliDecompressSync(await readFile(join(root, 'reference/places/places.tsv.br'))).toString();
  const regions = new Map<string, Region>();
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [, , country = '', code = '', name = ''] = line.split('\t');
    if (name !== '') regions.set(`${country}.${code}`, { country, code, name });
  }
  return [...regions].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, region]) => region);
}

const names = new Map<string, ReadonlyMap<string, string>>();
for (const language of languages) names.set(language, await readSubdivisions(language));
const codeOf = codesOfRegions(names, await readFirstLevel());
const regions = (await readRegions()).map((region) => ({ ...region, subdivision: codeOf(region) }));

/** Returns the names of a region in each language, with and without the word for its kind. */
function spokenNames({ country, code, name: own, subdivision }: (typeof regions)[number]) {
  const fixed = corrected[`${country}.${code}`] ?? {};
  return languages.flatMap((language) => {
    const full = fixed[language] ?? names.get(language)!.get(subdivision ?? '');
    return full === undefined ? [] : { language, full, short: shortName(full, language, own) };
  });
}

/** Without that word, and in CLDR also with it, two regions of a country can have the same name. */
const used = new Map<string, number>();
const keyOf = (country: string, language: string, name: string): string => `${country} ${language} ${name}`;
for (const region of regions)
  for (const { language, full, short } of spokenNames(region))
    for (const name of new Set([full, short])) {
      const key = keyOf(region.country, language, name);
      used.set(key, (used.get(key) ?? 0) + 1);
    }

function namesOf(region: (typeof regions)[number]): string {
  const { country, code, name: own } = region;
  const spoken = new Map<string, string[]>();
  for (const { language, full, short } of spokenNames(region)) {
    const name = [short, full].find((each) => used.get(keyOf(country, language, each)) === 1);
    // English names are shown as GeoNames has them, and found as CLDR has them.
    const isShown = language !== 'en' || betterInEnglish.has(`${country}.${code}`);
    if (name !== undefined && name !== own)
      spoken.set(name, [...(spoken.get(name) ?? []), isShown ? language : 'x-1']);
  }
  return [...spoken].map(([name, list]) => `${list.join(',')}:${name}`).join('|');
}

const rows = regions
  .map((region) => [region.country, region.code, namesOf(region)])
  .filter(([, , others]) => others !== '')
  .map((cells) => cells.join('\t'));
await writeTable('regions.tsv.br', 'country\tregion_code\tnames', rows);
