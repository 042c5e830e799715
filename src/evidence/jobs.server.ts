import { z } from 'zod';
import { change } from '#src/platform/app.server.ts';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import { deleteUnattached } from './queries.server.ts';

const forgetEvidence: Job = {
  name: 'forget-evidence',
  data: z.object({}),
  retries: { limit: 5, delay: 60, longest: 3600 },
  limitSeconds: 600,
  schedule: '31 * * * *',
};

export const evidenceWork = defineWork(forgetEvidence, async ({ app }) => change(app, deleteUnattached));
