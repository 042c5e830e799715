import { createHash } from 'node:crypto';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import { AppError } from '#src/platform/errors.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import type { DbOrTrx } from './connect.server.ts';

export const countCap = 10_000;

/** A page of a list. `first` is the number of its first row, from 1; `next` is the cursor of the next page. */
export type Page<T> = { items: T[]; first: number; next: string | null; total: number; capped: boolean };

/**
 * A column that is never null. Unless the list is one user's, so that all of it can be sorted for each page, it must be the
 * first column of an index whose last column is the id.
 */
type SortColumn = {
  by: RawBuilder<unknown>;
  type: CursorType;
  /** Whether the default sort order is descending, as it is for times. */
  falls?: boolean;
};

/** Sorts a text as a dictionary does in most languages: 'Émile' is beside 'Emil', not after 'Zoe'. */
export const alphabetical = (text: Expression<unknown>): RawBuilder<string> =>
  sql<string>`lower(${text}) collate "und-x-icu"`;

export type Sorts<Name extends string> = { id: RawBuilder<string>; columns: Record<Name, SortColumn> };

export type PageQuery<Name extends string> = {
  limit: number;
  cursor?: string | undefined;
  sort?: Name | undefined;
  order?: 'asc' | 'desc' | undefined;
};

/** The position of a page in a list that is sorted by a column and the id. */
export type KeysetPage = {
  id: RawBuilder<string>;
  column: SortColumn;
  order: 'asc' | 'desc';
  limit: number;
  after: Cursor | null;
  /** A hash of the list, its sort and its filters. A cursor is valid only for its scope. */
  scope: string;
};

/**
 * Parses the position of a page in a list. The list is sorted by the first column by default.
 * @throws AppError `invalid` for a cursor from a different list, sort or filter
 */
export function parsePage<Name extends string>(
  list: string,
  { id, columns }: Sorts<Name>,
  { limit, cursor, sort = Object.keys(columns)[0] as Name, order }: PageQuery<Name>,
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

/** Selects the rows of a page with their `sort_key`, and one more row if there is a next page. */
export function onPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { id, column: { by }, order, limit, after }: KeysetPage,
) {
  const rest = after ? query.where(isAfter({ order, after }, by, id)) : query;
  return (
    rest
      .select(by.as('sort_key'))
      // Sorts by the alias: PostgreSQL would not recognize a second copy of the expression, because its parameters have
      // other numbers, and would compute it twice.
      .orderBy(sql.ref('sort_key'), order)
      .orderBy(id, order)
      // A literal, because with a parameter the planner would assume a limit of a tenth of the list.
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

export async function everyNthId(db: DbOrTrx, found: Expression<unknown>, n: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as row from (${found}) as found) as numbered
    where (row - 1) % ${sql.lit(n)} = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A page starts after the row with this sort value and id. `row` is the number of that row, from 1. */
export type Cursor = { value: unknown; id: string; row: number };

const whole = z.number().int();
const values = {
  text: z.string().max(1000),
  // The range of `integer` in the database.
  number: whole.min(-2_147_483_648).max(2_147_483_647),
  // Null stands for 'infinity', which sorts after all times.
  time: whole.min(0).max(8_640_000_000_000_000).nullable(),
};
export type CursorType = keyof typeof values;

export function encodeCursor(scope: string, { value, id, row }: Cursor): string {
  const plain = value instanceof Date ? value.getTime() : value === Infinity ? null : value;
  return Buffer.from(JSON.stringify([scope, plain, id, row])).toString('base64url');
}

export const noCursor = () =>
  new AppError('invalid', undefined, [{ path: 'cursor', message: fieldProblems.notCursor }]);

/** @throws AppError `invalid` if the text is not a cursor of that scope */
export function decodeCursor(scope: string, type: CursorType, text: string): Cursor {
  try {
    const shape = z.tuple([
      z.literal(scope),
      values[type],
      z.string().min(1).max(64),
      whole.min(1).max(Number.MAX_SAFE_INTEGER),
    ]);
    const [, value, id, row] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    // PostgreSQL's text cannot contain NUL.
    if (`${value}${id}`.includes('\0')) throw new Error('NUL');
    if (type !== 'time') return { value, id, row };
    return { value: value === null ? 'infinity' : new Date(value), id, row };
  } catch {
    throw noCursor();
  }
}
