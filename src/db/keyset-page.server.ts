import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { decodeCursor, encodeCursor, type Cursor, type CursorType } from './cursor.server.ts';
import type { Page } from './page.server.ts';

/** What a list can be sorted by: never null (nulls are coalesced), and the beginning of an index that ends in the id. */
type SortColumn = {
  by: RawBuilder<unknown>;
  type: CursorType;
  /** Starts with the highest unless the other way is asked for, as times do. */
  falls?: boolean;
};

/** The columns that a list can be sorted by, and the id that breaks ties. */
export type Sorts<Name extends string> = { id: RawBuilder<string>; columns: Record<Name, SortColumn> };

/** What a list was asked for, as its query has it. */
export type Asked<Name extends string> = {
  limit: number;
  cursor?: string | undefined;
  sort?: Name | undefined;
  order?: 'asc' | 'desc' | undefined;
};

/** One page's place in a list that is sorted: by a column, ties by id, after the row of a cursor. */
export type KeysetPage = {
  id: RawBuilder<string>;
  column: SortColumn;
  order: 'asc' | 'desc';
  limit: number;
  after: Cursor | null;
  /** The list, its sort and its filters: cursors belong to them. */
  scope: string;
};

/**
 * The keyset that was asked for; sorted by the first column, newest first, unless it says otherwise.
 * @throws AppError `invalid` for a cursor of another list, sort or filter.
 */
export function parsePage<Name extends string>(
  list: string,
  { id, columns }: Sorts<Name>,
  { limit, cursor, sort = Object.keys(columns)[0] as Name, order }: Asked<Name>,
  filter: object = {},
): KeysetPage {
  const column: SortColumn = columns[sort];
  const direction = order ?? (column.falls || column.type === 'time' ? 'desc' : 'asc');
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const scope = createHash('sha256')
    .update(JSON.stringify([list, sort, direction, given.toSorted()]))
    .digest('base64url')
    .slice(0, 16);
  const after = cursor === undefined ? null : decodeCursor(scope, column.type, cursor);
  return { id, column, order: direction, limit, after, scope };
}

/** Whether a row comes after the one of the cursor, where there is one. */
function isAfter(
  { order, after }: Pick<KeysetPage, 'order' | 'after'>,
  key: RawBuilder<unknown>,
  id: RawBuilder<string>,
): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  return sql<boolean>`(${key}, ${id}) ${sql.raw(order === 'asc' ? '>' : '<')} (${after.value}, ${after.id})`;
}

/** The rows of a keyset and one more where there is a next page; each with its `sort_key`. */
export function onPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { id, column: { by }, order, limit, after }: KeysetPage,
) {
  const rest = after ? query.where(isAfter({ order, after }, by, id)) : query;
  return (
    rest
      .select(by.as('sort_key'))
      .orderBy(by, order)
      .orderBy(id, order)
      // Written out: where a plan is kept, a parameter would be taken for a tenth of the list.
      .limit(sql.lit(limit + 1))
  );
}

/** A page of the rows that `onPage` found; a `count` beyond the cap, if there is one, becomes the cap. */
export function toPage<Row extends { id: string; sort_key: unknown }, T>(
  rows: Row[],
  { limit, after, scope }: KeysetPage,
  { count, cap = Infinity }: { count: number; cap?: number | undefined },
  item: (row: Row) => T,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const before = after?.row ?? 0;
  const next =
    rows.length > limit && last
      ? encodeCursor(scope, { value: last.sort_key, id: last.id, row: before + shown.length })
      : null;
  return {
    items: shown.map(item),
    first: before + 1,
    next,
    total: Math.min(count, cap),
    capped: count > cap,
  };
}
