import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted, modified } from '#src/platform/schemas.ts';
import { removeReview } from './moderation-service.server.ts';
import { newReply, newReview, orderReviews, review, reviewsQuery } from './schemas.ts';
import {
  listReviewsOfOther,
  replyToReview,
  showReviews,
  takeBackReply,
  takeBackText,
  writeReview,
} from './service.server.ts';

const route = routesOf('reviews');

export const reviewRoutes = [
  route.get('/orders/{id}/review', {
    access: 'user',
    scope: 'orders:read',
    summary: 'The reviews of an order, for its buyer and its seller',
    description:
      "The other side's review is shown once both have written one, or two weeks after the deal was completed.",
    problems: ['not-found'],
    responses: { 200: orderReviews },
    run: ({ app, caller, params }) => showReviews(app, caller, params.id),
  }),
  route.put('/orders/{id}/review', {
    access: 'user',
    summary: 'Review a completed deal within two weeks, as its buyer or its seller',
    description: 'It can be changed until it is shown.',
    problems: ['not-found', 'wrong-stage', 'conflict'],
    body: newReview,
    responses: { 200: orderReviews },
    async run({ app, caller, params, body }) {
      await writeReview(app, caller, params.id, body);
      return showReviews(app, caller, params.id);
    },
  }),
  route.get('/orders/{id}/reviews', {
    access: 'user',
    scope: 'orders:read',
    summary: 'Reviews of the other side of an order',
    problems: ['not-found'],
    query: reviewsQuery,
    responses: { 200: z.array(review) },
    list: ({ app, caller, params, query }) => listReviewsOfOther(app, caller, params.id, query),
  }),
  route.put('/reviews/{id}/reply', {
    access: 'user',
    summary: 'Reply to a review of the caller, once, within 30 days',
    problems: ['not-found', 'conflict'],
    body: newReply,
    responses: { 200: modified },
    run: async ({ app, caller, params, body }) => ({
      modifiedCount: await replyToReview(app, caller, params.id, body.text),
    }),
  }),
  route.delete('/reviews/{id}/reply', {
    access: 'user',
    summary: "Delete the caller's own reply; a second one is not possible",
    problems: ['not-found'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await takeBackReply(app, caller, params.id) }),
  }),
  route.delete('/reviews/{id}/text', {
    access: 'user',
    summary: "Delete the text of the caller's own review; its stars stay",
    problems: ['not-found'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await takeBackText(app, caller, params.id) }),
  }),
  route.delete('/reviews/{id}', {
    access: ['admin'],
    summary: 'Remove a published review: it stays as a placeholder and no longer counts',
    problems: ['not-found'],
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await removeReview(app, caller, params.id) }),
  }),
] as const;
