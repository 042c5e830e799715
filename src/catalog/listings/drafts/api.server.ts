import { z } from 'zod';
import { deleted } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { draft, draftChange, newDraft } from './schemas.ts';
import { addDraft, deleteDraft, listDrafts, saveDraft } from './service.server.ts';

const route = routesOf('drafts');

/** Enough for the longest description, all photos and a finished checklist. */
const maxJsonBytes = 32 * 1024;

export const draftRoutes: Route[] = [
  route.get('/my/drafts', {
    access: 'user',
    summary: "The caller's unfinished items, the last saved first",
    responses: { 200: z.array(draft) },
    run: ({ app, caller }) => listDrafts(app, caller),
  }),
  route.post('/my/drafts', {
    access: 'user',
    summary: 'Save an unfinished item as a draft; an account can have 20',
    description:
      'Photos in a draft count like those of items, and are kept with it. `draft` in `POST /cameras`, `POST /lens` or `POST /accessories` lists the item and deletes its draft.',
    problems: ['conflict', 'too-many-requests'],
    idempotent: true,
    maxJsonBytes,
    body: newDraft,
    responses: { 201: draft },
    run: ({ app, caller, body }) => addDraft(app, caller, body),
  }),
  route.patch('/my/drafts/{id}', {
    access: 'user',
    summary: 'Replace the fields of a draft',
    description:
      'Responds with 409 `changed` if `version` is not the current one: another device has saved it.',
    problems: ['changed', 'too-many-requests'],
    maxJsonBytes,
    body: draftChange,
    responses: { 200: draft },
    run: ({ app, caller, params, body }) => saveDraft(app, caller, params.id, body),
  }),
  route.delete('/my/drafts/{id}', {
    access: 'user',
    summary: 'Delete a draft',
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deleteDraft(app, caller, params.id) }),
  }),
];
