import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { Query } from '#src/catalog/search/port.ts';
import { find } from '#src/catalog/search/postgres/port.server.ts';

/** Returns the indexes of the queries that find an item. The shop may have at most 1000 items. */
export async function matchingQueries(db: DbOrTrx, queries: readonly Query[], id: string): Promise<number[]> {
  const at: number[] = [];
  const page = { sort: 'date', order: 'asc', after: null, limit: 1000 } as const;
  for (const [each, query] of queries.entries())
    if ((await find(db, query, page)).items.some((item) => item.id === id)) at.push(each);
  return at;
}
