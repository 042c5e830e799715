import { encodeCursor, type Cursor } from './cursor.server.ts';

/** Counts are exact up to here. */
export const countCap = 10_000;

/** One page of a list: `first` is the row number of its first item, from 1; `next` is the cursor of the next page. */
export type Page<T> = { items: T[]; first: number; next: string | null; total: number; capped: boolean };

/** A page of the `limit + 1` rows that a query found after `after`; `count` beyond the cap becomes the cap. */
export function toPage<Row extends { id: string }, T>(
  rows: Row[],
  options: {
    limit: number;
    after: Cursor | null;
    count: number;
    at: (row: Row) => Date;
    item: (row: Row) => T;
  },
): Page<T> {
  const { limit, after, count, at, item } = options;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const before = after?.row ?? 0;
  const next =
    rows.length > limit && last
      ? encodeCursor({ at: at(last), id: last.id, row: before + shown.length })
      : null;
  return {
    items: shown.map(item),
    first: before + 1,
    next,
    total: Math.min(count, countCap),
    capped: count > countCap,
  };
}
