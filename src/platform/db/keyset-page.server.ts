import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { DbOrTrx } from './connect.server.ts';
import { createHash } from 'node:crypto';
import { decodeCursor, encodeCursor, type Cursor, type CursorType } from './cursor.server.ts';

export const countCap = 10_000;

/** One page of a list: `first` is the row number of its first item, from 1; `next` is the cursor of the next page. */
export type Page<T> = { items: T[]; first: number; next: string | null; total: number; capped: boolean };

/** A column that is never null, and begins an index that ends in the id. */
type SortColumn = {
  by: RawBuilder<unknown>;
  type: CursorType;
  /** Whether it is descending by default, as times are. */
  falls?: boolean;
};

export type Sorts<Name extends string> = { id: RawBuilder<string>; columns: Record<Name, SortColumn> };

export type Asked<Name extends string> = {
  limit: number;
  cursor?: string | undefined;
  sort?: Name | undefined;
  order?: 'asc' | 'desc' | undefined;
};

/** The place of a page in a list: sorted by a column and the id, after the row of a cursor. */
export type KeysetPage = {
  id: RawBuilder<string>;
  column: SortColumn;
  order: 'asc' | 'desc';
  limit: number;
  after: Cursor | null;
  /** A hash of the list, its sort and its filters, which a cursor belongs to. */
  scope: string;
};

/** The default sort is the first column. @throws AppError `invalid` for a cursor of another list, sort or filter */
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
      // Written out, because a prepared plan would take a parameter for a tenth of the list.
      .limit(sql.lit(limit + 1))
  );
}

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

/** Whether a column of lower-case text contains what someone typed; trigrams serve it where many rows are searched. */
export function contains(column: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${column} like lower(${`%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`})`;
}

export async function everyNthId(db: DbOrTrx, found: Expression<unknown>, n: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as row from (${found}) as found) as numbered
    where (row - 1) % ${sql.lit(n)} = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
}
