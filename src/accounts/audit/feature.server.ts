import { z } from 'zod';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { dropOldEntries, listSignInsOf } from './queries.server.ts';
import { auditEntry, auditQuery } from './schemas.ts';
import { listAudit } from './service.server.ts';

const route = routesOf('audit');

const auditRoutes = [
  route.get('/audit', {
    access: ['admin'],
    scope: 'admin:read',
    summary: 'Admin actions and logins, newest first; `q` matches the actor and the person affected',
    query: auditQuery,
    responses: { 200: z.array(auditEntry) },
    list: ({ app, query }) => listAudit(app, query),
  }),
] as const;

const retentionDays = 365;
const pruneAudit = scheduledJob('forget-audit', '37 3 * * *', { limitSeconds: 600 });

export const auditFeature = {
  routes: auditRoutes,
  jobs: [defineWork(pruneAudit, ({ app }) => dropOldEntries(app.db, retentionDays))],
  personalData: { signIns: { about: 'of the last year', read: listSignInsOf } },
} satisfies Feature;
