import { isUnspaced, lettersOf, tokensOf, units } from '#src/catalog/search/parsing/tokens.ts';

const dash = /[‐‑‒–—―−]/g;
/** Each dash becomes a hyphen. Many spaces become one, because the patterns below would take long for them. */
export const withHyphens = (text: string): string => text.replaceAll(dash, '-').replaceAll(/ {2,}/g, ' ');

/** Follows a range of numbers that are not focal lengths: '12-24 months', '10-20 %'. */
export const otherUnits = String.raw`(?: *[%$€£°]| *-? *(?:${units})(?![\p{L}\p{N}]))`;
const joint = new RegExp(String.raw`(?<=[0-9]) *- *(?=[0-9]+${otherUnits})`, 'iu');

/** Splits text inside such ranges: '12-24' must not find '12-24 months', although neighboring words also count as one. */
function joinedParts(text: string): string[] {
  const parts = withHyphens(text);
  return parts.includes('-') ? parts.split(joint) : [parts];
}

const number = /^f?([0-9]+(?:\.[0-9]+)?)(?:mm)?$/;
const hasDigit = /[0-9]/;

/** A word, and the number of an aperture or a focal length. */
function addWord(terms: Set<string>, word: string): void {
  terms.add(word);
  const value = hasDigit.test(word) ? number.exec(word)?.[1] : undefined;
  if (value !== undefined) terms.add(value);
}

const longest = { pair: 14, triple: 10 };

/**
 * The terms of a text: its words, the numbers of apertures and focal lengths, neighboring words as one ('a7iii' finds
 * 'A7 III' and 'Alpha 7 III'), and each letter of scripts without spaces.
 */
export function addTerms(terms: Set<string>, text: string): void {
  for (const part of joinedParts(text)) {
    const words = tokensOf(part);
    const spaced = words.map((word) => (isUnspaced(word) ? undefined : word));
    for (const [at, word] of words.entries()) {
      addWord(terms, word);
      const [first, second, third] = [spaced[at], spaced[at + 1], spaced[at + 2]];
      if (first === undefined) for (const letter of lettersOf(word)) terms.add(letter);
      else if (second !== undefined) addJoined(terms, first, second, third);
    }
  }
}

function addJoined(terms: Set<string>, first: string, second: string, third: string | undefined): void {
  const pair = first + second;
  if (pair.length <= longest.pair) terms.add(pair);
  if (third !== undefined && pair.length + third.length <= longest.triple && hasDigit.test(pair + third))
    terms.add(pair + third);
  if (first !== 'alpha' || !/^[0-9]/.test(second)) return;
  terms.add(`a${second}`);
  if (third !== undefined) terms.add(`a${second}${third}`);
}

const maxDescription = { words: 200, letters: 60, joined: 10 };

/** The first 200 words of a description, and neighboring words with a digit as one: 'xt3' finds 'X-T3'. */
export function addDescription(terms: Set<string>, text: string): void {
  let left = maxDescription.words;
  for (const part of joinedParts(text)) {
    const words = tokensOf(part)
      .filter((word) => word.length <= maxDescription.letters)
      .slice(0, left);
    left -= words.length;
    for (const [at, word] of words.entries()) {
      addWord(terms, word);
      const next = words[at + 1];
      if (next === undefined) continue;
      const joined = word + next;
      if (joined.length <= maxDescription.joined && hasDigit.test(joined)) terms.add(joined);
    }
  }
}

const forTypos = /^[^0-9.]{4,30}$/;

/** The words that a typo can stand for. A number with a typo would name something else. */
export const wordsForTypos = (text: string): string[] =>
  tokensOf(text).filter((word) => forTypos.test(word) && !isUnspaced(word));
