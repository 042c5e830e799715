import { z } from 'zod';
import { deleted, idParams } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { kitChanges, kitItem, kitPlan, newKitItem } from './contract.ts';
import { planKit } from './plan-service.server.ts';
import { addToKit, changeInKit, showKit, takeFromKit } from './service.server.ts';

const tag = 'kit';

export const kitRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/my/kit',
    access: 'person',
    summary: 'The cameras and lenses that the caller has',
    tag,
    answers: { 200: z.array(kitItem) },
    handle: async ({ app, caller }) => Response.json(await showKit(app, caller)),
  }),
  defineRoute({
    method: 'POST',
    path: '/my/kit',
    access: 'person',
    summary: 'Add a camera or lens to the kit, 60 at most',
    tag,
    problems: ['conflict'],
    body: newKitItem,
    answers: { 201: kitItem },
    handle: async ({ app, caller, body }) =>
      Response.json(await addToKit(app, caller, body), { status: 201 }),
  }),
  defineRoute({
    method: 'GET',
    path: '/my/kit/plan',
    access: 'person',
    summary:
      'What fits what of the kit, the adapters that serve most, and the focal lengths that are missing',
    tag,
    answers: { 200: kitPlan },
    handle: async ({ app, caller }) => Response.json(await planKit(app, caller)),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/my/kit/{id}',
    access: 'person',
    summary: 'Say which mount something of the kit has, or what it is called',
    tag,
    problems: ['not-found'],
    params: idParams,
    body: kitChanges,
    answers: { 200: kitItem },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await changeInKit(app, caller, params.id, body)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/my/kit/{id}',
    access: 'person',
    summary: 'Take something out of the kit',
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await takeFromKit(app, caller, params.id) }),
  }),
];
