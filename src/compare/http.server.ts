import { z } from 'zod';
import { listing } from '#src/listings/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { compareQuery } from './contract.ts';
import { listCompared } from './service.server.ts';

export const compareRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/compare',
    access: 'public',
    summary: 'Two to four items side by side, sold ones too; what was withdrawn is left out',
    tag: 'search',
    query: compareQuery,
    answers: { 200: z.array(listing) },
    handle: async ({ app, query }) =>
      Response.json(await listCompared(app, query.id), { headers: { 'cache-control': 'no-store' } }),
  }),
];
