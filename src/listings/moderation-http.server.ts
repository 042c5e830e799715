import { z } from 'zod';
import { idParams, modified, paging } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { moderatedListing } from './contract.ts';
import { listModerated, restoreListing } from './moderation-service.server.ts';

const tag = 'moderation';

export const moderationRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/pauses',
    access: ['admin'],
    summary: 'Items that are paused, the last first',
    tag,
    query: paging,
    answers: { 200: z.array(moderatedListing) },
    handle: async ({ app, query, request }) => pageResponse(request, await listModerated(app, {}, query)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/pauses/{id}',
    access: ['admin'],
    summary: 'Bring a paused item back: it is in the lists again, and its seller is told',
    description: '`id` is that of the item. `PUT /reports/{id}` pauses one.',
    tag,
    problems: ['gone'],
    params: idParams,
    answers: { 200: modified },
    handle: async ({ app, caller, params }) =>
      Response.json({ modifiedCount: await restoreListing(app, caller, params.id) }),
  }),
];
