import { z } from 'zod';
import { deleted, idParams } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { newOrder, order, ordersQuery } from './contract.ts';
import { deleteOrder, listOrdersFor, placeOrder } from './service.server.ts';

const tag = 'orders';

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
    problems: ['not-found', 'already-booked', 'conflict', 'gone', 'not-on-show', 'unverified-email'],
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
    method: 'DELETE',
    path: '/orders/{id}',
    access: 'person',
    summary: 'Cancel an order: its buyer, its seller or an admin',
    tag,
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await deleteOrder(app, caller, params.id) }),
  }),
];
