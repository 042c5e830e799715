import { z } from 'zod';
import { modified } from '#src/platform/schemas.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { moderatedListing } from '#src/catalog/listings/schemas.ts';
import { listAllOfSeller, listModerated, restoreListing } from './service.server.ts';

const route = routesOf('moderation');

export const moderationRoutes: Route[] = [
  route.get('/people/{id}/items', {
    access: ['admin'],
    summary: 'All items that a user ever listed, including withdrawn and paused ones, newest first',
    query: paging,
    responses: { 200: z.array(moderatedListing) },
    list: ({ app, params, query }) => listAllOfSeller(app, params.id, query),
  }),
  route.get('/pauses', {
    access: ['admin'],
    summary: 'Paused items, newest first',
    query: paging,
    responses: { 200: z.array(moderatedListing) },
    list: ({ app, query }) => listModerated(app, {}, query),
  }),
  route.delete('/pauses/{id}', {
    access: ['admin'],
    summary: 'Restore a paused item: it is listed again, and its seller is notified',
    description:
      '`id` is that of the item. `PUT /reports/{id}` pauses one. An item that its seller had paused before stays paused.',
    problems: ['gone'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await restoreListing(app, caller, params.id) }),
  }),
];
