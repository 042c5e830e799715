import type { Mounts } from './mounts.ts';
import { isMountWord } from './mount-phrases.ts';
import { searchTokens } from './tokens.ts';
import { readWords } from './words.ts';

/** 'nikon f mount' is one phrase. Leaves out filler words. */
export function phrasesOf(typed: string, reference: Mounts, isFiller: (word: string) => boolean): string[][] {
  const written = typed.split(/\s+/).filter(Boolean);
  const places = written.flatMap((word, at) => searchTokens(word).map(() => at));
  const { words, parts } = readWords(typed, reference, isFiller);
  const isAlike = places.length === words.length;
  if (!isAlike) return written.map((word) => [word]);
  const phrases: Set<number>[] = [];
  let last: string | undefined;
  for (const { is, at, words: own } of parts) {
    const ownPlaces = places.slice(at, at + own.length);
    const isMore =
      (last === 'mount' && is === 'dropped' && isMountWord(own[0]!)) || phrases.at(-1)?.has(ownPlaces[0]!);
    if (isMore) for (const place of ownPlaces) phrases.at(-1)!.add(place);
    else if (is !== 'dropped') phrases.push(new Set(ownPlaces));
    last = is;
  }
  return phrases.map((phrase) => [...phrase].map((at) => written[at]!));
}
