import { z } from 'zod';
import { idParams, modified } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { newReport, report, reportsQuery, verdict } from './contract.ts';
import { closeReport, fileReport, listReported } from './service.server.ts';

const tag = 'reports';

export const reportRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/reports',
    access: 'person',
    summary: 'Report an item',
    description: 'One open report per person and item.',
    tag,
    problems: ['not-found', 'conflict', 'gone'],
    body: newReport,
    answers: { 201: report },
    handle: async ({ app, caller, body }) =>
      Response.json(await fileReport(app, caller, body), { status: 201 }),
  }),
  defineRoute({
    method: 'GET',
    path: '/reports',
    access: ['admin'],
    summary: 'Reports, what is open first',
    tag,
    query: reportsQuery,
    answers: { 200: z.array(report) },
    handle: async ({ app, query, request }) => pageResponse(request, await listReported(app, query)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/reports/{id}',
    access: ['admin'],
    summary: 'Close a report: dismiss it, or remove the item',
    tag,
    params: idParams,
    body: verdict,
    answers: { 200: modified },
    handle: async ({ app, caller, params, body }) =>
      Response.json({ modifiedCount: await closeReport(app, caller, params.id, body.outcome) }),
  }),
];
