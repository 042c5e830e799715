import { fitResponse, fitItems, fitItemsQuery, fitQuery } from '#src/gear/fit/schemas.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { checkFit, fitItemsWith } from './service.server.ts';

const route = routesOf('fit');

const itemFitRoutes = [
  route.get('/fit', {
    access: 'public',
    summary: 'Whether a camera and a lens are compatible',
    description:
      'For two models, or an item and a model: native fit, suitable adapters, lost functions, and the sources. `unknown` if no source covers the pair.',
    problems: ['not-found', 'gone', 'not-on-show'],
    query: fitQuery,
    responses: { 200: fitResponse },
    handle: async ({ app, query }) =>
      Response.json(
        await checkFit(app, query),
        query.listing ? {} : { headers: { 'cache-control': 'public, max-age=300' } },
      ),
  }),
  route.get('/fit/items', {
    access: 'public',
    summary: 'Compatibility of items with a set of models, such as a kit',
    description: 'Unknown models and items are omitted from the response.',
    query: fitItemsQuery,
    responses: { 200: fitItems },
    run: ({ app, query }) => fitItemsWith(app, query),
  }),
] as const;

export const itemFitFeature = {
  routes: itemFitRoutes,
  publicPaths: [
    { pattern: /^(\/api)?\/fit(\.data)?$/, params: fitQuery, uncached: true },
    { pattern: /^\/api\/fit\/items$/, params: fitItemsQuery, uncached: true },
  ],
  pages: ['/fit'],
} satisfies Feature;
