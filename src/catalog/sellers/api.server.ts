import { z } from 'zod';
import { listing } from '#src/catalog/listings/schemas.ts';
import { review } from '#src/deals/reviews/schemas.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { modified } from '#src/platform/schemas.ts';
import { follow, listFollowing, unfollow } from './follow-service.server.ts';
import { followed, followingQuery, pageQuery, seller } from './schemas.ts';
import { listItemsOf, listReviewsAbout, showSeller } from './service.server.ts';

const route = routesOf('sellers');

export const sellerRoutes = [
  route.get('/sellers/{id}', {
    access: 'public',
    summary: "A seller's public profile",
    description:
      'Never contains an email address or a phone number, unless the seller wrote one in `about`. Dates have no time of day.',
    problems: ['not-found', 'gone'],
    responses: { 200: seller },
    run: ({ app, params }) => showSeller(app, params.id),
  }),
  route.get('/sellers/{id}/listings', {
    access: 'public',
    summary: "A seller's listed items, newest first",
    problems: ['not-found', 'gone'],
    query: pageQuery,
    responses: { 200: z.array(listing) },
    list: ({ app, params, query }) => listItemsOf(app, params.id, query),
  }),
  route.get('/sellers/{id}/reviews', {
    access: 'public',
    summary: 'Reviews of a seller, newest first',
    problems: ['not-found', 'gone'],
    query: pageQuery,
    responses: { 200: z.array(review) },
    list: ({ app, params, query }) => listReviewsAbout(app, params.id, query),
  }),
  route.put('/sellers/{id}/follow', {
    access: 'user',
    summary: 'Follow a seller to be notified about new items',
    problems: ['not-found', 'gone', 'blocked', 'conflict'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await follow(app, caller, params.id) }),
  }),
  route.delete('/sellers/{id}/follow', {
    access: 'user',
    summary: 'Unfollow a seller',
    problems: ['not-found'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await unfollow(app, caller, params.id) }),
  }),
  route.get('/following', {
    access: 'user',
    summary: 'The sellers that the caller follows, newest first',
    query: followingQuery,
    responses: { 200: z.array(followed) },
    list: ({ app, caller, query }) => listFollowing(app, caller, query),
  }),
] as const;
