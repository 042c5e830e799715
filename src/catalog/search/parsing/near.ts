import { searchWords } from '#src/texts/search-words.ts';
import { kmOf } from '#src/texts/units.ts';
import { anyOf, byLanguage } from './by-language.ts';
import { lettersOf, unspaced } from './tokens.ts';

/** A part of a text that may name a place. A `weak` link such as 'in' has many other meanings. */
export type TypedPlace = { text: string; rest: string; isWeak: boolean };
export type TypedNear = { km?: number; places: TypedPlace[]; rest: string };

const maxKm = 1000;
/** As many words as the name of a place can have, and as many places as are looked up. */
const max = { words: 4, places: 48 };

const begins = String.raw`(?<![\p{L}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{N}])`;
const distance = String.raw`(\d{1,4})\s*(?:(km|kilomet(?:er|re)n?s?|kilómetros?|kilomètres?|キロ(?:メートル)?)|mi(?:les?)?)`;
const strong =
  'near|close to|around|in der n(?:ä|ae)he von|bei|nahe|(?:près|pres|autour) de|proche de|cerca de|alrededor de';
const radii =
  'within|in a radius of|(?:im )?umkreis(?: von)?|innerhalb von|dans un rayon de|à moins de|a menos de|en un radio de';
/** The end of a text without spaces, which may be a place or end with one. */
const placeEnd = `([${unspaced}]{2,8}?)`;

const isElided = (word: string): boolean => word.endsWith('’');

/** After a word that ends with an apostrophe, no space follows: "près d'Orléans". */
function withSpace(words: string, usual = '(?!)'): string {
  const all = words.split('|');
  const spaced = anyOf(all.filter((word) => !isElided(word)).join('|'));
  return String.raw`(?:(?:${usual}|${spaced})\s+|(?:${anyOf(all.filter(isElided).join('|'))})\s*)`;
}

const patterns = byLanguage(() => {
  const { near } = searchWords;
  return {
    radius: new RegExp(
      String.raw`${begins}${withSpace(near.within, radii)}${distance}${ends}(\s+${withSpace(near.from, 'of|from|around|von|um|de')})?(.*)$`,
      'iu',
    ),
    link: new RegExp(
      String.raw`${begins}(?:(${withSpace(near.before, strong)})|${withSpace(near.weak, 'in|à|en')})`,
      'giu',
    ),
    after: new RegExp(`${placeEnd}(?:${anyOf(near.after)})`, 'gu'),
    away: new RegExp(`${placeEnd}(?:${anyOf(near.away)})${distance}(?:${anyOf(near.awayEnd)})?`, 'iu'),
  };
});

const joined = (...texts: string[]): string => texts.join(' ').replaceAll(/\s+/g, ' ').trim();
const kmFrom = (number: string | undefined, isKm: string | undefined): number =>
  Math.min(maxKm, Math.max(1, isKm ? Number(number) : kmOf(Number(number), 'mi')));

/** Finds 'near Portland', 'in Berlin' and 'within 20 miles of Leeds' in the words of a search. */
export function readNear(typed: string): TypedNear {
  const { radius, away } = patterns();
  const far = away.exec(typed);
  if (far) {
    const [all, place = '', number, isKm] = far;
    const rest = typed.slice(far.index + all.length);
    return {
      km: kmFrom(number, isKm),
      places: placesAtEnd(typed.slice(0, far.index), place, rest),
      rest: typed,
    };
  }
  const found = radius.exec(typed);
  if (!found) return { places: placesIn(typed), rest: typed };
  const [, number, isKm, link, after = ''] = found;
  const first = typed.slice(0, found.index);
  const rest = joined(first, after);
  const places = link === undefined ? placesIn(rest) : placesFrom(first, after, false);
  return { km: kmFrom(number, isKm), places, rest };
}

function placesIn(text: string): TypedPlace[] {
  const { link, after } = patterns();
  return [
    ...[...text.matchAll(link)].flatMap(({ 0: words, 1: isStrong, index }) =>
      placesFrom(text.slice(0, index), text.slice(index + words.length), !isStrong),
    ),
    ...[...text.matchAll(after)].flatMap(({ 0: words, 1: place = '', index }) =>
      placesAtEnd(text.slice(0, index), place, text.slice(index + words.length)),
    ),
  ].slice(0, max.places);
}

/** The longest end comes first: of 'レンズ横浜', all of it, and last '横浜'. */
function placesAtEnd(before: string, text: string, after: string): TypedPlace[] {
  const letters = lettersOf(text);
  return letters.slice(0, -1).map((_letter, at) => ({
    text: letters.slice(at).join(''),
    rest: joined(before + letters.slice(0, at).join(''), after),
    isWeak: false,
  }));
}

/**
 * The longest text comes first, so that 'New York' is found before 'New'. After a weak link, the place must be all that
 * follows: 'in nice condition' names no place.
 */
function placesFrom(before: string, after: string, isWeak: boolean): TypedPlace[] {
  const words = after.split(/\s+/).filter(Boolean);
  const lengths = Array.from({ length: Math.min(max.words, words.length) }, (_, at) => at + 1)
    .toReversed()
    .filter((length) => !isWeak || length === words.length);
  return lengths.map((length) => ({
    text: words
      .slice(0, length)
      .join(' ')
      .replace(/[.,;]$/, ''),
    rest: joined(before, ...words.slice(length)),
    isWeak,
  }));
}
