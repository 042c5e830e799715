import type { Feature } from '#src/platform/feature.server.ts';
import { auditRoutes } from './api.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { dropOldEntries, listSignInsOf } from './queries.server.ts';

const keptDays = 365;
const forgetAudit = scheduledJob('forget-audit', '37 3 * * *', { limitSeconds: 600 });

export const auditFeature: Feature = {
  routes: auditRoutes,
  jobs: [defineWork(forgetAudit, ({ app }) => dropOldEntries(app.db, keptDays))],
  personalData: { signIns: { about: 'of the last year', read: listSignInsOf } },
};
