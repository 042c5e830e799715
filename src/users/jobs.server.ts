import { z } from 'zod';
import { defineWork, type Job, type Work } from '#src/platform/jobs.server.ts';
import { eraseClosedAccounts } from './removal-service.server.ts';

export const eraseAccounts: Job = {
  name: 'erase-accounts',
  data: z.object({}),
  retries: { limit: 5, delay: 60, longest: 3600 },
  limitSeconds: 600,
  schedule: '11 3 * * *',
};

export const userWork: Work[] = [defineWork(eraseAccounts, ({ app }) => eraseClosedAccounts(app))];
