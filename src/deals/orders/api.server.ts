import { z } from 'zod';
import { deleted } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { itemProblems, newOrder } from './booking/schemas.ts';
import { placeOrder } from './booking/service.server.ts';
import { ordersQuery } from './lists/schemas.ts';
import { listOrdersFor } from './lists/service.server.ts';
import { acceptance, ending, order, orderDetails, transitionResult } from './schemas.ts';
import { deleteOrder, showOrder } from './service.server.ts';
import { makeTransition } from './transitions/service.server.ts';
import { agreement, proposal } from './meeting/schemas.ts';
import { agreeOnMeeting, proposeMeeting } from './meeting/service.server.ts';
import { handover, handoverCode } from './handover/schemas.ts';
import { handOver, showHandover } from './handover/service.server.ts';
import { dispute, disputeAnswer, disputesQuery, newDispute, ruling } from './dispute/schemas.ts';
import { answerDispute, decideDispute, listDisputes, openDispute } from './dispute/service.server.ts';

const route = routesOf('orders');

const endCalls = [
  ['decline', 'Say no to a request: its seller'],
  ['withdraw', 'Take a request back: its buyer'],
  ['cancel', 'Call off what was accepted: either side; an admin whatever is not at its end'],
] as const;
const sentAgain = 'A repeated call changes nothing and counts 0.';

export const orderRoutes: Route[] = [
  route.post('/orders', {
    access: ['Buyer'],
    summary: 'Book an item',
    description:
      'Without `listing` it is found by `seller`, `title`, `sale` and `img`, where exactly one available item ' +
      'matches. Name, title, price, photo and seller are those of the database. Both sides get a mail.',
    problems: itemProblems,
    idempotent: true,
    body: newOrder,
    answers: { 201: order },
    run: ({ app, caller, body }) => placeOrder(app, caller, body),
  }),
  route.get('/orders', {
    access: 'person',
    summary: 'All orders for an admin, those addressed to a seller, or those of a buyer',
    query: ordersQuery,
    answers: { 200: z.array(order) },
    list: ({ app, caller, query }) => listOrdersFor(app, caller, query),
  }),
  route.get('/orders/{id}', {
    access: 'person',
    summary: 'One order with what has happened: its buyer, its seller or an admin',
    answers: { 200: orderDetails },
    run: ({ app, caller, params }) => showOrder(app, caller, params.id),
  }),
  route.put('/orders/{id}/accept', {
    access: 'person',
    summary: 'Say yes to a request: its seller, within two days',
    description: sentAgain,
    problems: ['wrong-stage', 'conflict', 'changed'],
    body: acceptance.optional(),
    answers: { 200: transitionResult },
    run: ({ app, caller, params, body }) => makeTransition(app, caller, params.id, 'accept', body),
  }),
  route.put('/orders/{id}/received', {
    access: 'person',
    summary: 'Say that the item changed hands, or confirm it: its buyer',
    description: sentAgain,
    problems: ['wrong-stage', 'conflict'],
    answers: { 200: transitionResult },
    run: ({ app, caller, params }) => makeTransition(app, caller, params.id, 'received'),
  }),
  ...endCalls.map(([action, summary]) =>
    route.put(`/orders/{id}/${action}`, {
      access: 'person',
      summary,
      description: sentAgain,
      problems: ['wrong-stage', 'conflict'],
      body: ending.optional(),
      answers: { 200: transitionResult },
      run: ({ app, caller, params, body }) => makeTransition(app, caller, params.id, action, body),
    }),
  ),
  route.delete('/orders/{id}', {
    access: 'person',
    summary: 'Leave an order, or hide one that changed hands: its buyer, its seller or an admin',
    answers: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deleteOrder(app, caller, params.id) }),
  }),
  route.put('/orders/{id}/meeting', {
    access: 'person',
    summary: 'Propose when and where to meet, within 30 days: its buyer or its seller',
    description: 'It replaces what was proposed before. What both agreed on stands until they agree on this.',
    problems: ['wrong-stage', 'too-many-requests'],
    body: proposal,
    answers: { 200: transitionResult },
    run: ({ app, caller, params, body }) => proposeMeeting(app, caller, params.id, body),
  }),
  route.put('/orders/{id}/meeting/agree', {
    access: 'person',
    summary: 'Agree to what the other side proposed',
    description: 'Both get a mail with the meeting for their calendars.',
    problems: ['wrong-stage', 'conflict'],
    body: agreement,
    answers: { 200: transitionResult },
    run: ({ app, caller, params, body }) => agreeOnMeeting(app, caller, params.id, body),
  }),
  route.get('/orders/{id}/handover', {
    access: 'person',
    summary:
      'The code to its buyer; to its seller what a typed code is compared with where there is no network',
    description: 'There once the seller has accepted.',
    problems: ['wrong-stage'],
    answers: { 200: handover },
    run: ({ app, caller, params }) => showHandover(app, caller, params.id),
  }),
  route.put('/orders/{id}/handover', {
    access: 'person',
    summary: 'Complete a deal by the code that the buyer told: its seller',
    description:
      'Also for seven days after it expired, while the item is available. After five wrong codes in 15 minutes it answers 429.',
    problems: ['wrong-stage', 'conflict', 'too-many-requests'],
    body: handoverCode,
    answers: { 200: transitionResult },
    run: ({ app, caller, params, body }) => handOver(app, caller, params.id, body.code),
  }),
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
