import { z } from 'zod';
import { listing } from '#src/catalog/listings/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { compareQuery } from './schemas.ts';
import { listCompared } from './service.server.ts';

const route = routesOf('search');

export const compareRoutes: Route[] = [
  route.get('/compare', {
    access: 'public',
    summary: 'Two to four items side by side, sold ones too; what was withdrawn is left out',
    query: compareQuery,
    answers: { 200: z.array(listing) },
    handle: async ({ app, query }) =>
      Response.json(await listCompared(app, query.id), { headers: { 'cache-control': 'no-store' } }),
  }),
];
