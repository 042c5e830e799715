import { fold } from '#src/platform/shared/text.ts';
import { grammar } from '#src/texts/grammar.ts';

/** Returns what `make` makes of the texts, and makes it again when the language of the shop has changed. */
export function byLanguage<T>(make: () => T): () => T {
  let made: { language: string; value: T } | undefined;
  return () => {
    const { language } = grammar;
    if (made?.language !== language) made = { language, value: make() };
    return made.value;
  };
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Splits words at vertical bars, and adds how they are typed without accents: 'für', 'fur' and 'fuer'. */
export const spellingsOf = (words: string): string[] => [
  ...new Set(
    words
      .split('|')
      .filter(Boolean)
      .flatMap((word) => [
        word,
        fold(word),
        fold(word.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter)),
      ]),
  ),
];

const patternOf = (phrase: string): string =>
  phrase
    .replaceAll(/[$().*+?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll(/['’]/g, "['’]")
    .replaceAll(' ', String.raw`\s+`);

/** Returns the source of a pattern for any of these words; nothing matches if there are none. */
export const anyOf = (...lists: readonly string[]): string => {
  const words = spellingsOf(lists.join('|'));
  return words.length > 0
    ? words
        .toSorted((one, other) => other.length - one.length)
        .map(patternOf)
        .join('|')
    : '(?!)';
};
