import { z } from 'zod';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { stepTaken } from './schemas.ts';
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
} from './deal-schemas.ts';
import { answerDispute, decideDispute, listDisputes, openDispute } from './dispute/service.server.ts';
import { handOver, showHandover } from './handover/service.server.ts';
import { agreeOnMeeting, proposeMeeting } from './meeting/service.server.ts';

const route = routesOf('orders');

export const dealRoutes: Route[] = [
  route.put('/orders/{id}/meeting', {
    access: 'person',
    summary: 'Propose when and where to meet, within 30 days: its buyer or its seller',
    description: 'It replaces what was proposed before. What both agreed on stands until they agree on this.',
    problems: ['wrong-stage', 'too-many-requests'],
    body: proposal,
    answers: { 200: stepTaken },
    run: ({ app, caller, params, body }) => proposeMeeting(app, caller, params.id, body),
  }),
  route.put('/orders/{id}/meeting/agree', {
    access: 'person',
    summary: 'Agree to what the other side proposed',
    description: 'Both get a mail with the meeting for their calendars.',
    problems: ['wrong-stage', 'conflict'],
    body: agreement,
    answers: { 200: stepTaken },
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
    answers: { 200: stepTaken },
    run: ({ app, caller, params, body }) => handOver(app, caller, params.id, body.code),
  }),
  route.post('/orders/{id}/dispute', {
    access: 'person',
    summary: 'Claim that the other side did not come, or deny that the item changed hands',
    description:
      'A no-show from an hour after the meeting on. The other side has three days to answer; then an admin decides, or a no-show stands.',
    problems: ['wrong-stage'],
    body: newDispute,
    answers: { 200: stepTaken },
    run: ({ app, caller, params, body }) => openDispute(app, caller, params.id, body),
  }),
  route.put('/orders/{id}/dispute', {
    access: 'person',
    summary: 'Answer what the other side claims',
    problems: ['wrong-stage'],
    body: disputeAnswer,
    answers: { 200: stepTaken },
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
    description: 'Both are told. What was sold and is cancelled is on sale again.',
    problems: ['wrong-stage', 'conflict'],
    body: ruling,
    answers: { 200: stepTaken },
    run: ({ app, caller, params, body }) => decideDispute(app, caller, params.id, body),
  }),
];
