import { z } from 'zod';
import { idParams } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { answerOffer, confirmOffer, counterOffer } from './answer-service.server.ts';
import { counter, newOffer, offer, offersQuery, offerTaken, seenItem } from './contract.ts';
import { listOffersFor, makeOffer } from './service.server.ts';

const tag = 'offers';
const sentAgain = 'A repeated call changes nothing and counts 0.';

const answers = [
  ['decline', "Say no to the other side's amount"],
  ['withdraw', "Take one's own amount back"],
] as const;

export const offerRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/offers',
    access: ['Buyer'],
    summary: 'Offer less than the price, or more than before',
    description:
      'Turns alternate, three a side, each two days. What is below the least that the seller takes is answered `declined` at once.',
    tag,
    problems: [
      'not-found',
      'already-booked',
      'changed',
      'too-many-open',
      'conflict',
      'gone',
      'not-on-show',
      'unverified-email',
      'blocked',
      'too-many-requests',
    ],
    idempotent: true,
    body: newOffer,
    answers: { 201: offer },
    handle: async ({ app, caller, body }) =>
      Response.json(await makeOffer(app, caller, body), { status: 201 }),
  }),
  defineRoute({
    method: 'GET',
    path: '/offers',
    access: 'person',
    summary: 'Offers that the caller made, or those for their items',
    tag,
    query: offersQuery,
    answers: { 200: z.array(offer) },
    handle: async ({ app, caller, query, request }) =>
      pageResponse(request, await listOffersFor(app, caller, query)),
  }),
  defineRoute({
    method: 'POST',
    path: '/offers/{id}/counter',
    access: 'person',
    summary: 'Answer by another amount, between what both have offered',
    tag,
    problems: ['wrong-stage', 'changed', 'too-many-requests'],
    idempotent: true,
    params: idParams,
    body: counter,
    answers: { 201: offer },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await counterOffer(app, caller, params.id, body), { status: 201 }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/offers/{id}/accept',
    access: 'person',
    summary: "Agree on the other side's amount, which books the item",
    description: `${sentAgain} A seller cannot accept while the item differs from what its buyer has agreed to.`,
    tag,
    problems: ['wrong-stage', 'changed'],
    params: idParams,
    body: seenItem.optional(),
    answers: { 200: offerTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await answerOffer(app, caller, params.id, 'accept', body?.version)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/offers/{id}/confirm',
    access: 'person',
    summary: 'Confirm an offer for an item that was edited since: its buyer',
    description: `${sentAgain} The seller has two days to answer again.`,
    tag,
    problems: ['wrong-stage', 'changed'],
    params: idParams,
    body: seenItem.optional(),
    answers: { 200: offerTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await confirmOffer(app, caller, params.id, body?.version)),
  }),
  ...answers.map(([answer, summary]) =>
    defineRoute({
      method: 'PUT',
      path: `/offers/{id}/${answer}`,
      access: 'person',
      summary,
      description: sentAgain,
      tag,
      problems: ['wrong-stage'],
      params: idParams,
      answers: { 200: offerTaken },
      handle: async ({ app, caller, params }) =>
        Response.json(await answerOffer(app, caller, params.id, answer)),
    }),
  ),
];
