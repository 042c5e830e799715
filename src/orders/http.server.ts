import { z } from 'zod';
import { deleted, idParams } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { acceptance, ending, newOrder, order, orderDetails, ordersQuery, stepTaken } from './contract.ts';
import { deleteOrder, listOrdersFor, placeOrder, showOrder } from './service.server.ts';
import { takeStep } from './step-service.server.ts';

const tag = 'orders';

/** Calls that end an order. Other steps have their own calls; 'mark sold' is a call of the item. */
const endCalls = [
  ['decline', 'Say no to a request: its seller'],
  ['withdraw', 'Take a request back: its buyer'],
  ['cancel', 'Call off what was accepted: either side; an admin whatever is not at its end'],
] as const;
const sentAgain = 'A repeated call changes nothing and counts 0.';

export const orderRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/orders',
    access: ['Buyer'],
    summary: 'Book an item',
    description:
      'Without `listing` it is found by `seller`, `title`, `sale` and `img`, where exactly one available item ' +
      'matches. Name, title, price, picture and seller are those of the database. Both sides get a mail.',
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
    ],
    idempotent: true,
    body: newOrder,
    answers: { 201: order },
    handle: async ({ app, caller, body }) =>
      Response.json(await placeOrder(app, caller, body), { status: 201 }),
  }),
  defineRoute({
    method: 'GET',
    path: '/orders',
    access: 'person',
    summary: 'All orders for an admin, those addressed to a seller, or those of a buyer',
    tag,
    query: ordersQuery,
    answers: { 200: z.array(order) },
    handle: async ({ app, caller, query, request }) =>
      pageResponse(request, await listOrdersFor(app, caller, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/orders/{id}',
    access: 'person',
    summary: 'One order with what has happened: its buyer, its seller or an admin',
    tag,
    params: idParams,
    answers: { 200: orderDetails },
    handle: async ({ app, caller, params }) => Response.json(await showOrder(app, caller, params.id)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/orders/{id}/accept',
    access: 'person',
    summary: 'Say yes to a request: its seller, within two days',
    description: sentAgain,
    tag,
    problems: ['wrong-stage', 'conflict', 'changed'],
    params: idParams,
    body: acceptance.optional(),
    answers: { 200: stepTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await takeStep(app, caller, params.id, 'accept', body)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/orders/{id}/received',
    access: 'person',
    summary: 'Say that the item changed hands, or confirm it: its buyer',
    description: sentAgain,
    tag,
    problems: ['wrong-stage', 'conflict'],
    params: idParams,
    answers: { 200: stepTaken },
    handle: async ({ app, caller, params }) =>
      Response.json(await takeStep(app, caller, params.id, 'received')),
  }),
  ...endCalls.map(([action, summary]) =>
    defineRoute({
      method: 'PUT',
      path: `/orders/{id}/${action}`,
      access: 'person',
      summary,
      description: sentAgain,
      tag,
      problems: ['wrong-stage', 'conflict'],
      params: idParams,
      body: ending.optional(),
      answers: { 200: stepTaken },
      handle: async ({ app, caller, params, body }) =>
        Response.json(await takeStep(app, caller, params.id, action, body)),
    }),
  ),
  defineRoute({
    method: 'DELETE',
    path: '/orders/{id}',
    access: 'person',
    summary: 'Leave an order, or hide one that changed hands: its buyer, its seller or an admin',
    tag,
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await deleteOrder(app, caller, params.id) }),
  }),
];
