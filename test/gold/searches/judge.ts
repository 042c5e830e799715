import { fold } from '#src/platform/shared/text.ts';
import type { Item } from './shop.ts';

export type Expectation = { q: string; wanted: (item: Item) => boolean; allowed: (item: Item) => boolean };
export type Judged = { q: string; rank: number; wanted: number; missing: string[]; unwanted: string[] };

const pageSize = 24;
export const nameOf = ({ brand, title }: { brand: string; title: string }): string => `${brand} ${title}`;

function begins(name: string, part: string): boolean {
  const at = name.indexOf(part.toLowerCase());
  if (at < 0) return false;
  return !/[\p{L}\p{N}]/u.test(name.charAt(at - 1)) || begins(name.slice(at + 1), part);
}

/**
 * Returns whether an item meets a condition. `~` and a prefix require a word in the brand or title that begins with it
 * (`_` stands for a space), `<` or `>` and dollars a lower or higher price, and a name a property. `!` negates a
 * condition.
 */
function holds(item: Item, condition: string): boolean {
  const rest = condition.slice(1);
  if (condition.startsWith('!')) return !holds(item, rest);
  if (condition.startsWith('~')) return begins(` ${nameOf(item)} `.toLowerCase(), rest.replaceAll('_', ' '));
  if (condition.startsWith('<')) return item.sale < Number(rest);
  if (condition.startsWith('>')) return item.sale > Number(rest);
  return item.truths.has(condition);
}

function selector(text: string): (item: Item) => boolean {
  const alternatives = text
    .split(',')
    .map((alternative) => alternative.split(/\s+/).filter(Boolean))
    .filter((alternative) => alternative.length > 0);
  return (item) =>
    alternatives.some((alternative) => alternative.every((condition) => holds(item, condition)));
}

/** Parses lines with three parts: queries separated by `; `, what they must find, and what else they may find. */
export function readExpectations(lines: string): Expectation[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [queries = '', wanted = '', allowed = ''] = line.split(' | ');
      const expected = { wanted: selector(wanted), allowed: selector(allowed) };
      return queries.split('; ').map((q) => ({ q, ...expected }));
    });
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A price and linking words do not identify an item. */
const price = /(?:under|below|over|max|up to|between|unter|moins de|<)?\s*\$?\d+(?:\s*(?:and|-)\s*\$?\d+)?$/u;
const between = new Set('for with mit für fur pour used to'.split(' '));

function hasEveryWord(item: Item, q: string): boolean {
  const own = new Set(wordsOf(nameOf(item)));
  const words = [q, q.replace(price, '')].map((text) => wordsOf(text).filter((word) => !between.has(word)));
  return words.some((each) => each.length > 0 && each.every((word) => own.has(word)));
}

export function judge(
  { q, wanted, allowed }: Expectation,
  all: readonly Item[],
  page: readonly string[],
): Judged {
  const wantedNames = new Set(all.filter(wanted).map(nameOf));
  const fine = new Set(all.filter((item) => allowed(item) || hasEveryWord(item, q)).map(nameOf));
  if (wantedNames.size === 0) throw new Error(`nothing in the shop is wanted by ${q}`);
  const missing = wantedNames.size > pageSize ? [] : [...wantedNames].filter((name) => !page.includes(name));
  return {
    q,
    wanted: wantedNames.size,
    rank: 1 + page.findIndex((name) => wantedNames.has(name)),
    missing,
    unwanted: page.filter((name) => !wantedNames.has(name) && !fine.has(name)),
  };
}

export function meanReciprocalRank(judged: readonly Judged[]): number {
  return judged.reduce((total, { rank }) => total + (rank > 0 ? 1 / rank : 0), 0) / judged.length;
}
