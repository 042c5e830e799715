import { fold, foldText } from '#src/platform/shared/text.ts';

export type Typed = [first: string, ...rest: string[]];

export const plainly = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

// Thai, Lao, Burmese, Khmer, Han, kana, Bopomofo and Hangul.
export const unspaced = String.raw`\u0E01-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17DF\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303B\u3041-\u318F\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\u{20000}-\u{323AF}`;
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu');
const firstUnspaced = new RegExp(`^[${unspaced}]`, 'u');

/** Whether a word is a letter, or a pair of letters, of a script that is written without spaces. */
export const isUnspaced = (word: string): boolean => firstUnspaced.test(word);

/** Splits a word where scripts with and without spaces meet: 'ニコンFM2'. */
export const runsOf = (word: string): string[] => word.match(runs) ?? [];

/** The letters of a text, each with its combining marks. */
export const lettersOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

function pairsOf(word: string): string[] {
  return runsOf(word).flatMap((run) => {
    if (!isUnspaced(run)) return [run];
    const letters = lettersOf(run);
    return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
}

/** Writes apertures, focal lengths and thousands in one way: 'f/1,8' becomes 'f1.8', 'f/4.0' 'f4', and '1,000' '1000'. */
const spellNumbers = (text: string): string =>
  text
    .replaceAll(/(?<![0-9.,])([1-9][0-9]{0,2})[.,]([0-9]{3})(?! *mm(?![^ .,:/])|[^ .,:/]|[.,][0-9])/g, '$1$2')
    .replaceAll(/(?<![0-9.,])([0-9]{1,3}),([0-9]{1,2})(?![0-9]|[.,][0-9])/g, '$1.$2')
    .replaceAll(/(?<=[0-9])\.0+(?![0-9]|\.[0-9])/g, '')
    .replaceAll(/([0-9]) +mm(?![^ .,:/])/g, '$1mm')
    .replaceAll(/([0-9]mm)(?=[^ .,:/])/g, '$1 ')
    .replaceAll(/(?<![^ .,:/])(?:f|1 *:(?! *1(?![0-9.]))) *\/? *([0-9])(?![0-9]*(?:\.[0-9]+)?mm)/g, 'f$1')
    .replaceAll(/(?<![^ .,:/])(f[0-9]+(?:\.[0-9]+)?)(?=[^ .,:/0-9])/g, '$1 ')
    .replaceAll(/(?<![^ .,:/])alpha(?=[0-9])/g, 'alpha ');

const inAscii = /^\p{ASCII}*$/u;

/** Splits text into words, in which apertures and focal lengths have one spelling. */
export function tokensOf(text: string): string[] {
  // The patterns below rely on it that only letters, digits and these four signs are left.
  const plain = fold(text).replaceAll(/[^\p{L}\p{M}\p{N}.,:/]+/gu, ' ');
  const spelled = /[0-9]/.test(plain) ? spellNumbers(plain) : plain;
  const words = spelled
    .replaceAll(/(?<![0-9])\.|\.(?![0-9])/g, ' ')
    .split(/[ ,:/]+/)
    .filter(Boolean);
  return inAscii.test(spelled) ? words : words.flatMap(pairsOf);
}

const maxTokens = 12;

export const searchTokens = (typed: string): string[] => tokensOf(typed).slice(0, maxTokens);

/** Units of numbers that are not focal lengths: '12-24 months'. */
export const units =
  'months?|mths?|mon|monaten?|mois|years?|yrs?|jahren?|ans|weeks?|days?|hours?|hrs?|minutes?|kg|lbs?|pcs|shots?|exposures?|people|usd|dollars?|eur|euros?';
const range = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(\d{1,3})(?:\s*mm)?\s*-\s*(\d{2,4})(?![.,]?\d|\s*[%$€£°]|\s*-?\s*(?:${units})(?![\p{L}\p{N}]))`,
  'gu',
);

/** Finds ranges of focal lengths: '24-70 2.8' has the range from 24 to 70, and '12-24 months' has none. */
export function rangesOf(typed: string): [from: string, to: string][] {
  return [...foldText(typed).matchAll(range)]
    .map(([, from = '', to = '']): [string, string] => [from, to])
    .filter(([from, to]) => Number(from) < Number(to));
}

/** Scripts without spaces are searched as pairs of letters, which overlap. */
function withoutOverlaps(words: readonly string[]): string[] {
  const written: string[] = [];
  for (const [at, word] of words.entries()) {
    const last = words[at - 1]?.at(-1);
    if (last !== undefined && last === word[0] && isUnspaced(last))
      written.push(`${written.pop()}${word.slice(1)}`);
    else written.push(word);
  }
  return written;
}

export function withoutPhrases(typed: string, phrases: readonly (readonly string[])[]): string {
  const text = fold(typed);
  return phrases
    .reduce((rest, words) => {
      const pattern = String.raw`(?<![\p{L}\p{M}\p{N}])${withoutOverlaps(words)
        .map((word) => word.replaceAll('.', String.raw`\.`))
        .join(String.raw`[^\p{L}\p{M}\p{N}]*`)}(?![\p{L}\p{M}\p{N}])`;
      return rest.replace(new RegExp(pattern, 'u'), ' ');
    }, text)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a word describes a lens: '50mm', 'f1.8'. A single digit may be a name: 'F2'. */
export const isOfLens = (word: string): boolean => /^(?:[\d.]+mm|f\d[\d.]+)$/.test(word);
