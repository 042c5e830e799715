import { z } from 'zod';
import { deleted } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import {
  letter,
  letterChanges,
  letterFields,
  lettersQuery,
  letterSummary,
  sending,
  subscribers,
  testSent,
} from '#src/content/newsletter/schemas.ts';
import { countConfirmed } from './queries.server.ts';
import {
  addLetter,
  changeLetter,
  deleteLetter,
  listLetters,
  sendTest,
  showLetter,
} from './service.server.ts';
import { resumeLetter, sendLetter, stopLetter } from '#src/content/newsletter/sending/service.server.ts';

const route = routesOf('newsletter');
const access = ['admin'] as const;
// 50,000 characters may be three bytes each, and six where a client escapes them.
const maxJsonBytes = 320 * 1024;

/** How admins write letters and send them. */
export const letterRoutes: Route[] = [
  route.get('/newsletter/subscribers', {
    access,
    summary: 'How many get the next letter',
    answers: { 200: subscribers },
    run: async ({ app }) => ({ confirmed: await countConfirmed(app.db) }),
  }),
  route.get('/newsletter/letters', {
    access,
    summary: 'Every letter, drafts too, newest first',
    query: lettersQuery,
    answers: { 200: z.array(letterSummary) },
    list: ({ app, query }) => listLetters(app, query),
  }),
  route.get('/newsletter/letters/{id}', {
    access,
    summary: 'One letter',
    answers: { 200: letter },
    run: ({ app, params }) => showLetter(app, params.id),
  }),
  route.post('/newsletter/letters', {
    access,
    summary: 'Write a letter, as a draft',
    body: letterFields,
    maxJsonBytes,
    answers: { 201: letter },
    run: ({ app, caller, body }) => addLetter(app, caller, body),
  }),
  route.patch('/newsletter/letters/{id}', {
    access,
    summary: 'Change a draft',
    problems: ['conflict'],
    body: letterChanges,
    maxJsonBytes,
    answers: { 200: letter },
    run: ({ app, caller, params, body }) => changeLetter(app, caller, params.id, body),
  }),
  route.delete('/newsletter/letters/{id}', {
    access,
    summary: 'Delete a draft',
    problems: ['conflict'],
    answers: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deleteLetter(app, caller, params.id) }),
  }),
  route.post('/newsletter/letters/{id}/test', {
    access,
    summary: 'Mail a letter to the caller alone',
    answers: { 200: testSent },
    run: async ({ app, caller, params }) => ({ to: await sendTest(app, caller, params.id) }),
  }),
  route.post('/newsletter/letters/{id}/send', {
    access,
    summary: 'Send a letter to everyone who has confirmed by now',
    description: 'It cannot be changed from then on. Each recipient gets it once at most.',
    problems: ['conflict'],
    body: sending,
    answers: { 200: letter },
    run: ({ app, caller, params, body }) => sendLetter(app, caller, params.id, body.changed),
  }),
  ...(
    [
      ['stop', 'Stop what has not gone out yet', stopLetter],
      ['resume', 'Go on with a letter that was stopped', resumeLetter],
    ] as const
  ).map(([name, summary, act]) =>
    route.post(`/newsletter/letters/{id}/${name}`, {
      access,
      summary,
      problems: ['conflict'],
      answers: { 200: letter },
      run: ({ app, caller, params }) => act(app, caller, params.id),
    }),
  ),
];
