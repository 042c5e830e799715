import { z } from 'zod';
import { deleted, idParams, modified } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { block, newBlock } from './contract.ts';
import { blockPerson, showBlocks, unblockPerson } from './block-service.server.ts';

const tag = 'blocks';

export const blockRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/blocks',
    access: 'person',
    summary: 'Whom the caller has blocked, the last first',
    tag,
    answers: { 200: z.array(block) },
    handle: async ({ app, caller }) => Response.json(await showBlocks(app, caller)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/blocks/{id}',
    access: 'person',
    summary: 'Block a person: no messages, offers or bookings between the two',
    description:
      'Offers that wait are closed. While there is an open order between the two it is refused, unless that is to be called off, too.',
    tag,
    problems: ['not-found', 'conflict', 'open-order'],
    params: idParams,
    body: newBlock.optional(),
    answers: { 200: modified },
    handle: async ({ app, caller, params, body }) =>
      Response.json({ modifiedCount: await blockPerson(app, caller, params.id, body?.cancel ?? false) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/blocks/{id}',
    access: 'person',
    summary: 'Take a block back',
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await unblockPerson(app, caller, params.id) }),
  }),
];
