import { isFiller, makerOfNickname } from '#src/gear/models/nicknames.ts';
import { isOneTypo } from '#src/platform/shared/text.ts';
import { withWritten, type Makers } from './groups.ts';
import { inEnglish, partsInEnglish } from './in-english.ts';
import { isLink, kindNamed } from './kinds.ts';
import {
  modelsNamed,
  wantedFor,
  type NamedModel,
  referenceOf,
  type Reference,
  type WantedFor,
} from './models.server.ts';
import { allSynonyms, synonymsOf } from './synonyms.ts';
import { plainly, searchTokens } from './tokens.ts';
import { understandWords, type Understood } from './understand.ts';
import { phrasesOf } from './words.ts';

/** Shorter names are too similar to other words. */
const shortestMaker = 5;

export type ParsedWords = Pick<Understood, 'groups' | 'kinds' | 'likely'> & {
  /** The typed words in English. */
  english: string;
  models: NamedModel[];
  makers: string[];
  camera: string | null;
};

export const hasContent = (typed: string): boolean =>
  searchTokens(inEnglish(typed).text).some((word) => !isFiller(word) || kindNamed(word) !== undefined);

export async function typedPhrases(root: string, typed: string): Promise<string[][]> {
  return phrasesOf(partsInEnglish(typed), await referenceOf(root), isFiller);
}

/** Returns the camera that typed words want a lens for, and the mounts of its lenses. */
export async function cameraIn(root: string, text: string): Promise<WantedFor> {
  return wantedFor(root, nameMakers(inEnglish(text).text, await referenceOf(root)));
}

/** Whether a part of a text is still about lenses for the camera that the whole text names, if it names one. */
export async function keepsCamera(root: string, text: string, part: string): Promise<boolean> {
  const { mounts } = await cameraIn(root, text);
  return mounts.length === 0 || (await cameraIn(root, part)).mounts.join() === mounts.join();
}

export async function understandTyped(root: string, text: string): Promise<ParsedWords> {
  const reference = await referenceOf(root);
  const { text: english, replaced } = inEnglish(text);
  const typed = nameMakers(english, reference);
  const fits = await wantedFor(root, typed);
  const known = makersOf(reference);
  const words = understandWords(typed, { ...reference, ...known, fits }, isFiller);
  const understood = {
    ...words,
    english,
    groups: withWritten(words.groups, replaced),
    makers: makersNamed(searchTokens(typed), known.makerOf, reference),
    camera: fits.camera,
  };
  if (fits.mounts.length > 0) return { ...understood, kinds: ['lens'], likely: ['lens'], models: [] };
  return { ...understood, models: await modelsNamed(root, understood) };
}

/** Replaces 'Leicas' with 'Leica'. */
const nameMakers = (typed: string, { makers }: Pick<Reference, 'makers'>): string =>
  typed.replaceAll(/(?<![\p{L}\p{N}])\p{L}{4,}s(?![\p{L}\p{N}])/giu, (word) =>
    makers.has(plainly(word.slice(0, -1))) ? word.slice(0, -1) : word,
  );

/** Returns the makers that are named before a word such as 'for', in lower case. */
function makersNamed(
  words: readonly string[],
  makerOf: Makers['makerOf'],
  { makers }: Pick<Reference, 'makers'>,
): string[] {
  const link = words.findIndex(isLink);
  const own = link < 0 ? words : words.slice(0, link);
  return own.flatMap((word) => {
    const maker = makerOf(word);
    return maker === undefined ? [] : (makers.get(maker) ?? maker);
  });
}

function makersOf({
  makers,
  words,
  mountsByMaker,
  otherNames,
}: Reference): Pick<Makers, 'mountsByMaker' | 'makerOf' | 'otherNames'> {
  return {
    mountsByMaker,
    otherNames,
    makerOf(word) {
      if (makers.has(word)) return word;
      const called = makerOfNickname(word);
      if (called) return called;
      if (word.length < shortestMaker || words.has(word) || synonymsOf(word).length > 0) return undefined;
      return [...makers.keys()].find((maker) => maker.length >= shortestMaker && isOneTypo(word, maker));
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
