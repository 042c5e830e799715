import { z } from 'zod';
import { deleted } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { kitChanges, kitItem, kitPlan, newKitItem } from './schemas.ts';
import { addToKit, changeInKit, planKit, showKit, takeFromKit } from './service.server.ts';

const route = routesOf('kit');

export const kitRoutes: Route[] = [
  route.get('/my/kit', {
    access: 'person',
    summary: 'The cameras and lenses that the caller has',
    answers: { 200: z.array(kitItem) },
    run: ({ app, caller }) => showKit(app, caller),
  }),
  route.post('/my/kit', {
    access: 'person',
    summary: 'Add a camera or lens to the kit, 60 at most',
    problems: ['conflict'],
    body: newKitItem,
    answers: { 201: kitItem },
    run: ({ app, caller, body }) => addToKit(app, caller, body),
  }),
  route.get('/my/kit/plan', {
    access: 'person',
    summary:
      'What fits what of the kit, the adapters that serve most, and the focal lengths that are missing',
    answers: { 200: kitPlan },
    run: ({ app, caller }) => planKit(app, caller),
  }),
  route.patch('/my/kit/{id}', {
    access: 'person',
    summary: 'Say which mount something of the kit has, or what it is called',
    problems: ['not-found'],
    body: kitChanges,
    answers: { 200: kitItem },
    run: ({ app, caller, params, body }) => changeInKit(app, caller, params.id, body),
  }),
  route.delete('/my/kit/{id}', {
    access: 'person',
    summary: 'Take something out of the kit',
    problems: ['not-found'],
    answers: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await takeFromKit(app, caller, params.id) }),
  }),
];
