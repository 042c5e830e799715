import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { parseQuery } from '#src/platform/http/parse.server.ts';
import { searchOf } from './engine-service.server.ts';
import { describeValue, filterNames, foldedGroups, type Group } from './filters.ts';
import type { Found, Page, Query, Term } from './port.ts';
import { tsquery } from './tsquery.ts';
import { finds } from './index/finds.ts';
import { readListed } from './index/rows.server.ts';
import { facetsQuery, type Criteria } from './schemas.ts';

export { describeValue, filterNames, foldedGroups, tsquery };
export type { Group, Query, Term };

const pagingParams = ['limit', 'cursor', 'sort', 'order'];

export function readCriteria(address: string): Criteria {
  const params = new URLSearchParams(address);
  for (const name of pagingParams) params.delete(name);
  return parseQuery(facetsQuery, params, false);
}

export async function findItems(app: App, query: Query, page: Page): Promise<Found> {
  return (await searchOf(app)).find(query, page);
}

/** Returns the ids of the queries that find an item. */
export async function filterMatchingQueries(
  db: DbOrTrx,
  queries: readonly { id: number; query: Query }[],
  listingId: string,
): Promise<number[]> {
  const listed = await readListed(db, listingId);
  return listed ? queries.filter(({ query }) => finds(query, listed)).map(({ id }) => id) : [];
}
