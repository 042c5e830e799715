import { z } from 'zod';
import {
  issue,
  issueChanges,
  issueFields,
  issuesQuery,
  issueSummary,
  sending,
  subscribers,
  testSent,
} from '#src/content/newsletter/schemas.ts';
import { resumeIssue, sendIssue, stopIssue } from '#src/content/newsletter/sending/service.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted } from '#src/platform/schemas.ts';
import { countConfirmed } from './queries.server.ts';
import { addIssue, changeIssue, deleteIssue, listIssues, sendTest, showIssue } from './service.server.ts';

const route = routesOf('newsletter');
const access = ['admin'] as const;
// 50,000 characters take up to three bytes each, or six when the client escapes them.
const maxJsonBytes = 320 * 1024;

export const issueRoutes = [
  route.get('/newsletter/subscribers', {
    access,
    summary: 'The number of recipients of the next issue',
    responses: { 200: subscribers },
    run: async ({ app }) => ({ confirmed: await countConfirmed(app.db) }),
  }),
  route.get('/newsletter/letters', {
    access,
    summary: 'All newsletter issues, including drafts, newest first',
    query: issuesQuery,
    responses: { 200: z.array(issueSummary) },
    list: ({ app, query }) => listIssues(app, query),
  }),
  route.get('/newsletter/letters/{id}', {
    access,
    summary: 'One newsletter issue',
    responses: { 200: issue },
    run: ({ app, params }) => showIssue(app, params.id),
  }),
  route.post('/newsletter/letters', {
    access,
    summary: 'Create a newsletter issue as a draft',
    body: issueFields,
    maxJsonBytes,
    responses: { 201: issue },
    run: ({ app, caller, body }) => addIssue(app, caller, body),
  }),
  route.patch('/newsletter/letters/{id}', {
    access,
    summary: 'Change a draft',
    description: 'Fields that are not sent stay as they are.',
    problems: ['conflict', 'changed'],
    body: issueChanges,
    maxJsonBytes,
    responses: { 200: issue },
    run: ({ app, caller, params, body }) => changeIssue(app, caller, params.id, body),
  }),
  route.delete('/newsletter/letters/{id}', {
    access,
    summary: 'Delete a draft',
    problems: ['conflict'],
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deleteIssue(app, caller, params.id) }),
  }),
  route.post('/newsletter/letters/{id}/test', {
    access,
    summary: 'Send a test of an issue to the caller only',
    responses: { 200: testSent },
    run: async ({ app, caller, params }) => ({ to: await sendTest(app, caller, params.id) }),
  }),
  route.post('/newsletter/letters/{id}/send', {
    access,
    confirm: true,
    summary: 'Send an issue to all confirmed subscribers',
    description: 'It can no longer be changed. Each recipient gets it at most once.',
    problems: ['conflict'],
    body: sending,
    responses: { 200: issue },
    run: ({ app, caller, params, body }) => sendIssue(app, caller, params.id, body.changed),
  }),
  ...(
    [
      ['stop', 'Stop sending an issue', stopIssue],
      ['resume', 'Resume sending a stopped issue', resumeIssue],
    ] as const
  ).map(([name, summary, act]) =>
    route.post(`/newsletter/letters/{id}/${name}`, {
      access,
      summary,
      problems: ['conflict'],
      responses: { 200: issue },
      run: ({ app, caller, params }) => act(app, caller, params.id),
    }),
  ),
] as const;
