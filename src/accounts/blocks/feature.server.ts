import { z } from 'zod';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted, modified } from '#src/platform/schemas.ts';
import { exportBlocks } from './queries.server.ts';
import { block, blockedState, newBlock } from './schemas.ts';
import { blockUser, listOwnBlocks, showBlockedState, unblockUser } from './service.server.ts';

const route = routesOf('blocks');

const blockRoutes = [
  route.get('/blocks', {
    access: 'user',
    summary: 'The users that the caller has blocked, newest first',
    responses: { 200: z.array(block) },
    run: ({ app, caller }) => listOwnBlocks(app, caller),
  }),
  route.get('/blocks/{id}', {
    access: 'user',
    summary: 'Whether a block prevents messages, offers and bookings between the caller and a user',
    description: 'Does not say which of the two has blocked the other.',
    problems: ['not-found'],
    responses: { 200: blockedState },
    run: ({ app, caller, params }) => showBlockedState(app, caller, params.id),
  }),
  route.put('/blocks/{id}', {
    access: 'user',
    summary: 'Block a user: no messages, offers or bookings between the two',
    description:
      'Pending offers are closed. Rejected while there is an open order between the two, unless the request cancels it.',
    problems: ['not-found', 'conflict', 'open-order'],
    body: newBlock.optional(),
    responses: { 200: modified },
    run: async ({ app, caller, params, body }) => ({
      modifiedCount: await blockUser(app, caller, params.id, { cancelsOrders: body?.cancel ?? false }),
    }),
  }),
  route.delete('/blocks/{id}', {
    access: 'user',
    summary: 'Unblock a user',
    problems: ['not-found'],
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await unblockUser(app, caller, params.id) }),
  }),
] as const;

export const blockFeature = {
  routes: blockRoutes,
  personalData: { blocks: { read: exportBlocks } },
} satisfies Feature;
