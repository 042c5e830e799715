import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { modified } from '#src/platform/schemas.ts';
import { closeReport } from './deciding/service.server.ts';
import { factReport, factReportsQuery } from './fact-schemas.ts';
import { filedReport, newReport, quotedMessage, report, reportsQuery, verdict } from './schemas.ts';
import { fileReport, listFactReports, listReported } from './service.server.ts';
import { readQuoted } from './viewing/quote-service.server.ts';

const route = routesOf('reports');

export const reportRoutes = [
  route.post('/reports', {
    access: 'user',
    summary:
      'Report an item, a message of the other side of a conversation, a review, or a fact about a model',
    description:
      'An item can be reported until 30 days after its seller withdrew or paused it. One open report per person and item or fact, and one report per person and message or review. At most 30 a day; 5 for accounts that are younger than a week or have not confirmed their address.',
    problems: ['not-found', 'conflict', 'gone', 'not-on-show', 'too-many-requests'],
    body: newReport,
    responses: { 201: filedReport },
    run: ({ app, caller, body }) => fileReport(app, caller, body),
  }),
  route.get('/reports', {
    access: ['admin'],
    scope: 'admin:read',
    summary: 'Reports, open ones first; without those that concern the caller',
    description:
      'Open reports of the same item, message or review are one entry with all `voices`, and so are those that one decision closed.',
    query: reportsQuery,
    responses: { 200: z.array(report) },
    list: ({ app, caller, query }) => listReported(app, caller, query),
  }),
  route.get('/reports/facts', {
    access: ['admin'],
    scope: 'admin:read',
    summary: 'Reports of facts about models, open ones first',
    query: factReportsQuery,
    responses: { 200: z.array(factReport) },
    list: ({ app, query }) => listFactReports(app, query),
  }),
  route.get('/reports/{id}/messages', {
    access: ['admin'],
    summary: 'The reported message and the ten before it; each reading is recorded in the audit log',
    problems: ['not-found'],
    responses: { 200: z.array(quotedMessage) },
    run: ({ app, caller, params }) => readQuoted(app, caller, params.id),
  }),
  route.put('/reports/{id}', {
    access: ['admin'],
    summary:
      'Decide on what was reported: dismiss it, pause or remove the item, remove the review, or uphold the report of a message or a fact',
    description:
      'All open reports of the item, message or review are closed with it, and everyone who filed one gets an email. A sold item cannot be paused. The same report can later remove a paused item; `DELETE /pauses/{id}` restores it. The same decision again changes nothing; if another one stands, the response is 409.',
    problems: ['conflict', 'changed'],
    body: verdict,
    responses: { 200: modified },
    run: async ({ app, caller, params, body }) => ({
      modifiedCount: await closeReport(app, caller, params.id, body),
    }),
  }),
] as const;
