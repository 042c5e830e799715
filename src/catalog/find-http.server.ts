import { z } from 'zod';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { listing } from './contract.ts';
import { facets, facetsQuery, searchQuery } from './filters.ts';
import { countFacets, findOnShow } from './find-service.server.ts';

export const findRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/search',
    access: 'public',
    summary: 'Available and booked items of all kinds that match',
    tag: 'search',
    query: searchQuery,
    answers: { 200: z.array(listing) },
    handle: async ({ app, query, request }) => pageResponse(request, await findOnShow(app, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/search/facets',
    access: 'public',
    summary: 'How many items each further filter would leave',
    tag: 'search',
    query: facetsQuery,
    answers: { 200: facets },
    handle: async ({ app, query }) => Response.json(await countFacets(app, query)),
  }),
];
