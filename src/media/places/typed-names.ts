import { searchName } from './names.ts';
import { splitPlace } from './place-text.ts';

/** A way to read a typed place: the names that it can have, and the areas that it must be in. */
export type TypedName = { names: string[]; area: string; only?: 'JP' };

const consonants: Record<string, string> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'や ゆ よ',
  r: 'らりるれろ',
  w: 'わ   を',
};
const irregular = {
  し: 'shi',
  じ: 'ji',
  ち: 'chi',
  ぢ: 'ji',
  つ: 'tsu',
  づ: 'zu',
  ふ: 'fu',
  を: 'o',
  ん: 'n',
};
const syllables = new Map([
  ...Object.entries(consonants).flatMap(([consonant, signs]) =>
    [...signs].map((sign, at) => [sign, `${consonant}${'aiueo'[at]}`] as const),
  ),
  ...Object.entries(irregular),
]);
const small: Record<string, string> = { ゃ: 'a', ゅ: 'u', ょ: 'o' };

const toHiragana = (text: string): string =>
  text.replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

/** Returns text in kana as GeoNames spells Japanese names, without signs for long vowels: `Osaka` for おおさか. */
export function romanized(text: string): string | null {
  if (!/^[ぁ-んァ-ヴー]{2,}$/.test(text)) return null;
  return toHiragana(text)
    .replaceAll(/([きぎしじちにひびぴみりぢ])([ゃゅょ])/g, (_all, sign: string, vowel: string) =>
      `${syllables.get(sign)!.slice(0, -1)}y${small[vowel]}`.replace(/(sh|ch|j)y/, '$1'),
    )
    .replaceAll(/[ぁ-ん]/g, (sign) => syllables.get(sign) ?? sign)
    .replaceAll(/っ(?=([a-z]))/g, '$1')
    .replaceAll('ー', '')
    .replaceAll(/o[ou]/g, 'o')
    .replaceAll('uu', 'u');
}

/** The endings of Japanese municipalities, which are typed or left out: `札幌` for `札幌市`. */
const endings = ['市', '都', '町', '村', '区'];
const isJapanese = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{2,}$/u;
const hasEnding = /^(..+)[市町村]$/u;
const inPrefecture = /^(北海道|東京都|京都府|大阪府|.{2,3}県)(..+)$/u;

/** Returns the name with and without its ending. Wards keep theirs, because another town has each of their names. */
function withEndings(name: string): string[] {
  const [, short] = hasEnding.exec(name) ?? [];
  if (short !== undefined) return [name, short];
  return /[都道府県区]$/.test(name) ? [name] : [name, ...endings.map((ending) => name + ending)];
}

/** Returns the ways to read a typed place, the most likely one first. */
export function readPlace(text: string): TypedName[] {
  const [typed, area] = splitPlace(text);
  const name = searchName(typed);
  if (name === '') return [];
  if (!isJapanese.test(name)) return [{ names: [name], area }];
  const [, prefecture, rest] = inPrefecture.exec(name) ?? [];
  const reading = romanized(name.replace(hasEnding, '$1'));
  return [
    { names: withEndings(name), area },
    ...(prefecture !== undefined && rest !== undefined && area === ''
      ? [{ names: withEndings(rest), area: prefecture }]
      : []),
    ...(reading === null ? [] : [{ names: [reading], area, only: 'JP' as const }]),
  ];
}

/** Returns the ways in which a name may begin with a typed text. */
export const beginningsOf = (text: string) =>
  readPlace(text).flatMap(({ names, area, only }) =>
    names
      .filter((name) => !names.some((other) => other !== name && name.startsWith(other)))
      .map((start) => ({ start, area, only })),
  );

/** Whether a name is that of a ward such as 中央区, which many cities have. */
export const isWard = (text: string): boolean => /^[^,、，]*区$/u.test(text.trim());

const codes = [
  // US, DE, FR, ES and others; US with four more digits; GB; JP; CA; NL.
  /^(?:[A-Z]{1,2}[- ]?)?\d{4,5}$/i,
  /^\d{5}-\d{4}$/,
  /^[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/i,
  /^〒? ?\d{3}[-‐－ー−]?\d{4}$/u,
  /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  /^\d{4} ?[A-Z]{2}$/i,
];

/** Whether a text has the form of a postal code. No reference of the shop has postal codes. */
export const isPostalCode = (text: string): boolean => {
  const plain = text.normalize('NFKC').trim();
  return codes.some((code) => code.test(plain));
};
