import { z } from 'zod';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { transitionResult } from '#src/deals/orders/schemas.ts';
import { dispute, disputeAnswer, disputesQuery, newDispute, ruling } from './schemas.ts';
import { answerDispute, decideDispute, listDisputes, openDispute } from './service.server.ts';

const route = routesOf('orders');

export const disputeRoutes: Route[] = [
  route.post('/orders/{id}/dispute', {
    access: 'person',
    summary: 'Claim that the other side did not come, or deny that the item changed hands',
    description:
      'A no-show from an hour after the meeting on. The other side has three days to answer; then an admin decides, or a no-show stands.',
    problems: ['wrong-stage'],
    body: newDispute,
    answers: { 200: transitionResult },
    run: ({ app, caller, params, body }) => openDispute(app, caller, params.id, body),
  }),
  route.put('/orders/{id}/dispute', {
    access: 'person',
    summary: 'Answer what the other side claims',
    problems: ['wrong-stage'],
    body: disputeAnswer,
    answers: { 200: transitionResult },
    run: ({ app, caller, params, body }) => answerDispute(app, caller, params.id, body.answer),
  }),
  route.get('/disputes', {
    access: ['admin'],
    summary: 'Disputes, what is open first',
    query: disputesQuery,
    answers: { 200: z.array(dispute) },
    list: ({ app, caller, query }) => listDisputes(app, caller, query),
  }),
  route.put('/disputes/{id}', {
    access: ['admin'],
    summary: 'Decide what two sides disagree about',
    description: 'Both are told. What was sold and is canceled is on sale again.',
    problems: ['wrong-stage', 'conflict'],
    body: ruling,
    answers: { 200: transitionResult },
    run: ({ app, caller, params, body }) => decideDispute(app, caller, params.id, body),
  }),
];
