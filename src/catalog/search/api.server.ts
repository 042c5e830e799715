import { z } from 'zod';
import { kinds, kindWords } from '#src/catalog/items/kind-schemas.ts';
import { listing } from '#src/catalog/listings/schemas.ts';
import { requireOther } from '#src/gear/fit/rules-service.server.ts';
import { pageResponse, routesOf } from '#src/platform/http/route.server.ts';
import { facets, facetsQuery, activeItemsQuery, searchQuery, suggestion, suggestQuery } from './schemas.ts';
import { countFacets, findActiveItems } from './service.server.ts';
import { suggest } from './suggesting/service.server.ts';

const route = routesOf('search');

export const searchRoutes = [
  ...kinds.map((kind) =>
    routesOf(kind).get(`/${kind}`, {
      access: 'public',
      summary: `Available and booked items of the kind ${kindWords[kind]}, newest first`,
      query: activeItemsQuery,
      responses: { 200: z.array(listing) },
      handle: async ({ app, query, request }) => {
        if (query.fits !== undefined) await requireOther(app, kind, query.fits);
        return pageResponse(request, await findActiveItems(app, { ...query, kind: [kind] }));
      },
    }),
  ),
  route.get('/search', {
    access: 'public',
    summary: 'Available and booked items of all kinds that match',
    query: searchQuery,
    responses: { 200: z.array(listing) },
    list: ({ app, query }) => findActiveItems(app, query),
  }),
  route.get('/search/facets', {
    access: 'public',
    summary: 'Number of items for each additional filter',
    query: facetsQuery,
    responses: { 200: facets },
    run: ({ app, query }) => countFacets(app, query),
  }),
  ...(['/suggest', '/search/suggest'] as const).map((path) =>
    route.get(path, {
      access: 'public',
      summary: 'Suggested categories, brands and models for a partial query',
      description: 'Best matches first, per type. Empty without `q`.',
      query: suggestQuery,
      responses: { 200: z.array(suggestion) },
      handle: async ({ app, query }) =>
        Response.json(await suggest(app, query.q), { headers: { 'cache-control': 'public, max-age=60' } }),
    }),
  ),
] as const;
