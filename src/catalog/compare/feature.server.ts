import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';
import { maxCompared, minCompared } from './selection.ts';
import { listing } from '#src/catalog/listings/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { listCompared } from './service.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';

const compareQuery = z.object({
  id: z
    .array(text(64), 'is required')
    .min(minCompared, `must have at least ${minCompared} items`)
    .max(maxCompared, `can be given at most ${maxCompared} times`)
    .refine((ids) => new Set(ids).size === ids.length, 'must not contain duplicates')
    .meta({ description: 'the items, in display order' }),
});

const route = routesOf('search');

const compareRoutes: Route[] = [
  route.get('/compare', {
    access: 'public',
    summary: 'Two to four items side by side, including sold ones; withdrawn items are omitted',
    query: compareQuery,
    responses: { 200: z.array(listing) },
    handle: async ({ app, query }) =>
      Response.json(await listCompared(app, query.id), { headers: { 'cache-control': 'no-store' } }),
  }),
];

export const compareFeature: Feature = {
  routes: compareRoutes,
  // There are too many combinations to cache a response for each.
  publicPaths: [{ pattern: /^(\/api)?\/compare(\.data)?$/, params: compareQuery, uncached: true }],
};
