import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { transitionResult } from '#src/deals/orders/schemas.ts';
import { agreement, proposal } from './schemas.ts';
import { agreeOnMeeting, proposeMeeting } from './service.server.ts';

const route = routesOf('orders');

export const meetingRoutes: Route[] = [
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
];
