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
];
