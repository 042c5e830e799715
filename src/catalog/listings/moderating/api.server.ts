import { z } from 'zod';
import { modified, paging } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { moderatedListing } from '#src/catalog/listings/schemas.ts';
import { listEverListed, listModerated, restoreListing } from './service.server.ts';

const route = routesOf('moderation');

export const moderationRoutes: Route[] = [
  route.get('/people/{id}/items', {
    access: ['admin'],
    summary: 'Everything that a person ever put up, withdrawn and paused items too, the newest first',
    query: paging,
    answers: { 200: z.array(moderatedListing) },
    list: ({ app, params, query }) => listEverListed(app, params.id, query),
  }),
  route.get('/pauses', {
    access: ['admin'],
    summary: 'Items that are paused, the last first',
    query: paging,
    answers: { 200: z.array(moderatedListing) },
    list: ({ app, query }) => listModerated(app, {}, query),
  }),
  route.delete('/pauses/{id}', {
    access: ['admin'],
    summary: 'Bring a paused item back: it is in the lists again, and its seller is told',
    description: '`id` is that of the item. `PUT /reports/{id}` pauses one.',
    problems: ['gone'],
    answers: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await restoreListing(app, caller, params.id) }),
  }),
];
