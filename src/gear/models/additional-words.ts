import type { ReferenceModel } from './model-entry.ts';
import { oneName } from './nicknames.ts';
import { bare, tokensOf } from './tokens.ts';

type Model = Pick<ReferenceModel, 'kind' | 'maker' | 'name'>;
type Rule = { maker: string; kind: ReferenceModel['kind']; name?: RegExp; words: string };

/** Words that a maker or its customers write with a name, but that the reference leaves out. */
const rules: Rule[] = [
  { maker: 'Canon', kind: 'lens', name: /^(?:EF|EF-S) (?:24|40)mm f\/2\.8 STM$/, words: 'pancake' },
  { maker: 'Fujifilm', kind: 'lens', name: /27mm/, words: 'pancake' },
  { maker: 'Bronica', kind: 'lens', words: 'zenzanon' },
  { maker: 'Konica', kind: 'lens', words: 'hexanon' },
  { maker: 'Mamiya', kind: 'lens', words: 'sekor' },
  { maker: 'Minolta', kind: 'lens', name: /^AF/, words: 'maxxum dynax alpha sony' },
  { maker: 'Minolta', kind: 'lens', name: /^M[CD]/, words: 'rokkor' },
  { maker: 'Nikon', kind: 'lens', words: 'nikkor' },
  { maker: 'Olympus', kind: 'cameras', name: /^E-M\d/, words: 'omd' },
  { maker: 'Olympus', kind: 'cameras', name: /^E-P/, words: 'pen' },
  { maker: 'Olympus', kind: 'cameras', name: /^µ/, words: 'mju' },
  { maker: 'Olympus', kind: 'lens', words: 'zuiko mzuiko digital' },
  { maker: 'Panasonic', kind: 'cameras', words: 'lumix' },
  { maker: 'Panasonic', kind: 'lens', words: 'lumix' },
  { maker: 'Panasonic', kind: 'lens', name: /^Lumix G (?:14|20)mm/, words: 'pancake' },
  { maker: 'Pentax', kind: 'lens', name: /40mm|21mm/, words: 'pancake' },
  { maker: 'Sony', kind: 'cameras', name: /^(?:Alpha|NEX)/, words: 'alpha' },
  { maker: 'Sony', kind: 'cameras', name: /^(?:DSC|RX)/, words: 'cybershot dsc' },
  { maker: 'Sony', kind: 'lens', name: /\bZA\b/, words: 'zeiss' },
  { maker: 'Sony', kind: 'lens', name: /^E (?:16|20)mm/, words: 'pancake' },
  { maker: 'Tamron', kind: 'lens', name: /^E /, words: 'di mk3 osd rxd vxd' },
  { maker: 'Voigtländer', kind: 'lens', words: 'cosina' },
];

/** Sigma prints its lines as one letter. */
const sigmaLines: [RegExp, string][] = [
  [/\bA$/, 'art'],
  [/\bC$/, 'contemporary'],
  [/\bS$/, 'sports'],
];

export function additionalWords({ kind, maker, name }: Model): string[] {
  const words = rules
    .filter((rule) => rule.maker === maker && rule.kind === kind && (rule.name?.test(name) ?? true))
    .flatMap((rule) => rule.words.split(' '));
  if (kind !== 'lens') return words;
  if (maker === 'Sigma')
    return [...words, ...sigmaLines.flatMap(([end, line]) => (end.test(name) ? line : []))];
  return maker === 'Sony' ? [...words, ...codesOf(name), ...codesOfA(name)] : words;
}

/**
 * Sony prints a code on each lens for its E mount: `SEL35F18F` is the FE 35mm f/1.8. The final F, for full frame, is
 * missing where there is no smaller lens with these numbers.
 */
function codesOf(name: string): string[] {
  const [, mount, from, to, aperture = ''] =
    /^(E|FE)\b.*?\b(\d+)(?:-(\d+))?mm f\/(\d+(?:\.\d+)?)/.exec(name) ?? [];
  if (from === undefined) return [];
  const tens = aperture.includes('.') ? aperture.replace('.', '') : `${aperture}0`;
  const power = /\bPZ\b/.test(name) ? 'p' : '';
  const [line = ''] = /\b(?:GM|G|ZA)\b/.exec(name) ?? [];
  const version = /\bII$/.test(name) ? '2' : '';
  const stem = `sel${power}${from}${to ?? `f${tens}`}`;
  const ends = [line === 'ZA' ? 'z' : line.toLowerCase(), ...(mount === 'FE' && line === '' ? ['f'] : [])];
  return ends.map((end) =>
    tokensOf(stem + end + version)
      .map(bare)
      .join(''),
  );
}

/** On lenses for its A mount: `SAL50F18` is the DT 50mm f/1.8, `SAL70200G2` the second 70-200mm f/2.8 G. */
function codesOfA(name: string): string[] {
  const [, from, to, aperture = '', line] =
    /(?:^|^DT |T\* )(\d+)(?:-(\d+))?mm f\/(\d+(?:\.\d+)?)[\d.-]*(?: (G|ZA)\b)?/.exec(name) ?? [];
  if (from === undefined) return [];
  const tens = aperture.includes('.') ? aperture.replace('.', '') : `${aperture}0`;
  const code = `sal${from}${to ?? `f${tens}`}${line === 'ZA' ? 'z' : (line?.toLowerCase() ?? '')}`;
  return [`${code}${/\bII$/.test(name) ? '2' : ''}`];
}

/** Names of Sigma's lenses from which the reference may have left out the line. */
const withoutLine = /^(?!.*\b(?:Art|Contemporary|Sports?|[ACS])$).*\b(?:DG|DC)\b.*\b(?:HSM|DN)\b/;

/** Words that a lens may have, and that say little about which one it is: its mount, or a line of its maker. */
export function optionalWords({
  kind,
  maker,
  name,
  choices,
}: Pick<ReferenceModel, 'kind' | 'maker' | 'name' | 'choices'>): ReadonlySet<string> {
  if (kind !== 'lens') return new Set();
  const mounts = choices.flatMap((mount) => tokensOf(mount).map(oneName));
  return new Set([
    ...mounts,
    ...mounts.map(bare),
    ...choices.flatMap((mount) => shortNames[mount] ?? []),
    ...(maker === 'Sigma' && withoutLine.test(name) ? ['art', 'contemporary', 'sport', 'sports'] : []),
  ]);
}

const shortNames: Record<string, string[]> = {
  'Micro Four Thirds': ['mft', 'm43', 'panasonic', 'olympus'],
  'Sony E': ['fe', 'nex', 'alpha'],
  'Canon EF': ['eos'],
  'Contax/Yashica': ['cy'],
  'M39 (Leica thread)': ['ltm', 'l39'],
  'Mamiya RB67': ['rb'],
  'Mamiya RZ67': ['rz'],
  'L-Mount': ['l', 'panasonic', 'leica', 'lumix'],
};
