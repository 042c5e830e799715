import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted } from '#src/platform/schemas.ts';
import { bookingFields, itemProblems, newOrder } from './booking/schemas.ts';
import { placeOrder } from './booking/service.server.ts';
import { giveContact } from './contact/service.server.ts';
import { settleDispute, withdrawDispute } from './dispute/ending-service.server.ts';
import { readDisputeMessages } from './dispute/messages-service.server.ts';
import {
  dispute,
  disputeAnswer,
  disputeMessage,
  disputeMessagesQuery,
  disputesQuery,
  newDispute,
  ruling,
  settlementProposal,
} from './dispute/schemas.ts';
import { answerDispute, decideDispute, listDisputes, openDispute } from './dispute/service.server.ts';
import { handover, handoverCode } from './handover/schemas.ts';
import { handOver, showHandover } from './handover/service.server.ts';
import { ordersQuery } from './lists/schemas.ts';
import { listOrdersFor } from './lists/service.server.ts';
import { agreement, proposal } from './meeting/schemas.ts';
import { agreeOnMeeting, proposeMeeting, showCalendar } from './meeting/service.server.ts';
import { acceptance, ending, order, orderDetails, transitionResult } from './schemas.ts';
import { deleteOrder, showOrder } from './service.server.ts';
import { makeTransition } from './transitions/service.server.ts';

const route = routesOf('orders');

const endCalls = [
  ['decline', 'Decline a request, as its seller'],
  ['withdraw', 'Withdraw a request, as its buyer'],
  ['cancel', 'Cancel an accepted order, as either side; admins can cancel any open order'],
] as const;
/** The access and the response of all calls that act on an order. */
const transition = { access: 'user', responses: { 200: transitionResult } } as const;
const sentAgain = 'A repeated call changes nothing and returns 0.';

export const orderRoutes = [
  route.post('/orders', {
    access: ['Buyer'],
    summary: 'Book an item',
    description:
      'Without `listing`, the item is found by `seller`, `title`, `sale` and `img` if exactly one available item ' +
      'matches. Name, title, price, photo and seller are taken from the database. Both sides get an email.',
    problems: itemProblems,
    idempotent: true,
    body: newOrder,
    responses: { 201: order },
    run: ({ app, caller, body }) => placeOrder(app, caller, body),
  }),
  route.get('/orders', {
    access: 'user',
    scope: 'orders:read',
    summary: 'All orders for an admin, received orders for a seller, own orders for a buyer',
    query: ordersQuery,
    responses: { 200: z.array(order) },
    list: ({ app, caller, query }) => listOrdersFor(app, caller, query),
  }),
  route.get('/orders/{id}', {
    access: 'user',
    scope: 'orders:read',
    summary: 'One order with its history, for its buyer, its seller or an admin',
    responses: { 200: orderDetails },
    run: ({ app, caller, params }) => showOrder(app, caller, params.id),
  }),
  route.put('/orders/{id}/accept', {
    ...transition,
    summary: 'Accept a request within two days, as its seller',
    description: sentAgain,
    problems: ['wrong-stage', 'conflict', 'changed'],
    body: acceptance.optional(),
    run: ({ app, caller, params, body }) => makeTransition(app, caller, params.id, 'accept', body),
  }),
  route.put('/orders/{id}/received', {
    ...transition,
    summary: 'Report or confirm the handover, as its buyer',
    description: sentAgain,
    problems: ['wrong-stage', 'conflict'],
    run: ({ app, caller, params }) => makeTransition(app, caller, params.id, 'received'),
  }),
  ...endCalls.map(([action, summary]) =>
    route.put(`/orders/{id}/${action}`, {
      ...transition,
      summary,
      description: sentAgain,
      problems: ['wrong-stage', 'conflict'],
      body: ending.optional(),
      run: ({ app, caller, params, body }) => makeTransition(app, caller, params.id, action, body),
    }),
  ),
  route.delete('/orders/{id}', {
    access: 'user',
    summary: 'Cancel an order, or hide a completed one, as its buyer, its seller or an admin',
    description: 'A disputed order can only be canceled, by an admin, and only before the handover.',
    problems: ['wrong-stage'],
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deleteOrder(app, caller, params.id) }),
  }),
  route.put('/orders/{id}/contact', {
    ...transition,
    summary: "Add the buyer's phone number and meeting place to an order from an accepted offer",
    description: `Nobody can propose a meeting before that. ${sentAgain}`,
    problems: ['wrong-stage', 'conflict', 'too-many-requests'],
    body: bookingFields,
    run: ({ app, caller, params, body }) => giveContact(app, caller, params.id, body),
  }),
  route.put('/orders/{id}/meeting', {
    ...transition,
    summary: 'Propose a meeting within the next 30 days, as its buyer or its seller',
    description:
      'One to three times at one place, of which the other side picks one. Replaces an earlier proposal. A meeting ' +
      'that both agreed on stays valid until they agree on this one. With `seen`, responds with `changed` if the ' +
      'other side has made a newer proposal.',
    problems: ['wrong-stage', 'conflict', 'changed', 'too-many-requests'],
    body: proposal,
    run: ({ app, caller, params, body }) => proposeMeeting(app, caller, params.id, body),
  }),
  route.put('/orders/{id}/meeting/agree', {
    ...transition,
    summary: 'Agree to the meeting that the other side proposed',
    description:
      'If several times were proposed, `at` names one of them. Both get an email with a calendar entry.',
    problems: ['wrong-stage', 'conflict'],
    body: agreement,
    run: ({ app, caller, params, body }) => agreeOnMeeting(app, caller, params.id, body),
  }),
  route.get('/orders/{id}/calendar', {
    access: 'user',
    scope: 'orders:read',
    summary: 'The agreed meeting as a calendar file, for its buyer and its seller',
    description: 'The same file as in the email. An agreed change raises its `SEQUENCE`.',
    problems: ['wrong-stage'],
    responseType: 'text/calendar',
    responses: { 200: z.string() },
    handle: async ({ app, caller, params }) =>
      new Response(await showCalendar(app, caller, params.id), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
          'content-disposition': 'attachment; filename="meeting.ics"',
        },
      }),
  }),
  route.get('/orders/{id}/handover', {
    access: 'user',
    summary: 'The handover code for the buyer, or a hash for the seller to check a code offline',
    description: 'Available once the seller has accepted.',
    problems: ['wrong-stage'],
    responses: { 200: handover },
    run: ({ app, caller, params }) => showHandover(app, caller, params.id),
  }),
  route.put('/orders/{id}/handover', {
    ...transition,
    summary: "Complete a deal with the buyer's handover code, as its seller",
    description:
      'Also possible for seven days after the order expired, while the item is available. Returns 429 after five wrong codes in 15 minutes.',
    problems: ['wrong-stage', 'conflict', 'too-many-requests'],
    body: handoverCode,
    run: ({ app, caller, params, body }) => handOver(app, caller, params.id, body.code),
  }),
  route.post('/orders/{id}/dispute', {
    ...transition,
    summary: 'Report a problem with an order: open a dispute',
    description:
      'From one hour after the meeting: `no-show`, and for the buyer `not-received`. After the handover, until the order is complete: `not-as-described` and `wrong-item` for the buyer, `unpaid` for the seller, and, for the side that did not report the handover, `not-handed-over` and `not-received`. The other side has three days to respond; after that, an admin decides, or a no-show is upheld. Each side can open three disputes about an order.',
    problems: ['wrong-stage'],
    body: newDispute,
    run: ({ app, caller, params, body }) => openDispute(app, caller, params.id, body),
  }),
  route.put('/orders/{id}/dispute', {
    ...transition,
    summary: "Respond to the other side's claim",
    problems: ['wrong-stage'],
    body: disputeAnswer,
    run: ({ app, caller, params, body }) => answerDispute(app, caller, params.id, body),
  }),
  route.put('/orders/{id}/dispute/settlement', {
    ...transition,
    summary: 'Propose how to end the dispute, or agree with the other side',
    description:
      'Ends the order if the other side has proposed the same outcome. Otherwise this proposal replaces an earlier one, and the other side gets an email.',
    problems: ['wrong-stage', 'conflict', 'too-many-requests'],
    body: settlementProposal,
    run: ({ app, caller, params, body }) => settleDispute(app, caller, params.id, body),
  }),
  route.delete('/orders/{id}/dispute', {
    ...transition,
    summary: 'Withdraw a dispute, as the side that opened it',
    description:
      'The order returns to its earlier stage, with a new deadline: seven days after a meeting, three days after a handover.',
    problems: ['wrong-stage'],
    run: ({ app, caller, params }) => withdrawDispute(app, caller, params.id),
  }),
  route.get('/disputes/{id}/messages', {
    access: ['admin'],
    summary: 'The messages between the two sides of a dispute; the audit log records each opening',
    description: 'The latest messages; `before` reads earlier ones.',
    problems: ['not-found'],
    query: disputeMessagesQuery,
    responses: { 200: z.array(disputeMessage) },
    run: ({ app, caller, params, query }) => readDisputeMessages(app, caller, params.id, query),
  }),
  route.get('/disputes', {
    access: ['admin'],
    scope: 'admin:read',
    summary: 'Disputes, open ones first',
    query: disputesQuery,
    responses: { 200: z.array(dispute) },
    list: ({ app, caller, query }) => listDisputes(app, caller, query),
  }),
  route.put('/disputes/{id}', {
    access: ['admin'],
    confirm: true,
    summary: 'Decide a dispute',
    description: 'Both sides are notified. A sold item is available again if its order is canceled.',
    problems: ['wrong-stage', 'conflict'],
    body: ruling,
    responses: { 200: transitionResult },
    run: ({ app, caller, params, body }) => decideDispute(app, caller, params.id, body),
  }),
] as const;
