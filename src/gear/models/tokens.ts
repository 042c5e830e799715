import { foldText } from '#src/platform/shared/text.ts';

const number = String.raw`\d+(?:\.\d+)?`;
const range = String.raw`${number}(?:\s*-\s*${number})?`;
const roman: Record<string, number> = { ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7, viii: 8 };

const tight = (text: string): string => text.replaceAll(/\s+/g, '');
const aperture = (text: string): string => ` f${tight(text)} `;
const focal = (text: string): string => ` ${tight(text)}mm `;

/** Zeiss writes '1.4/50', all others '50/1.4': the smaller number is the aperture. */
function pair(_all: string, one: string, other: string): string {
  const [left, right] = [Number.parseFloat(one), Number.parseFloat(other)];
  return left < right ? aperture(one) + focal(other) : focal(one) + aperture(other);
}

// Created once, because a reference has thousands of names.
const patterns = {
  ratio: new RegExp(String.raw`\b1\s*:\s*(${range})`, 'g'),
  germanFocal: new RegExp(String.raw`\bf\s*=\s*(${number})(?:\s*mm)?`, 'g'),
  // A serial number such as 'f5b56485' has no aperture.
  aperture: new RegExp(String.raw`(?:\b|(?<=mm))f\s*/?\s*(${range})(?![\d.]*(?:\s*mm|[a-z]+\d{2}))`, 'g'),
  focal: new RegExp(String.raw`(${range})\s*mm`, 'g'),
  pair: new RegExp(String.raw`(?<![\w.-])(${range})\s*/\s*(${range})(?![\w])`, 'g'),
};

function nameNumbers(text: string): string {
  return (
    text
      .replaceAll(/(\d),(\d)/g, '$1.$2')
      .replaceAll(/(?<![\w.])\.(\d{1,2})(?!\d)/g, '0.$1')
      .replaceAll(/(\d)\s*:\s*1\b(?!\.)/g, '$1x')
      .replaceAll(patterns.ratio, (_all, value: string) => aperture(value))
      .replaceAll(patterns.germanFocal, (_all, value: string) => focal(value))
      .replaceAll(patterns.aperture, (_all, value: string) => aperture(value))
      .replaceAll(/(?<![\w.-])(\d{1,2}(?:\.\d)?)\s*cm\b/g, (_all, value: string) =>
        focal(`${Number(value) * 10}`),
      )
      .replaceAll(patterns.focal, (_all, value: string) => focal(value))
      // Touit '2.8/50M'.
      .replaceAll(/(\d\/\d{2,3})m(?!\w)/g, '$1 m')
      .replaceAll(patterns.pair, pair)
      .replaceAll(/(?<![\w.-])(\d{1,3})\s*-\s*(\d{2,4})(?![\w.])/g, (all, from: string, to: string) =>
        Number(from) < Number(to) ? focal(`${from}-${to}`) : all,
      )
      // '17-40L' and '24-70GM' have the line of the lens.
      .replaceAll(
        /(?<![\w.-])(\d{1,3})\s*-\s*(\d{2,3})(?!mm)([a-z]{1,2})(?![\w.-])/g,
        (all, from: string, to: string, line: string) =>
          Number(from) < Number(to) ? `${focal(`${from}-${to}`)}${line} ` : all,
      )
      .replaceAll(
        /(?<![\w.-])([01]\.\d\d|\d{1,2}\.\d(?:\s*-\s*\d{1,2}(?:\.\d)?)?)(?!\d|mm)/g,
        // No aperture above f/7.1 has a decimal, but focal lengths do: '7.5 2', '42.5 1.2'.
        (_all, value: string) => (Number(value) > 7.1 ? focal(value) : aperture(value)),
      )
  );
}

const numbered = new RegExp(String.raw`^(?:f${number}(?:-${number})?|${number}(?:-${number})?mm)$`);

/** Splits `a7iii` into `a7` and `mk3`, and `7m3` into `7` and `mk3`. */
function splitWord(word: string): string[] {
  if (numbered.test(word)) return [word];
  return word.split(/[^\p{L}\p{N}]+/u).flatMap((part) => {
    if (part === '') return [];
    if (Object.hasOwn(roman, part)) return [`mk${roman[part]}`];
    const [, before, after] = /^(iii|ii|iv)([a-z])$/.exec(part) ?? [];
    if (before !== undefined && after !== 'i') return [`mk${roman[before]}`, after ?? ''];
    // Panasonic writes 'S5 IIX' as 'S5M2X'.
    const [, base = '', code, version = ''] = /^([a-z]*\d+)(?:m(\d)|(iii|ii|iv))x$/.exec(part) ?? [];
    if (base !== '') return [base, `mk${code ?? roman[version]}`, 'x'];
    const [, stem, digit, numeral = ''] =
      /^([a-z]*\d+[a-z]{0,2}?)(?:(?:mark|mk|m)(\d)|(?:mark|mk)?(viii|vii|vi|iv|iii|ii))$/.exec(part) ?? [];
    return stem === undefined ? [part] : [stem, `mk${digit ?? roman[numeral]}`];
  });
}

/** Splits text into tokens: `mk2` is a version ('Mark II'), `f1.8` an aperture, and `50mm` a focal length. */
export function tokensOf(text: string): string[] {
  const marks = foldText(text).replaceAll(
    /(?<=[\W\d]|^|[a-z]\d[a-z]?)(?:mark|mk|mrk)[\s.-]*(viii|vii|vi|iv|v|iii|ii|i|[1-8])(?![a-z\d])/g,
    (_all, value: string) => ` mk${value === 'i' ? 1 : (roman[value] ?? value)} `,
  );
  return nameNumbers(marks)
    .split(/[\s,;()&+|]+/)
    .flatMap(splitWord);
}

/** Removes punctuation, and turns a version into its number: `mk2` becomes 2, and `f1.8` becomes f18. */
export const bare = (token: string): string =>
  token.replace(/^mk(?=\d$)/, '').replaceAll(/[^\p{L}\p{N}]/gu, '');

const numerals = new Map(Object.entries(roman).map(([numeral, value]) => [`mk${value}`, numeral]));

/** Returns the numeral of a version: `mk3` becomes `iii`. */
export const inRoman = (token: string): string => numerals.get(token) ?? token;

const longestJoin = 12;

/** `x t3` gives `xt3`, `a7 mk3` gives `a73`. */
export function joinsOf(tokens: readonly string[]): string[] {
  const joins: string[] = [];
  for (let at = 0; at < tokens.length; at++)
    for (let length = 2; length <= 3 && at + length <= tokens.length; length++) {
      const joined = tokens
        .slice(at, at + length)
        .map(bare)
        .join('');
      if (joined.length <= longestJoin) joins.push(joined);
    }
  return joins;
}

export function gramsOf(word: string): string[] {
  const padded = ` ${word} `;
  const grams: string[] = [];
  for (let at = 0; at + 3 <= padded.length; at++) grams.push(padded.slice(at, at + 3));
  return grams;
}

/** Dice coefficient, 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared++;
  return (2 * shared) / (one.size + other.size);
}
