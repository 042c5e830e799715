import { kmOf } from '#src/texts/units.ts';

/** A part of a text that may name a place. A `weak` link such as 'in' has many other meanings. */
export type TypedPlace = { text: string; rest: string; isWeak: boolean };
export type TypedNear = { km?: number; places: TypedPlace[]; rest: string };

const maxKm = 1000;
/** As many words as the name of a place can have. */
const maxWords = 4;

const begins = String.raw`(?<![\p{L}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{N}])`;
const radius = new RegExp(
  String.raw`${begins}(?:within|in a radius of|(?:im )?umkreis(?: von)?|innerhalb von|dans un rayon de|à moins de|a menos de|en un radio de)\s+` +
    String.raw`(\d{1,4})\s*(?:(km|kilomet(?:er|re)s?|kilómetros?)|mi(?:les?)?)${ends}(?:\s+(?:of|from|around|von|um|de)${ends})?(.*)$`,
  'iu',
);
const strong =
  'near|close to|around|in der n(?:ä|ae)he von|bei|nahe|(?:près|pres|autour) de|proche de|cerca de|alrededor de';
const link = new RegExp(String.raw`${begins}(?:(${strong})|in|à|en)\s+`, 'giu');

const joined = (...texts: string[]): string => texts.join(' ').replaceAll(/\s+/g, ' ').trim();

/** Finds 'near Portland', 'in Berlin' and 'within 20 miles of Leeds' in the words of a search. */
export function readNear(typed: string): TypedNear {
  const found = radius.exec(typed);
  if (!found) return { places: placesIn(typed), rest: typed };
  const [all, number, isKm, after = ''] = found;
  const km = Math.min(maxKm, Math.max(1, isKm ? Number(number) : kmOf(Number(number), 'mi')));
  const before = typed.slice(0, found.index);
  const rest = joined(before, after);
  const isLinked = /\p{L}\s+(?:of|from|around|von|um|de)$/iu.test(all.slice(0, all.length - after.length));
  const places = isLinked ? placesFrom(before, after, false) : placesIn(rest);
  return { km, places, rest };
}

function placesIn(text: string): TypedPlace[] {
  return [...text.matchAll(link)].flatMap(({ 0: words, 1: isStrong, index }) =>
    placesFrom(text.slice(0, index), text.slice(index + words.length), !isStrong),
  );
}

/**
 * The longest text comes first, so that 'New York' is found before 'New'. After a weak link, the place must be all that
 * follows: 'in nice condition' names no place.
 */
function placesFrom(before: string, after: string, isWeak: boolean): TypedPlace[] {
  const words = after.split(/\s+/).filter(Boolean);
  const lengths = Array.from({ length: Math.min(maxWords, words.length) }, (_, at) => at + 1)
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
