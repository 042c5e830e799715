import { z } from 'zod';
import { idParams } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { stepTaken } from './contract.ts';
import {
  agreement,
  dispute,
  disputeAnswer,
  disputesQuery,
  handover,
  handoverCode,
  newDispute,
  proposal,
  ruling,
} from './deal-contract.ts';
import { answerDispute, decideDispute, listDisputes, openDispute } from './dispute-service.server.ts';
import { handOver, showHandover } from './handover-service.server.ts';
import { agreeOnMeeting, proposeMeeting } from './meeting-service.server.ts';

const tag = 'orders';

/** How the two sides of an order meet, hand over, and disagree. */
export const dealRoutes: Route[] = [
  defineRoute({
    method: 'PUT',
    path: '/orders/{id}/meeting',
    access: 'person',
    summary: 'Propose when and where to meet, within 30 days: its buyer or its seller',
    description: 'It replaces what was proposed before. What both agreed on stands until they agree on this.',
    tag,
    problems: ['wrong-stage', 'too-many-requests'],
    params: idParams,
    body: proposal,
    answers: { 200: stepTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await proposeMeeting(app, caller, params.id, body)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/orders/{id}/meeting/agree',
    access: 'person',
    summary: 'Agree to what the other side proposed',
    description: 'Both get a mail with the meeting for their calendars.',
    tag,
    problems: ['wrong-stage', 'conflict'],
    params: idParams,
    body: agreement,
    answers: { 200: stepTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await agreeOnMeeting(app, caller, params.id, body)),
  }),
  defineRoute({
    method: 'GET',
    path: '/orders/{id}/handover',
    access: 'person',
    summary:
      'The code to its buyer; to its seller what a typed code is compared with where there is no network',
    description: 'There once the seller has accepted.',
    tag,
    problems: ['wrong-stage'],
    params: idParams,
    answers: { 200: handover },
    handle: async ({ app, caller, params }) => Response.json(await showHandover(app, caller, params.id)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/orders/{id}/handover',
    access: 'person',
    summary: 'Complete a deal by the code that the buyer told: its seller',
    description:
      'Also for seven days after it expired, while the item is available. After five wrong codes in 15 minutes it answers 429.',
    tag,
    problems: ['wrong-stage', 'conflict', 'too-many-requests'],
    params: idParams,
    body: handoverCode,
    answers: { 200: stepTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await handOver(app, caller, params.id, body.code)),
  }),
  defineRoute({
    method: 'POST',
    path: '/orders/{id}/dispute',
    access: 'person',
    summary: 'Claim that the other side did not come, or deny that the item changed hands',
    description:
      'A no-show from an hour after the meeting on. The other side has three days to answer; then an admin decides, or a no-show stands.',
    tag,
    problems: ['wrong-stage'],
    params: idParams,
    body: newDispute,
    answers: { 200: stepTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await openDispute(app, caller, params.id, body)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/orders/{id}/dispute',
    access: 'person',
    summary: 'Answer what the other side claims',
    tag,
    problems: ['wrong-stage'],
    params: idParams,
    body: disputeAnswer,
    answers: { 200: stepTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await answerDispute(app, caller, params.id, body.answer)),
  }),
  defineRoute({
    method: 'GET',
    path: '/disputes',
    access: ['admin'],
    summary: 'Disputes, what is open first',
    tag,
    query: disputesQuery,
    answers: { 200: z.array(dispute) },
    handle: async ({ app, caller, query, request }) =>
      pageResponse(request, await listDisputes(app, caller, query)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/disputes/{id}',
    access: ['admin'],
    summary: 'Decide what two sides disagree about',
    description: 'Both are told. What was sold and is cancelled is on sale again.',
    tag,
    problems: ['wrong-stage', 'conflict'],
    params: idParams,
    body: ruling,
    answers: { 200: stepTaken },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await decideDispute(app, caller, params.id, body)),
  }),
];
