import { isFiller, makerOfNickname } from '#src/gear/models/nicknames.ts';
import { isOneTypo } from '#src/platform/shared/text.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { kindNamed } from './kinds.ts';
import type { Group, Makers } from './groups.ts';
import { modelsNamed, wantedFor, type NamedModel, referenceOf, type Reference } from './models.server.ts';
import { searchTokens } from './tokens.ts';
import { allSynonyms, synonymsOf } from './synonyms.ts';
import { understandWords } from './understand.ts';
import { phrasesOf } from './words.ts';

/** Shorter names are too similar to other words. */
const shortestMaker = 5;

export type ParsedWords = { groups: Group[]; models: NamedModel[]; kinds: Kind[] };

export const hasContent = (typed: string): boolean =>
  searchTokens(typed).some((word) => !isFiller(word) || kindNamed(word) !== undefined);

export async function typedPhrases(root: string, typed: string): Promise<string[][]> {
  return phrasesOf(typed, await referenceOf(root), isFiller);
}

export async function understandTyped(root: string, typed: string): Promise<ParsedWords> {
  const reference = await referenceOf(root);
  const fits = await wantedFor(root, typed);
  const understood = understandWords(typed, { ...reference, ...makersOf(reference), fits }, isFiller);
  if (fits.mounts.length > 0) return { ...understood, kinds: ['lens'], models: [] };
  return { ...understood, models: await modelsNamed(root, understood) };
}

function makersOf({ makers, words, mountsByMaker }: Reference): Omit<Makers, 'fits'> {
  return {
    mountsByMaker,
    makerOf(word) {
      if (makers.has(word)) return word;
      const called = makerOfNickname(word);
      if (called) return called;
      if (word.length < shortestMaker || words.has(word) || synonymsOf(word).length > 0) return undefined;
      return [...makers].find((maker) => maker.length >= shortestMaker && isOneTypo(word, maker));
    },
  };
}

/** Returns the dictionary words within one typo of a word, or null if the word itself is in the dictionary. */
export async function wordsWithinTypo(root: string, word: string): Promise<string[] | null> {
  const { words } = await referenceOf(root);
  if (words.has(word)) return null;
  return [...words, ...allSynonyms].filter((other) => other.length >= 4 && isOneTypo(word, other));
}

export const withSynonyms = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word, ...synonymsOf(word)])),
];
