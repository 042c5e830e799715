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
    problems: ['not-found', 'conflict', 'gone', 'not-on-show'],
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
    summary: 'Decide on an item that was reported: dismiss what was said, pause the item, or remove it',
    description:
      'All open reports of the item are closed with it, and everyone who filed one is told. A sold item cannot be paused. What was paused can be removed later, by the same report; `DELETE /pauses/{id}` brings it back.',
    tag,
    problems: ['conflict'],
    params: idParams,
    body: verdict,
    answers: { 200: modified },
    handle: async ({ app, caller, params, body }) =>
      Response.json({ modifiedCount: await closeReport(app, caller, params.id, body) }),
  }),
];
