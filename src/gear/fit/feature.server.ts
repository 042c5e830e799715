import { z } from 'zod';
import type { Feature } from '#src/platform/feature.server.ts';
import { pageResponse, routesOf } from '#src/platform/http/route.server.ts';
import { joinedInTitle } from './adapter-service.server.ts';
import { listFits } from './every-fit-service.server.ts';
import { readAdaptersWork } from './jobs.server.ts';
import { fitOf, fitsOfQuery, namedAdapter, namedAdapterQuery } from './schemas.ts';

const route = routesOf('fit');

const fitRoutes = [
  route.get('/fit/{id}', {
    access: 'public',
    summary: 'Compatibility of one model with all models of the other kind, best verdicts first',
    problems: ['not-found'],
    query: fitsOfQuery,
    responses: { 200: z.array(fitOf) },
    handle: async ({ app, params, query, request }) => {
      const response = pageResponse(request, await listFits(app, params.id, query));
      response.headers.set('cache-control', 'public, max-age=300');
      return response;
    },
  }),
  route.get('/gear/adapter', {
    access: 'public',
    summary: 'The mounts that an adapter with this title joins',
    query: namedAdapterQuery,
    responses: { 200: namedAdapter },
    handle: async ({ app, query: { brand = '', title = '' } }) => {
      const joined = await joinedInTitle(app.root, { brand, title });
      return Response.json(
        { adaptsFrom: joined?.from ?? null, adaptsTo: joined?.to ?? null },
        { headers: { 'cache-control': 'public, max-age=300' } },
      );
    },
  }),
] as const;

export const fitFeature = {
  routes: fitRoutes,
  jobs: [readAdaptersWork],
  publicPaths: [{ pattern: /^\/api\/fit\/(?!items$)[\w-]+$/, params: fitsOfQuery, uncached: true }],
} satisfies Feature;
