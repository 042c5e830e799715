import { otherNames } from '#src/gear/models/nicknames.ts';
import { searchTokens } from './tokens.ts';

type Model = { maker: string; name: string; alias: string; variants?: { names: readonly string[] } };

/** For each name of a model without spaces, the single words that name the model elsewhere. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

const longestName = 4;
const isNumber = (word: string): boolean => /\d/.test(word);
const isDistinct = (word: string): boolean => isNumber(word) && /\p{L}/u.test(word) && word.length >= 3;

/** 'A7 Mark III' is the same name as 'A7 III'. */
const keyOf = (name: readonly string[]): string =>
  name.filter((word) => !/^(?:mark|mk)$/.test(word)).join('');

/** Returns the one word of a name that tells models apart: `7rm3` of 'ILCE-7RM3'. */
function wordOf(name: readonly string[]): string | undefined {
  const [only, ...others] = name.filter((word) => isNumber(word) || /^[ivx]+$/.test(word));
  return only !== undefined && others.length === 0 && isDistinct(only) ? only : undefined;
}

export function otherNamesOf(models: readonly Model[]): OtherNames {
  const words = new Map<string, Set<string>>();
  for (const { maker, name, alias, variants } of models) {
    const names = [name, ...otherNames(maker, name, alias), ...(variants?.names ?? [])].map(searchTokens);
    const own = names.flatMap((each) => wordOf(each) ?? []);
    for (const key of names.map(keyOf).filter(isDistinct)) {
      // 'fm2n' means fewer items than 'fm2'.
      const others = own.filter((word) => !key.includes(word));
      words.set(key, new Set([...(words.get(key) ?? []), ...others]));
    }
  }
  return new Map([...words].filter(([, own]) => own.size > 0).map(([key, own]) => [key, [...own]]));
}

/** Finds names of models among typed words: where each begins, its length, and other words for it. */
export function namesAmong(
  words: readonly string[],
  names: OtherNames,
): { at: number; length: number; others: readonly string[] }[] {
  return words.flatMap((_word, at) => {
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const others = names.get(keyOf(words.slice(at, at + length)));
      if (others) return [{ at, length, others }];
    }
    return [];
  });
}
