import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { transitionResult } from '#src/deals/orders/schemas.ts';
import { handover, handoverCode } from './schemas.ts';
import { handOver, showHandover } from './service.server.ts';

const route = routesOf('orders');

export const handoverRoutes: Route[] = [
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
];
