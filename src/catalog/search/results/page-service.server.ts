import { redirect } from 'react-router';
import type { App } from '#src/platform/app.server.ts';
import { findByKey, kindsOf, nameSide, sides, type Named } from '#src/gear/fit/model-service.server.ts';
import type { SearchQuery } from '#src/catalog/search/schemas.ts';
import { findRefusedPrices } from '#src/catalog/search/filtering/page-query-service.server.ts';
import { countFacets, findOnShow, understand } from '#src/catalog/search/service.server.ts';
import { forCard } from '#src/catalog/listings/listing-card.tsx';
import { findMeant, findWaysOn } from '#src/catalog/search/relaxing/service.server.ts';

export async function findPageOfItems(app: App, url: URL, query: SearchQuery) {
  leadToUnderstood(url, query);
  const which = await leadToNamed(app, url, query);
  if (which) query = { ...query, fits: undefined };
  const [{ items, ...page }, facets] = await Promise.all([findOnShow(app, query), countFacets(app, query)]);
  const { limit: _limit, cursor: _cursor, sort: _sort, order: _order, ...asked } = query;
  const isEmpty = page.total === 0;
  const [waysOn, meant] = isEmpty
    ? await Promise.all([findWaysOn(app, asked), findMeant(app, asked.q)])
    : [[], []];
  const refused = findRefusedPrices(url.searchParams);
  return { ...page, facets, items: items.map(forCard), waysOn, meant, which, refused };
}

export type Which = { typed: string; meant: Named[] };

/** Returns the models that may be meant, or null. @throws Response redirecting to the only one */
async function leadToNamed(
  app: App,
  { pathname, searchParams }: URL,
  { kind, fits }: SearchQuery,
): Promise<Which | null> {
  if (fits === undefined || (await findByKey(app, fits)).model) return null;
  const listed = kind?.length === 1 ? kind[0] : undefined;
  const asked = sides.filter((side) => kindsOf[side] !== listed);
  const named = await Promise.all(asked.map((side) => nameSide(app, side, fits)));
  const clear = named.flatMap(({ model }) => model ?? []);
  const [only, ...others] = clear;
  if (!only || others.length > 0)
    return { typed: fits, meant: named.flatMap(({ model, meant }) => model ?? meant) };
  const params = new URLSearchParams(searchParams);
  params.delete('cursor');
  params.set('fits', only.id);
  throw redirect(`${pathname}?${params}`);
}

/** @throws Response redirecting to an address with the price as a filter, which a visitor can remove */
function leadToUnderstood({ pathname, searchParams }: URL, query: SearchQuery): void {
  const understood = understand(query);
  if (understood.q === query.q) return;
  const params = new URLSearchParams(searchParams);
  // A cursor belongs to the list that all of the words found.
  params.delete('cursor');
  for (const name of ['q', 'min', 'max'] as const) {
    if (understood[name] === undefined) params.delete(name);
    else params.set(name, String(understood[name]));
  }
  throw redirect(params.size > 0 ? `${pathname}?${params}` : pathname);
}
