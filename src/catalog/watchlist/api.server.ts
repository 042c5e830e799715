import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { modified } from '#src/platform/schemas.ts';
import { watchedListing } from './schemas.ts';
import { showWatchedIds, showWatchlist, unwatchItem, watchItem } from './service.server.ts';

const route = routesOf('watchlist');

export const watchlistRoutes = [
  route.get('/watchlist', {
    access: 'user',
    summary: "The caller's watchlist, newest first",
    query: paging,
    responses: { 200: z.array(watchedListing) },
    list: ({ app, caller, query }) => showWatchlist(app, caller, query),
  }),
  route.get('/watchlist/ids', {
    access: 'user',
    summary: "The ids of all items on the caller's watchlist",
    responses: { 200: z.array(z.string()) },
    run: ({ app, caller }) => showWatchedIds(app, caller),
  }),
  route.put('/watchlist/{id}', {
    access: 'user',
    summary: 'Add an available or booked item to the watchlist',
    description:
      'The caller is notified when its price drops, when it becomes available again, and when it is sold.',
    problems: ['not-found', 'gone', 'not-on-show', 'conflict'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await watchItem(app, caller, params.id) }),
  }),
  route.delete('/watchlist/{id}', {
    access: 'user',
    summary: 'Remove an item from the watchlist',
    problems: ['not-found'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await unwatchItem(app, caller, params.id) }),
  }),
] as const;
