import { isOneTypo } from '#src/platform/shared/text.ts';
import { gramsOf } from './tokens.ts';

/** A token that a typed word may mean, with a likeness from 0 to 1. */
export type NearToken = { token: string; likeness: number };

/** Smaller likenesses are coincidence. */
const minLikeness = 0.4;
const swapped = 0.85;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** An aperture, a focal length or a version such as `mk2` is never a typo of a different one. */
export const isMeasure = (token: string): boolean => /^f\d|mm$|^mk\d$/.test(token);

/** The tokens of all names, by the trigrams that they contain. */
export class Vocabulary {
  readonly #tokens: string[] = [];
  readonly #sizes: number[] = [];
  readonly #digits: string[] = [];
  readonly #byGram = new Map<string, number[]>();

  constructor(tokens: Iterable<string>) {
    for (const token of tokens) {
      if (token.length < 3 || isMeasure(token)) continue;
      const place = this.#tokens.push(token) - 1;
      const grams = new Set(gramsOf(token));
      this.#sizes.push(grams.size);
      this.#digits.push(digitsOf(token));
      for (const gram of grams) {
        const places = this.#byGram.get(gram);
        if (places) places.push(place);
        else this.#byGram.set(gram, [place]);
      }
    }
  }

  /** Returns the tokens like a word, the most similar one first. */
  near(word: string): NearToken[] {
    const grams = new Set(gramsOf(word));
    const digits = digitsOf(word);
    const shared = new Map<number, number>();
    for (const gram of grams)
      for (const place of this.#byGram.get(gram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    const found: NearToken[] = [];
    for (const [place, count] of shared) {
      const token = this.#tokens[place] ?? '';
      const dice = (2 * count) / (grams.size + (this.#sizes[place] ?? 0));
      const hasDigits = digits + this.#digits[place] !== '';
      const likeness = hasDigits
        ? ofNumbered(digits === this.#digits[place], dice)
        : ofLetters(word, token, dice);
      const begun = token.startsWith(word) ? Math.max(likeness, 0.8) : likeness;
      if (begun >= minLikeness) found.push({ token, likeness: begun });
    }
    // Short words with two letters in the wrong order have no trigram in common: 'apsh'.
    if (/^[a-z]{4,5}$/.test(word) && !found.some(({ likeness }) => likeness === 1))
      for (const [place, token] of this.#tokens.entries())
        if (token.length === word.length && !shared.has(place) && isOneTypo(word, token))
          found.push({ token, likeness: swapped });
    return found.toSorted(
      (one, other) => other.likeness - one.likeness || (one.token < other.token ? -1 : 1),
    );
  }
}

/** Models with different numbers are different models. */
const ofNumbered = (isSame: boolean, dice: number): number => dice * (isSame ? 0.75 : 0.55);

const ofLetters = (word: string, token: string, dice: number): number =>
  word.length >= 4 && isOneTypo(word, token) ? Math.max(dice, 0.85) : dice;
