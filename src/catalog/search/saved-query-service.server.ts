import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { parseQuery } from '#src/platform/http/parse.server.ts';
import { searchOf } from './engine-service.server.ts';
import { foldedGroups, type Found, type Group, type Page, type Query, type Term } from './port.ts';
import { found, tsquery } from './postgres/conditions.server.ts';
import { facetsQuery, type Criteria } from './schemas.ts';

export { foldedGroups, tsquery };
export type { Group, Query, Term };

const pagingParams = ['limit', 'cursor', 'sort', 'order'];

export function readCriteria(address: string): Criteria {
  const params = new URLSearchParams(address);
  for (const name of pagingParams) params.delete(name);
  return parseQuery(facetsQuery, params, false);
}

export async function findItems(app: App, query: Query, page: Page): Promise<Found> {
  return searchOf(app).find(query, page);
}

/** Returns the ids of the queries that find an item, by the conditions of the search itself. */
export async function filterMatchingQueries(
  db: DbOrTrx,
  queries: readonly { id: number; query: Query }[],
  listingId: string,
): Promise<number[]> {
  const each = queries.map(
    ({ id, query }) =>
      sql`select ${sql.lit(id)}::bigint as id from listings where id = ${listingId} and ${found(query)}`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}
