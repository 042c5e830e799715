/** The words of what someone typed, as `search_tokens()` of the database has those of listings. */
export function searchTokens(typed: string): string[] {
  return typed
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/(\d)\s+mm(?![\p{L}\p{N}_])/gu, '$1mm')
    .replaceAll(/(\dmm)([\p{L}\p{N}])/gu, '$1 $2')
    .replaceAll(/(?<![\p{L}\p{N}_])(?:f|1\s*:)\s*\/?\s*(\d)/gu, 'f$1')
    .replaceAll(/(?<![\p{L}\p{N}_])(f\d+(?:\.\d+)?)(\p{L})/gu, '$1 $2')
    .replaceAll(/(\d)\.(\d)/g, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 12);
}

/** A word with others that are meant by it as well. */
export type Term = { word: string; like: readonly string[] };

/** Of names with numbers those that begin so are meant as well: 'FM2n' by 'fm2'. Of lengths and apertures none. */
const isName = /^(?=.*\p{L})(?=.*\d)(?!f?\d+(mm)?$).{3,}$/u;

function one({ word, like }: Term): string {
  const others = like.filter((other) => other !== word).map((other) => `'${other}'`);
  return [`'${word}'${isName.test(word) ? ':*' : ''}`, ...others].join(' | ');
}

const all = (parts: readonly string[]): string => `(${parts.map((part) => `(${part})`).join(' & ')})`;

/** A tsquery for listings that have every word, or have neighbours of them as one word; null without words. */
export function tsquery(terms: readonly Term[]): string | null {
  if (terms.length === 0) return null;
  const apart = terms.map(one);
  const ways = [all(apart)];
  for (let at = 0; at + 1 < terms.length; at++) {
    // 'FM 2' and 'FM-2' are 'FM2', and so 'FM2n'.
    const joined = one({ word: `${terms[at]!.word}${terms[at + 1]!.word}`, like: [] });
    ways.push(all([...apart.slice(0, at), joined, ...apart.slice(at + 2)]));
  }
  const whole = terms.map(({ word }) => word).join('');
  if (terms.length === 3) ways.push(`'${whole}'`);
  return ways.join(' | ');
}
