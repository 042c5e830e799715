import { redirect } from 'react-router';
import type { App } from '#src/platform/app.server.ts';
import type { SearchQuery } from '#src/search/query.ts';
import { countFacets, findOnShow } from '#src/search/service.server.ts';
import { forCard } from '#src/listings/listing-card.tsx';
import { understand } from '#src/search/service.server.ts';
import { findMeant, findWaysOn } from '#src/search/ways-on-service.server.ts';

/** What a page of items shows of what was asked for; where there is nothing, what leads on. */
export async function findPageOfItems(app: App, url: URL, query: SearchQuery) {
  leadToUnderstood(url, query);
  const [{ items, ...page }, facets] = await Promise.all([findOnShow(app, query), countFacets(app, query)]);
  const { limit: _limit, cursor: _cursor, sort: _sort, order: _order, ...asked } = query;
  const isEmpty = page.total === 0;
  const [waysOn, meant] = isEmpty
    ? await Promise.all([findWaysOn(app, asked), findMeant(app, asked.q)])
    : [[], []];
  return { ...page, facets, items: items.map(forCard), waysOn, meant };
}

/**
 * @throws Response that leads to the address in which a price that words say stands as a filter: a visitor sees it over
 * the list, and can take it out.
 */
function leadToUnderstood({ pathname, searchParams }: URL, query: SearchQuery): void {
  const understood = understand(query);
  if (understood.q === query.q) return;
  const params = new URLSearchParams(searchParams);
  // A cursor is of the list that all of the words found, which is another one.
  params.delete('cursor');
  for (const name of ['q', 'min', 'max'] as const) {
    if (understood[name] === undefined) params.delete(name);
    else params.set(name, String(understood[name]));
  }
  throw redirect(params.size > 0 ? `${pathname}?${params}` : pathname);
}
