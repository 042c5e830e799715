import { z } from 'zod';
import { idParams, modified, paging } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { watchedListing } from './contract.ts';
import { showWatchedIds, showWatchlist, unwatchItem, watchItem } from './service.server.ts';

const tag = 'watchlist';

export const watchlistRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/watchlist',
    access: 'person',
    summary: 'What the caller watches, the last first',
    tag,
    query: paging,
    answers: { 200: z.array(watchedListing) },
    handle: async ({ app, caller, query, request }) =>
      pageResponse(request, await showWatchlist(app, caller, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/watchlist/ids',
    access: 'person',
    summary: 'The ids of all that the caller watches',
    tag,
    answers: { 200: z.array(z.string()) },
    handle: async ({ app, caller }) => Response.json(await showWatchedIds(app, caller)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/watchlist/{id}',
    access: 'person',
    summary: 'Watch an item, on show or booked',
    description:
      'Whoever watches it is told of a lower price, when it can be booked again, and when it is sold.',
    tag,
    problems: ['not-found', 'gone', 'not-on-show', 'conflict'],
    params: idParams,
    answers: { 200: modified },
    handle: async ({ app, caller, params }) =>
      Response.json({ modifiedCount: await watchItem(app, caller, params.id) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/watchlist/{id}',
    access: 'person',
    summary: 'Watch an item no longer',
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: modified },
    handle: async ({ app, caller, params }) =>
      Response.json({ modifiedCount: await unwatchItem(app, caller, params.id) }),
  }),
];
