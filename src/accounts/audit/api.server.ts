import { z } from 'zod';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { auditEntry, auditQuery } from './schemas.ts';
import { listAudit } from './service.server.ts';

const route = routesOf('audit');

export const auditRoutes: Route[] = [
  route.get('/audit', {
    access: ['admin'],
    summary: 'What admins did and who logged in, the last first; `q` finds people on either side',
    query: auditQuery,
    answers: { 200: z.array(auditEntry) },
    list: ({ app, query }) => listAudit(app, query),
  }),
];
