import { z } from 'zod';
import { newNote, note, userDetails } from '#src/accounts/users/schemas.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { listNotesOf, showUser, writeNote } from './service.server.ts';

const route = routesOf('moderation');

export const userDetailRoutes = [
  route.get('/people/{id}', {
    access: ['admin'],
    scope: 'admin:read',
    summary: 'One user, even if their account is closed',
    responses: { 200: userDetails },
    run: ({ app, caller, params }) => showUser(app, caller, params.id),
  }),
  route.get('/people/{id}/notes', {
    access: ['admin'],
    scope: 'admin:read',
    summary: "Admins' notes about a user, newest first",
    query: paging,
    responses: { 200: z.array(note) },
    list: ({ app, params, query }) => listNotesOf(app, params.id, query),
  }),
  route.post('/people/{id}/notes', {
    access: ['admin'],
    summary: 'Add an admin note about a user',
    description: 'The user can read it in `GET /profile/export`, without its author.',
    problems: ['conflict'],
    body: newNote,
    responses: { 201: note },
    run: ({ app, caller, params, body }) => writeNote(app, caller, params.id, body.text),
  }),
] as const;
