import { z } from 'zod';
import { maxCompared, minCompared } from '#src/catalog/cards/comparing-client.ts';
import { listing } from '#src/catalog/listings/schemas.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { listCompared } from './service.server.ts';

const compareQuery = z.object({
  id: z
    .array(text(64), { error: () => fieldProblems.required })
    .min(minCompared, { error: () => fieldProblems.atLeastItems(minCompared) })
    .max(maxCompared, { error: () => fieldProblems.givenAtMost(maxCompared) })
    .refine((ids) => new Set(ids).size === ids.length, { error: () => fieldProblems.noDuplicates })
    .meta({ description: 'the items, in display order' }),
});

const route = routesOf('search');

const compareRoutes = [
  route.get('/compare', {
    access: 'public',
    summary: 'Two to four items side by side, including sold ones; withdrawn items are omitted',
    query: compareQuery,
    responses: { 200: z.array(listing) },
    handle: async ({ app, query }) =>
      Response.json(await listCompared(app, query.id), { headers: { 'cache-control': 'no-store' } }),
  }),
] as const;

export const compareFeature = {
  routes: compareRoutes,
  // There are too many combinations to cache a response for each.
  publicPaths: [{ pattern: /^(\/api)?\/compare(\.data)?$/, params: compareQuery, uncached: true }],
} satisfies Feature;
