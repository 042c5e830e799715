import { z } from 'zod';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { auditEntry, auditQuery } from './contract.ts';
import { listAudit } from './service.server.ts';

export const auditRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/audit',
    access: ['admin'],
    summary: 'What admins did and who signed in, the last first; `q` finds people on either side',
    tag: 'audit',
    query: auditQuery,
    answers: { 200: z.array(auditEntry) },
    handle: async ({ app, query, request }) => pageResponse(request, await listAudit(app, query)),
  }),
];
