import type { Words } from './port.ts';

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

const anyTerm = (terms: Words['alternatives'][number][number]): string =>
  `(${terms.map(({ word, begins }) => `${quoted(word)}${begins ? ':*' : ''}`).join(' | ')})`;

/** Returns the alternatives as a `tsquery` of PostgreSQL, or null if they match nothing. */
export function tsquery({ alternatives }: Pick<Words, 'alternatives'>): string | null {
  const possible = alternatives.filter(
    (alternative) => alternative.length > 0 && alternative.every((part) => part.length > 0),
  );
  if (possible.length === 0) return null;
  return possible.map((alternative) => `(${alternative.map(anyTerm).join(' & ')})`).join(' | ');
}
