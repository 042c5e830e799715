import { searchName } from '#src/media/places/names.ts';

/** Names of subdivisions by their code, such as `deby`, in each language. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;

export type Region = { country: string; code: string; name: string };

/** Regions whose English names in GeoNames and in CLDR differ too much. */
const differing: Record<string, string> = {
  'AR.01': 'arb',
  'BA.01': 'babih',
  'BA.02': 'basrp',
  'BG.58': 'bg23',
  'BY.02': 'byho',
  'BY.03': 'byhr',
  'BY.04': 'byhm',
  'CY.01': 'cy04',
  'CY.02': 'cy06',
  'CZ.78': 'cz64',
  'CZ.79': 'cz31',
  'CZ.81': 'cz41',
  'CZ.85': 'cz80',
  'CZ.88': 'cz20',
  'DK.18': 'dk82',
  'DK.21': 'dk83',
  'EE.18': 'ee78',
  'ES.54': 'escm',
  'ES.55': 'escl',
  'FI.10': 'fi04',
  'FI.11': 'fi15',
  'FI.14': 'fi03',
  'FI.17': 'fi14',
  'FR.28': 'frnor',
  'FR.75': 'frnaq',
  'HR.21': 'hr21',
  'HU.23': 'huve',
  'IS.38': 'is7',
  'IS.40': 'is6',
  'IS.41': 'is5',
  'IS.42': 'is8',
  'IS.45': 'is3',
  'KG.10': 'kggo',
  'KZ.06': 'kzaty',
  'MX.15': 'mxmex',
  'MZ.11': 'mzmpm',
  'RU.01': 'ruad',
  'RU.03': 'rual',
  'RU.22': 'rukb',
  'RU.29': 'rukem',
  'RU.31': 'rukk',
  'RU.59': 'rupri',
  'RU.70': 'rusta',
  'RU.79': 'ruty',
  'RU.93': 'ruzab',
  'SD.47': 'sddw',
  'SD.49': 'sdds',
  'SD.50': 'sdks',
  'SD.55': 'sddn',
  'SD.60': 'sdde',
  'SD.62': 'sdgk',
  'UA.12': 'ua30',
};

/** CLDR mixes them with their neighbors or their predecessors. */
const unreliable = /^(?:MA\.|UA\.13$)/;

const kinds =
  /\b(?:province|region|state|county|district|governorate|department|prefecture|municipality|urban|oblast|republic|of|the|division|parish|canton|raion|voivodeship|autonomous|city)\b/g;

/** Returns the search name without words such as `province`, unless it consists of them. */
const core = (name: string): string => {
  const folded = searchName(name);
  return folded.replaceAll(kinds, ' ').replaceAll(/ +/g, ' ').trim() || folded;
};

/**
 * Returns a function that finds the code in CLDR of a region in GeoNames, whose codes differ in most countries: the only
 * subdivision of the country with that name in any language, and one of the first level before those below it.
 */
export function codesOfRegions(names: Names, first: ReadonlySet<string>): (region: Region) => string | null {
  const known = new Map<string, { code: string; exact: Set<string>; core: Set<string> }[]>();
  for (const code of new Set([...names.values()].flatMap((each) => [...each.keys()]))) {
    // Codes of two letters are those of whole countries.
    if (code.length === 2) continue;
    const all = [...names.values()].flatMap((each) => each.get(code) ?? []);
    const country = code.slice(0, 2).toUpperCase();
    const entry = { code, exact: new Set(all.map(searchName)), core: new Set(all.map(core)) };
    known.set(country, [...(known.get(country) ?? []), entry]);
  }
  return ({ country, code, name }) => {
    const key = `${country}.${code}`;
    if (unreliable.test(key)) return null;
    if (differing[key]) return differing[key];
    const all = known.get(country) ?? [];
    const same = `${country}${code}`.toLowerCase();
    if (/^[A-Z]+$/.test(code) && first.has(same) && all.some((each) => each.code === same)) return same;
    const exact = all.filter((each) => each.exact.has(searchName(name)));
    const alike = all.filter((each) => each.core.has(core(name)));
    for (const found of [
      exact.filter((each) => first.has(each.code)),
      alike.filter((each) => first.has(each.code)),
      exact,
    ])
      if (found.length === 1) return found[0]!.code;
    return null;
  };
}
