import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { parseQuery } from '#src/platform/http/parse.server.ts';
import { searchOf } from './engine-service.server.ts';
import { describeValue, filterNames, foldedGroups, type Group } from './filters.ts';
import { finds, spelledIn, type Listed } from './index/finds.ts';
import { readListed } from './index/listed.server.ts';
import { referenceOf } from './parsing/models.server.ts';
import type { Found, Page, Query, Term } from './port.ts';
import { facetsQuery, type Criteria } from './schemas.ts';
import { tsquery } from './tsquery.ts';

export { describeValue, filterNames, finds, foldedGroups, spelledIn, tsquery };
export type { Group, Listed, Query, Term };

const pagingParams = ['limit', 'cursor', 'sort', 'order'];

export function readCriteria(address: string): Criteria {
  const params = new URLSearchParams(address);
  for (const name of pagingParams) params.delete(name);
  return parseQuery(facetsQuery, params, false);
}

export async function findItems(app: App, query: Query, page: Page): Promise<Found> {
  return (await searchOf(app)).find(query, page);
}

/** Reads one item in a transaction, with what queries ask of it. Null if it is not listed. */
export async function readItem({ root }: App, db: DbOrTrx, id: string): Promise<Listed | null> {
  const { facts } = await referenceOf(root);
  const [listed = null] = await readListed(db, facts, [id]);
  return listed;
}
