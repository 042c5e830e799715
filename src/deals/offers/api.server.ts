import { z } from 'zod';
import { itemProblems } from '#src/deals/orders/booking/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { answerOffer, confirmOffer, counterOffer } from './answer-service.server.ts';
import { counter, newOffer, offer, offersQuery, offerTaken, seenItem } from './schemas.ts';
import { listOffersFor, makeOffer } from './service.server.ts';

const route = routesOf('offers');
const sentAgain = 'A repeated call changes nothing and counts 0.';

const answers = [
  ['decline', "Say no to the other side's amount"],
  ['withdraw', "Take one's own amount back"],
] as const;

export const offerRoutes: Route[] = [
  route.post('/offers', {
    access: ['Buyer'],
    summary: 'Offer less than the price, or more than before',
    description:
      'Turns alternate, three a side, each two days. What is below the least that the seller takes is answered `declined` at once.',
    problems: [...itemProblems, 'too-many-requests'],
    idempotent: true,
    body: newOffer,
    answers: { 201: offer },
    run: ({ app, caller, body }) => makeOffer(app, caller, body),
  }),
  route.get('/offers', {
    access: 'person',
    summary: 'Offers that the caller made, or those for their items',
    query: offersQuery,
    answers: { 200: z.array(offer) },
    list: ({ app, caller, query }) => listOffersFor(app, caller, query),
  }),
  route.post('/offers/{id}/counter', {
    access: 'person',
    summary: 'Answer by another amount, between what both have offered',
    problems: ['wrong-stage', 'changed', 'too-many-requests'],
    idempotent: true,
    body: counter,
    answers: { 201: offer },
    run: ({ app, caller, params, body }) => counterOffer(app, caller, params.id, body),
  }),
  route.put('/offers/{id}/accept', {
    access: 'person',
    summary: "Agree on the other side's amount, which books the item",
    description: `${sentAgain} A seller cannot accept while the item differs from what its buyer has agreed to.`,
    problems: ['wrong-stage', 'changed'],
    body: seenItem.optional(),
    answers: { 200: offerTaken },
    run: ({ app, caller, params, body }) => answerOffer(app, caller, params.id, 'accept', body?.version),
  }),
  route.put('/offers/{id}/confirm', {
    access: 'person',
    summary: 'Confirm an offer for an item that was edited since: its buyer',
    description: `${sentAgain} The seller has two days to answer again.`,
    problems: ['wrong-stage', 'changed'],
    body: seenItem.optional(),
    answers: { 200: offerTaken },
    run: ({ app, caller, params, body }) => confirmOffer(app, caller, params.id, body?.version),
  }),
  ...answers.map(([answer, summary]) =>
    route.put(`/offers/{id}/${answer}`, {
      access: 'person',
      summary,
      description: sentAgain,
      problems: ['wrong-stage'],
      answers: { 200: offerTaken },
      run: ({ app, caller, params }) => answerOffer(app, caller, params.id, answer),
    }),
  ),
];
