import { z } from 'zod';
import { itemProblems } from '#src/deals/orders/booking/schemas.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { answerOffer, confirmOffer, counterOffer } from './answer-service.server.ts';
import { counter, newOffer, offer, offersQuery, offerTaken, seenItem } from './schemas.ts';
import { listOffersFor, makeOffer } from './service.server.ts';

const route = routesOf('offers');
const sentAgain = 'A repeated call changes nothing and returns 0.';

const answers = [
  ['decline', "Decline the other side's offer"],
  ['withdraw', "Withdraw the caller's own offer"],
] as const;

export const offerRoutes = [
  route.post('/offers', {
    access: ['Buyer'],
    summary: 'Make an offer below the price, or raise an earlier one',
    description:
      "The two sides take turns, three each, with two days for each turn. An offer below the seller's minimum is `declined` at once, with `auto`.",
    problems: [...itemProblems, 'too-many-requests'],
    idempotent: true,
    body: newOffer,
    responses: { 201: offer },
    run: ({ app, caller, body }) => makeOffer(app, caller, body),
  }),
  route.get('/offers', {
    access: 'user',
    summary: 'Offers that the caller made or received',
    problems: ['not-found', 'forbidden'],
    query: offersQuery,
    responses: { 200: z.array(offer) },
    list: ({ app, caller, query }) => listOffersFor(app, caller, query),
  }),
  route.post('/offers/{id}/counter', {
    access: 'user',
    summary: 'Make a counteroffer between the two latest amounts',
    description: "A buyer's counteroffer below the seller's minimum is `declined` at once, with `auto`.",
    problems: ['wrong-stage', 'changed', 'too-many-requests'],
    idempotent: true,
    body: counter,
    responses: { 201: offer },
    run: ({ app, caller, params, body }) => counterOffer(app, caller, params.id, body),
  }),
  route.put('/offers/{id}/accept', {
    access: 'user',
    summary: "Accept the other side's amount, which books the item",
    description: `${sentAgain} A seller cannot accept while the item differs from what its buyer has agreed to.`,
    problems: ['wrong-stage', 'changed'],
    body: seenItem.optional(),
    responses: { 200: offerTaken },
    run: ({ app, caller, params, body }) => answerOffer(app, caller, params.id, 'accept', body?.version),
  }),
  route.put('/offers/{id}/confirm', {
    access: 'user',
    summary: 'Confirm an offer after the item was edited, as its buyer',
    description: `${sentAgain} The seller then has two days to respond again.`,
    problems: ['wrong-stage', 'changed'],
    body: seenItem.optional(),
    responses: { 200: offerTaken },
    run: ({ app, caller, params, body }) => confirmOffer(app, caller, params.id, body?.version),
  }),
  ...answers.map(([answer, summary]) =>
    route.put(`/offers/{id}/${answer}`, {
      access: 'user',
      summary,
      description: sentAgain,
      problems: ['wrong-stage'],
      responses: { 200: offerTaken },
      run: ({ app, caller, params }) => answerOffer(app, caller, params.id, answer),
    }),
  ),
] as const;
