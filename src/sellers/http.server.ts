import { z } from 'zod';
import { listing } from '#src/listings/contract.ts';
import { idParams, modified } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { review } from '#src/reviews/contract.ts';
import { followed, followingQuery, pageQuery, seller } from './contract.ts';
import { follow, listFollowing, unfollow } from './follow-service.server.ts';
import { listItemsOf, listSaidOf, showSeller } from './service.server.ts';

const tag = 'sellers';

export const sellerRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/sellers/{id}',
    access: 'public',
    summary: 'What everyone may know of a seller',
    description: 'Never contains an address or a phone number. Dates have no time of day.',
    tag,
    problems: ['not-found', 'gone'],
    params: idParams,
    answers: { 200: seller },
    handle: async ({ app, params }) => Response.json(await showSeller(app, params.id)),
  }),
  defineRoute({
    method: 'GET',
    path: '/sellers/{id}/listings',
    access: 'public',
    summary: 'What a seller has on show, the newest first',
    tag,
    problems: ['not-found', 'gone'],
    params: idParams,
    query: pageQuery,
    answers: { 200: z.array(listing) },
    handle: async ({ app, params, query, request }) =>
      pageResponse(request, await listItemsOf(app, params.id, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/sellers/{id}/reviews',
    access: 'public',
    summary: 'What buyers say of a seller, the last first',
    tag,
    problems: ['not-found', 'gone'],
    params: idParams,
    query: pageQuery,
    answers: { 200: z.array(review) },
    handle: async ({ app, params, query, request }) =>
      pageResponse(request, await listSaidOf(app, params.id, query)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/sellers/{id}/follow',
    access: 'person',
    summary: 'Follow a seller, to hear of their new items',
    tag,
    problems: ['not-found', 'gone', 'blocked', 'conflict'],
    params: idParams,
    answers: { 200: modified },
    handle: async ({ app, caller, params }) =>
      Response.json({ modifiedCount: await follow(app, caller, params.id) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/sellers/{id}/follow',
    access: 'person',
    summary: 'Follow a seller no more',
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: modified },
    handle: async ({ app, caller, params }) =>
      Response.json({ modifiedCount: await unfollow(app, caller, params.id) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/following',
    access: 'person',
    summary: 'Whom the caller follows, the last first',
    tag,
    query: followingQuery,
    answers: { 200: z.array(followed) },
    handle: async ({ app, caller, query, request }) =>
      pageResponse(request, await listFollowing(app, caller, query)),
  }),
];
