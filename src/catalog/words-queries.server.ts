import { sql, type RawBuilder } from 'kysely';

/** Lower case without accents, as `fold()` of the database does it. */
function fold(value: string): string {
  return value
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}

const squeeze = (value: string): string => fold(value).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words that someone typed: '50 mm' is one, 'f/1.8' and 'f1.8' are the same. */
export function wordsOf(typed: string): string[] {
  const joined = fold(typed)
    .replaceAll(/(\d)\s+mm\b/g, '$1mm')
    .replaceAll(/\bf\s*\/?\s*(\d)/g, 'f$1');
  return joined
    .split(/\s+/)
    .map(squeeze)
    .filter((word) => word !== '')
    .slice(0, 12);
}

// Shorter words are like too many others.
const shortestGuess = 4;

/** Whether an item has a word: in its letters and digits, or nearly so where the word may be a slip. */
function has(word: string): RawBuilder<boolean> {
  // A number is one from its first digit: '50' is not in '150mm'.
  if (/^\d/.test(word)) {
    const number = `(^|[^0-9])${word}`;
    return sql<boolean>`(listings.words ~ ${number} or listings.squeezed ~ ${number})`;
  }
  const inside = sql<boolean>`listings.squeezed like ${`%${word}%`}`;
  if (word.length < shortestGuess || /\d/.test(word)) return inside;
  return sql<boolean>`(${inside} or ${word} <% listings.words)`;
}

/** Items that have every word; what has no letter and no digit is in none. */
export function matches(typed: string): RawBuilder<boolean> {
  const words = wordsOf(typed);
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(words.map(has), sql` and `)})`;
}

/** How well an item fits, in millionths: all words as one before all words, and those before words like them. */
export function fitOf(typed: string): RawBuilder<number> {
  const whole = `%${wordsOf(typed).join('')}%`;
  const near = sql`word_similarity(${fold(typed)}, listings.words)`;
  return sql<number>`((case when listings.squeezed like ${whole} then 1 else 0 end + ${near}) * 1000000)::integer`;
}
