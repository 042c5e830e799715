import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted } from '#src/platform/schemas.ts';
import { kitChanges, kitItem, kitPlan, newKitItem } from './schemas.ts';
import { addToKit, changeInKit, planKit, showKit, removeFromKit } from './service.server.ts';

const route = routesOf('kit');

export const kitRoutes = [
  route.get('/my/kit', {
    access: 'user',
    summary: 'The cameras and lenses that the caller owns',
    responses: { 200: z.array(kitItem) },
    run: ({ app, caller }) => showKit(app, caller),
  }),
  route.post('/my/kit', {
    access: 'user',
    summary: 'Add a camera or lens to the kit, which can have at most 60',
    problems: ['conflict'],
    body: newKitItem,
    responses: { 201: kitItem },
    run: ({ app, caller, body }) => addToKit(app, caller, body),
  }),
  route.get('/my/kit/plan', {
    access: 'user',
    summary: 'Compatibility within the kit, the most useful adapters, and missing focal lengths',
    responses: { 200: kitPlan },
    run: ({ app, caller }) => planKit(app, caller),
  }),
  route.patch('/my/kit/{id}', {
    access: 'user',
    summary: 'Change the mount or the name of an item in the kit',
    problems: ['not-found'],
    body: kitChanges,
    responses: { 200: kitItem },
    run: ({ app, caller, params, body }) => changeInKit(app, caller, params.id, body),
  }),
  route.delete('/my/kit/{id}', {
    access: 'user',
    summary: 'Remove an item from the kit',
    problems: ['not-found'],
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await removeFromKit(app, caller, params.id) }),
  }),
] as const;
