import { z } from 'zod';
import { paging } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { newNote, note, person } from '#src/accounts/users/schemas.ts';
import { listNotesOf, showUser, writeNote } from './service.server.ts';

const route = routesOf('moderation');

export const userDetailRoutes: Route[] = [
  route.get('/people/{id}', {
    access: ['admin'],
    summary: 'One person, also when their account is closed',
    answers: { 200: person },
    run: ({ app, caller, params }) => showUser(app, caller, params.id),
  }),
  route.get('/people/{id}/notes', {
    access: ['admin'],
    summary: 'What admins wrote down of a person, the newest first',
    query: paging,
    answers: { 200: z.array(note) },
    list: ({ app, params, query }) => listNotesOf(app, params.id, query),
  }),
  route.post('/people/{id}/notes', {
    access: ['admin'],
    summary: 'Write down what admins should know of a person',
    description: 'The person may ask for it: it is in `GET /profile/export`, without who wrote it.',
    problems: ['conflict'],
    body: newNote,
    answers: { 201: note },
    run: ({ app, caller, params, body }) => writeNote(app, caller, params.id, body.text),
  }),
];
