import { z } from 'zod';
import { deleted, idParams } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import {
  letter,
  letterChanges,
  letterFields,
  lettersQuery,
  letterSummary,
  sending,
  subscribers,
  testSent,
} from './contract.ts';
import { countConfirmed } from './letter-queries.server.ts';
import {
  addLetter,
  changeLetter,
  deleteLetter,
  listLetters,
  sendTest,
  showLetter,
} from './letter-service.server.ts';
import { resumeLetter, sendLetter, stopLetter } from './sending-service.server.ts';

const tag = 'newsletter';
const access = ['admin'] as const;
// 50,000 characters may be three bytes each, and six where a client escapes them.
const maxJsonBytes = 320 * 1024;

/** How admins write letters and send them. */
export const letterRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/newsletter/subscribers',
    access,
    summary: 'How many get the next letter',
    tag,
    answers: { 200: subscribers },
    handle: async ({ app }) => Response.json({ confirmed: await countConfirmed(app.db) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/newsletter/letters',
    access,
    summary: 'Every letter, drafts too, newest first',
    tag,
    query: lettersQuery,
    answers: { 200: z.array(letterSummary) },
    handle: async ({ app, query, request }) => pageResponse(request, await listLetters(app, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/newsletter/letters/{id}',
    access,
    summary: 'One letter',
    tag,
    params: idParams,
    answers: { 200: letter },
    handle: async ({ app, params }) => Response.json(await showLetter(app, params.id)),
  }),
  defineRoute({
    method: 'POST',
    path: '/newsletter/letters',
    access,
    summary: 'Write a letter, as a draft',
    tag,
    body: letterFields,
    maxJsonBytes,
    answers: { 201: letter },
    handle: async ({ app, caller, body }) =>
      Response.json(await addLetter(app, caller, body), { status: 201 }),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/newsletter/letters/{id}',
    access,
    summary: 'Change a draft',
    tag,
    problems: ['conflict'],
    params: idParams,
    body: letterChanges,
    maxJsonBytes,
    answers: { 200: letter },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await changeLetter(app, caller, params.id, body)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/newsletter/letters/{id}',
    access,
    summary: 'Delete a draft',
    tag,
    problems: ['conflict'],
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await deleteLetter(app, caller, params.id) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/newsletter/letters/{id}/test',
    access,
    summary: 'Mail a letter to the caller alone',
    tag,
    params: idParams,
    answers: { 200: testSent },
    handle: async ({ app, caller, params }) => Response.json({ to: await sendTest(app, caller, params.id) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/newsletter/letters/{id}/send',
    access,
    summary: 'Send a letter to everyone who has confirmed by now',
    description: 'It cannot be changed from then on. Each recipient gets it once at most.',
    tag,
    problems: ['conflict'],
    params: idParams,
    body: sending,
    answers: { 200: letter },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await sendLetter(app, caller, params.id, body.changed)),
  }),
  ...(
    [
      ['stop', 'Stop what has not gone out yet', stopLetter],
      ['resume', 'Go on with a letter that was stopped', resumeLetter],
    ] as const
  ).map(([name, summary, act]) =>
    defineRoute({
      method: 'POST',
      path: `/newsletter/letters/{id}/${name}`,
      access,
      summary,
      tag,
      problems: ['conflict'],
      params: idParams,
      answers: { 200: letter },
      handle: async ({ app, caller, params }) => Response.json(await act(app, caller, params.id)),
    }),
  ),
];
