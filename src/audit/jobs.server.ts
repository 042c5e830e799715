import { z } from 'zod';
import { defineWork, type Job, type Work } from '#src/platform/jobs.server.ts';
import { dropOldEntries } from './queries.server.ts';

const keptDays = 365;

const forgetAudit: Job = {
  name: 'forget-audit',
  data: z.object({}),
  retries: { limit: 5, delay: 60, longest: 3600 },
  limitSeconds: 600,
  schedule: '37 3 * * *',
};

export const auditWork: Work[] = [defineWork(forgetAudit, ({ app }) => dropOldEntries(app.db, keptDays))];
