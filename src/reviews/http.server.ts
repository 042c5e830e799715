import { z } from 'zod';
import { deleted, idParams, modified } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { newReply, newReview, orderReviews, review, reviewsQuery } from './contract.ts';
import { removeReview } from './removal-service.server.ts';
import {
  listReviewsOfOther,
  replyToReview,
  showReviews,
  takeBackReply,
  takeBackText,
  writeReview,
} from './service.server.ts';

const tag = 'reviews';

export const reviewRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/orders/{id}/review',
    access: 'person',
    summary: 'What the two sides of an order say of each other: its buyer and its seller',
    description:
      "The other side's is there once both have written, or two weeks after the deal was completed.",
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: orderReviews },
    handle: async ({ app, caller, params }) => Response.json(await showReviews(app, caller, params.id)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/orders/{id}/review',
    access: 'person',
    summary: 'Say how a completed deal was: its buyer and its seller, within two weeks',
    description: 'It can be changed until it is shown.',
    tag,
    problems: ['not-found', 'wrong-stage', 'conflict'],
    params: idParams,
    body: newReview,
    answers: { 200: orderReviews },
    async handle({ app, caller, params, body }) {
      await writeReview(app, caller, params.id, body);
      return Response.json(await showReviews(app, caller, params.id));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/orders/{id}/reviews',
    access: 'person',
    summary: 'What others say of the other side of an order',
    tag,
    problems: ['not-found'],
    params: idParams,
    query: reviewsQuery,
    answers: { 200: z.array(review) },
    handle: async ({ app, caller, params, query, request }) =>
      pageResponse(request, await listReviewsOfOther(app, caller, params.id, query)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/reviews/{id}/reply',
    access: 'person',
    summary: 'Reply to a review of oneself, once, within 30 days',
    tag,
    problems: ['not-found', 'conflict'],
    params: idParams,
    body: newReply,
    answers: { 200: modified },
    handle: async ({ app, caller, params, body }) =>
      Response.json({ modifiedCount: await replyToReview(app, caller, params.id, body.text) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/reviews/{id}/reply',
    access: 'person',
    summary: "Take back one's reply; there is no second one",
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: modified },
    handle: async ({ app, caller, params }) =>
      Response.json({ modifiedCount: await takeBackReply(app, caller, params.id) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/reviews/{id}/text',
    access: 'person',
    summary: "Take back the words of one's review; its stars stay",
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: modified },
    handle: async ({ app, caller, params }) =>
      Response.json({ modifiedCount: await takeBackText(app, caller, params.id) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/reviews/{id}',
    access: ['admin'],
    summary: 'Remove a review that is shown: its place stays, and it counts no more',
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await removeReview(app, caller, params.id) }),
  }),
];
