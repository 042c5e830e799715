import { sql } from 'kysely';
import type { DbOrTrx } from '#src/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { parseQuery } from '#src/platform/http/parse.server.ts';
import { searchOf } from './live.server.ts';
import type { Found, Page, Query } from './port.ts';
import { found } from './postgres/conditions.server.ts';
import { facetsQuery, type FacetsQuery } from './query.ts';

/** What only says which part of a list is looked at, and in which order. */
const ofPages = ['limit', 'cursor', 'sort', 'order'];

/** What a list or a search of the pages asks for, as its address has it. @throws AppError `invalid` naming each field. */
export function readAsked(address: string): FacetsQuery {
  const params = new URLSearchParams(address);
  for (const name of ofPages) params.delete(name);
  return parseQuery(facetsQuery, params, false);
}

/** The items that a query finds now. */
export async function findItems(app: App, query: Query, page: Page): Promise<Found> {
  return searchOf(app).find(query, page);
}

/** Which of some queries find an item, by their places among them: as the search itself would, of each what it asks for. */
export async function queriesFinding(
  db: DbOrTrx,
  queries: readonly Query[],
  listingId: string,
): Promise<number[]> {
  const each = queries.map(
    (query, at) => sql`select ${sql.lit(at)} as at from listings where id = ${listingId} and ${found(query)}`,
  );
  const { rows } = await sql<{ at: number }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ at }) => at);
}
