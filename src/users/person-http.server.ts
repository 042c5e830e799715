import { z } from 'zod';
import { moderatedListing } from '#src/listings/contract.ts';
import { idParams, paging } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { newNote, note, person } from './contract.ts';
import { listItemsOf, listNotesOf, showPerson, writeNote } from './person-service.server.ts';

const tag = 'moderation';

export const personRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/people/{id}',
    access: ['admin'],
    summary: 'One person, also when their account is closed',
    tag,
    params: idParams,
    answers: { 200: person },
    handle: async ({ app, caller, params }) => Response.json(await showPerson(app, caller, params.id)),
  }),
  defineRoute({
    method: 'GET',
    path: '/people/{id}/items',
    access: ['admin'],
    summary: 'Everything that a person ever put up, withdrawn and paused items too, the newest first',
    tag,
    params: idParams,
    query: paging,
    answers: { 200: z.array(moderatedListing) },
    handle: async ({ app, params, query, request }) =>
      pageResponse(request, await listItemsOf(app, params.id, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/people/{id}/notes',
    access: ['admin'],
    summary: 'What admins wrote down of a person, the newest first',
    tag,
    params: idParams,
    query: paging,
    answers: { 200: z.array(note) },
    handle: async ({ app, params, query, request }) =>
      pageResponse(request, await listNotesOf(app, params.id, query)),
  }),
  defineRoute({
    method: 'POST',
    path: '/people/{id}/notes',
    access: ['admin'],
    summary: 'Write down what admins should know of a person',
    description: 'The person may ask for it: it is in `GET /profile/export`, without who wrote it.',
    tag,
    problems: ['conflict'],
    params: idParams,
    body: newNote,
    answers: { 201: note },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await writeNote(app, caller, params.id, body.text), { status: 201 }),
  }),
];
