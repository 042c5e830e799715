import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';
import { dropOldEntries } from './queries.server.ts';

const keptDays = 365;

const forgetAudit = scheduledJob('forget-audit', '37 3 * * *', { limitSeconds: 600 });

export const auditWork: Work[] = [defineWork(forgetAudit, ({ app }) => dropOldEntries(app.db, keptDays))];
