import { z } from 'zod';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { factReports } from './facts-service.server.ts';
import { followReferenceWork } from './jobs.server.ts';
import { checkNotes } from './notes-service.server.ts';
import { loadReference } from './reference.server.ts';
import { gearFound, gearQuery, noteChange, shopNote } from './schemas.ts';
import { suggestGear } from './service.server.ts';
import { changeNote, listNotes } from './shown-notes-service.server.ts';

const route = routesOf('gear');

const gearRoutes = [
  route.get('/gear', {
    access: 'public',
    summary: 'Brands and models that typed text can mean',
    description:
      'From the built-in reference of cameras and lenses (lensfun, CC BY-SA 3.0). Empty without `q` and `brand`.',
    query: gearQuery,
    responses: { 200: gearFound },
    handle: async ({ app, query }) =>
      Response.json(await suggestGear(app, query), { headers: { 'cache-control': 'public, max-age=300' } }),
  }),
  route.get('/models/{id}/notes', {
    access: ['admin'],
    summary: 'The notes on a model, hidden ones, too',
    problems: ['not-found'],
    responses: { 200: z.array(shopNote) },
    run: ({ app, params }) => listNotes(app, params.id),
  }),
  route.put('/models/{id}/notes/{note}', {
    access: ['admin'],
    summary: 'Change or hide a note on a model',
    description: 'A note with its original text changes with the reference again.',
    params: z.object({
      id: z.string().meta({ description: 'its `_id`' }),
      note: z.string().meta({ description: 'its `key`' }),
    }),
    problems: ['not-found'],
    body: noteChange,
    responses: { 200: shopNote },
    run: ({ app, caller, params, body }) => changeNote(app, caller, params, body.text),
  }),
] as const;

export const modelFeature = {
  routes: gearRoutes,
  jobs: [followReferenceWork],
  provides: [factReports],
  prepare: {
    what: 'models',
    async load(db, root) {
      await checkNotes(root);
      await loadReference(db, root);
    },
  },
} satisfies Feature;
