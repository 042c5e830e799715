import { withoutNotBroken } from '#src/catalog/search/terms/broken.ts';
import { foldText } from '#src/platform/shared/text.ts';
import { searchTerms, searchWords } from '#src/texts/search-words.ts';
import { attributePhrases } from './attributes.ts';
import { byLanguage, spellingsOf } from './by-language.ts';
import { namesInScripts } from './other-scripts.ts';
import { isUnspaced, lettersOf, plainly, runsOf, searchTokens } from './tokens.ts';

/** Words of the query, and the English words that replaced them. */
export type Replaced = { english: readonly string[]; written: readonly string[] };
type Place = { from: number; to: number };
/** `english` is what replaces the text there, or null for a phrase that the search reads as it is. */
type Found = Place & { english: string | null };
type Word = Place & { text: string };

/** `ofName`: such short words may be parts of names. */
const longest = { words: 6, letters: 16, ofName: 2 };

/** The phrases in plain letters, with their English. */
const phrases = byLanguage((): ReadonlyMap<string, string | null> => {
  const all = [
    ...[...attributePhrases, 'de luxe'].map((phrase) => [phrase, null] as const),
    ...namesInScripts,
    ...searchTerms.map((term) => [searchWords.terms[term], term] as const),
    [searchWords.ignored, ''] as const,
  ];
  return new Map(
    all.flatMap(([words, english]) => spellingsOf(words).map((word) => [keyOf(word), english] as const)),
  );
});

/** Lenses and mounts that are named N: 'Zeiss N Planar', 'Nikkor-N Auto'. */
const namesBefore = 'contax|zeiss|mamiya|sekor|nikkor|planar|sonnar|hexanon';
const namesAfter = 'auto|mount|bayonet';
const shortAnd = new RegExp(
  String.raw`(?<=\p{L}{3}\s+)(?<!(?:${namesBefore})\s+)(?:n|'n'|’n’)(?=\s+(?!(?:${namesAfter})(?!\p{L}))\p{L}{3})`,
  'giu',
);

/** How traders shorten words, which are no names beside these signs: 'FM2 w/ 50mm', 'caps n hoods'. */
const spellOut = (typed: string): string =>
  withoutNotBroken(typed)
    .replaceAll(/(?<![\p{L}\p{N}])w\/o(?![\p{L}\p{N}])/giu, ' without ')
    .replaceAll(/(?<![\p{L}\p{N}])w\//giu, ' with ')
    .replaceAll(shortAnd, 'and');

const keyOf = (phrase: string): string => plainly(phrase) + (/['’]$/.test(phrase) ? "'" : '');

/** Replaces the words of the shop's language by those that the search reads: 'objectif grand angle', 'ニコンのレンズ'. */
export function inEnglish(typed: string): { text: string; replaced: Replaced[] } {
  const text = foldText(spellOut(typed));
  const found = findPhrases(text);
  const english = replace(text, found);
  const isSame = found.every((each) => each.english === null) && english.trim() === foldText(typed).trim();
  if (isSame || !/[\p{L}\p{N}]/u.test(english)) return { text: typed, replaced: [] };
  const replaced = found.flatMap(({ from, to, ...each }) =>
    each.english
      ? [{ english: searchTokens(each.english), written: searchTokens(text.slice(from, to)) }]
      : [],
  );
  return { text: english, replaced };
}

export type PartInEnglish = { english: string; words: readonly { word: string; at: number }[] };

/** Splits text at spaces, except within phrases. */
export function partsInEnglish(typed: string): PartInEnglish[] {
  const written = typed.split(/\s+/).filter(Boolean);
  // Words that are spelled out can be more: 'w/hood'.
  const isAlike = (text: string) => text.split(/\s+/).filter(Boolean).length === written.length;
  const text = [spellOut(typed), typed].map(foldText).find(isAlike);
  const words = [...(text ?? '').matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  const found = text === undefined ? [] : findPhrases(text);
  const parts: (Place & { words: { word: string; at: number }[] })[] = [];
  for (const [at, word] of written.entries()) {
    const place = words[at] ?? { from: 0, to: 0 };
    const before = parts.at(-1);
    if (before && found.some(({ from, to }) => from < before.to && to > place.from)) {
      before.words.push({ word, at });
      before.to = place.to;
    } else parts.push({ ...place, words: [{ word, at }] });
  }
  return parts.map(({ from, to, words: own }) => ({
    english: text === undefined ? own.map(({ word }) => word).join(' ') : replace(text, found, { from, to }),
    words: own,
  }));
}

function replace(text: string, found: readonly Found[], { from, to } = { from: 0, to: text.length }): string {
  let end = from;
  const parts = found
    .filter((each) => each.from >= from && each.to <= to)
    .flatMap((each) => {
      const between = text.slice(end, each.from);
      const own = text.slice(each.from, each.to);
      end = each.to;
      // A phrase in a text without spaces stands alone.
      const space = isUnspaced(own) ? ' ' : '';
      return [between, space, each.english ?? own, space];
    });
  return [...parts, text.slice(end, to)].join('');
}

function findPhrases(text: string): Found[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    let from = index;
    return runsOf(word).map((run): Word => ({ text: run, from, to: (from += run.length) }));
  });
  const all: Found[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const found = isUnspaced(word.text) ? undefined : phraseAt(text, words, at);
    all.push(...(isUnspaced(word.text) ? phrasesIn(word) : (found?.phrase ?? [])));
    at += found?.count ?? 1;
  }
  return all;
}

function phraseAt(
  text: string,
  words: readonly Word[],
  at: number,
): { phrase: Found[]; count: number } | undefined {
  for (let count = Math.min(longest.words, words.length - at); count > 0; count--) {
    const own = words.slice(at, at + count);
    const [first, last] = [own[0]!, own.at(-1)!];
    if (!isTogether(text, own)) continue;
    const name = own.map((word) => word.text).join(' ');
    // The D of "d'occasion" is a word, but that of 'D 750' belongs to a name.
    const isElided = /['’]/.test(text.charAt(last.to));
    const english =
      (isElided ? phrases().get(`${name}'`) : undefined) ??
      (name.length <= longest.ofName && isOfName(text, first) ? undefined : phrases().get(name));
    if (english !== undefined) return { phrase: [{ english, from: first.from, to: last.to }], count };
  }
  return undefined;
}

const isTogether = (text: string, words: readonly Word[]): boolean =>
  words.every((word, at) => at === 0 || /^[\s'’-]*$/.test(text.slice(words[at - 1]!.to, word.from)));

/** Whether a short word belongs to a name, as in 'EL-Nikkor' and 'A 7'. */
const isOfName = (text: string, { from, to }: Word): boolean =>
  !/^\s?$/.test(text.charAt(from - 1)) || !/^(?:\s+\D|$)/.test(text.slice(to));

/** Finds the phrases in a text without spaces. A single letter counts only beside others: '黒' and 'の' in '黒のレンズ'. */
function phrasesIn({ text, from }: Word): Found[] {
  const known = phrases();
  // Where each letter begins. Most are a single character.
  const starts = [0];
  for (const letter of lettersOf(text)) starts.push(starts.at(-1)! + letter.length);
  const letters = starts.length - 1;
  const textAt = (at: number, count: number): string => text.slice(starts[at], starts[at + count]);
  const isSingle = (at: number): boolean => known.has(textAt(at, 1));
  /** The length of the longest phrase, or 0. */
  const countAt = (at: number): number => {
    let count = Math.min(longest.letters, letters - at);
    while (count > 1 && !known.has(textAt(at, count))) count -= 1;
    return count > 1 ? count : 0;
  };
  const isBefore = (at: number): boolean => countAt(at) > 0 || (isSingle(at) && countAt(at + 1) > 0);
  const found: Found[] = [];
  let isAfter = letters === 1;
  for (let at = 0; at < letters;) {
    const count = countAt(at) || (isSingle(at) && (isAfter || isBefore(at + 1)) ? 1 : 0);
    if (count > 0) {
      const english = known.get(textAt(at, count)) ?? null;
      found.push({ english, from: from + starts[at]!, to: from + starts[at + count]! });
    }
    isAfter = count > 0;
    at += Math.max(count, 1);
  }
  return found;
}
