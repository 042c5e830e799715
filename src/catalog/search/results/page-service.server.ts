import { redirect } from 'react-router';
import { describeLimits } from '#src/catalog/item-fit/service.server.ts';
import { findRefusedPrices } from '#src/catalog/search/filtering/page-query-service.server.ts';
import {
  findSuggestions,
  findRelaxedSearches,
  withoutUnknownWord,
} from '#src/catalog/search/relaxing/service.server.ts';
import type { SearchQuery } from '#src/catalog/search/schemas.ts';
import { findWithFacets } from '#src/catalog/search/service.server.ts';
import { understand, type Understood } from '#src/catalog/search/understanding-service.server.ts';
import { findByKey, kindsOf, nameSide, sides, type Named } from '#src/gear/fit/model-service.server.ts';
import { isPostalCode } from '#src/media/places/meant-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { placeLabel } from '#src/texts/place-label.ts';

export async function findPageOfItems(app: App, url: URL, typed: SearchQuery) {
  const understood = await understand(app, typed);
  redirectToFilters(url, typed, understood);
  let query = understood.criteria;
  const ambiguous = await redirectToModel(app, url, query);
  if (ambiguous) query = { ...query, fits: undefined };
  const ambiguousPlace = redirectToPlace(url, understood);
  if (ambiguousPlace) query = { ...query, near: undefined, within: undefined };
  else if (query.near !== undefined) query = { ...query, sort: query.sort ?? 'distance' };
  let { page, facets } = await findWithFacets(app, { ...understood, criteria: query });
  const { limit: _limit, cursor: _cursor, sort: _sort, order: _order, ...criteria } = query;
  const isEmpty = page.total === 0;
  const [relaxed, suggestions] = isEmpty
    ? await Promise.all([
        findRelaxedSearches(app, { ...understood, criteria }),
        findSuggestions(app, criteria.q),
      ])
    : [[], []];
  const dropped = isEmpty && !query.cursor ? await withoutUnknownWord(app, relaxed) : null;
  if (dropped) {
    query = { ...query, q: dropped.words };
    ({ page, facets } = await findWithFacets(app, { ...understood, criteria: query }));
  }
  const { items, ...place } = page;
  const refused = findRefusedPrices(url.searchParams);
  const { fits, limited } = query;
  const ids = items.map(({ _id }) => _id);
  const limits = fits !== undefined && limited ? await describeLimits(app, fits, ids) : undefined;
  const shown = items.map((item) => ({ ...item, ...limits?.get(item._id) }));
  const ignoredPrice = understood.ignoredPrice ?? null;
  const notices = { ambiguous, ambiguousPlace, refused, ignoredPrice, dropped };
  return { ...place, facets, items: shown, relaxed, suggestions, ...notices };
}

export type AmbiguousFits = { typed: string; candidates: Named[] };

/** Returns the models that a typed name may stand for, or null. @throws Response redirecting to the only one */
async function redirectToModel(
  app: App,
  { pathname, searchParams }: URL,
  { kind, fits }: SearchQuery,
): Promise<AmbiguousFits | null> {
  if (fits === undefined || (await findByKey(app, fits)).model) return null;
  const listed = kind?.length === 1 ? kind[0] : undefined;
  const wanted = sides.filter((side) => kindsOf[side] !== listed);
  const named = await Promise.all(wanted.map((side) => nameSide(app, side, fits)));
  const clear = named.flatMap(({ model }) => model ?? []);
  const [only, ...others] = clear;
  if (!only || others.length > 0)
    return { typed: fits, candidates: named.flatMap(({ model, candidates }) => model ?? candidates) };
  const params = new URLSearchParams(searchParams);
  params.delete('cursor');
  params.set('fits', only.id);
  throw redirect(`${pathname}?${params}`);
}

/** Returns the status of the page: an unknown place is rejected as in the API, but with a list to go on from. */
export const statusOf = ({ ambiguousPlace }: { ambiguousPlace: AmbiguousPlace | null }): number =>
  ambiguousPlace?.candidates.length === 0 ? 422 : 200;

export type AmbiguousPlace = {
  typed: string;
  isPostalCode: boolean;
  candidates: { id: string; label: string }[];
};

/** Returns the places that a typed name may stand for, or null. @throws Response redirecting to the only one */
function redirectToPlace({ pathname, searchParams }: URL, { meant }: Understood): AmbiguousPlace | null {
  if (!meant) return null;
  const { text, place: only, candidates } = meant;
  if (!only)
    return {
      typed: text,
      isPostalCode: isPostalCode(text),
      candidates: candidates.map((place) => ({ id: String(place._id), label: placeLabel(place) })),
    };
  if (String(only._id) === text) return null;
  const params = new URLSearchParams(searchParams);
  params.delete('cursor');
  params.set('near', String(only._id));
  throw redirect(`${pathname}?${params}`);
}

/** @throws Response redirecting to an address where a typed price or place is a filter, which a visitor can remove */
function redirectToFilters(
  { pathname, searchParams }: URL,
  typed: SearchQuery,
  understood: Understood,
): void {
  const { criteria, ignoredPrice } = understood;
  // A price in another currency stays in the address, so that the page can mention it.
  const isSamePlace = criteria.near === typed.near && criteria.within === typed.within;
  if (criteria.q === typed.q || (ignoredPrice !== undefined && isSamePlace)) return;
  const words = [criteria.q, ignoredPrice].filter((text) => text !== undefined).join(' ') || undefined;
  const params = new URLSearchParams(searchParams);
  // A cursor is valid only for the list of the original words.
  params.delete('cursor');
  for (const name of ['q', 'min', 'max', 'near', 'within'] as const) {
    const value = name === 'q' ? words : criteria[name];
    if (value === undefined) params.delete(name);
    else params.set(name, String(value));
  }
  throw redirect(params.size > 0 ? `${pathname}?${params}` : pathname);
}
