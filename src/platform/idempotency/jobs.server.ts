import { z } from 'zod';
import { defineWork, type Job, type Work } from '#src/platform/jobs.server.ts';
import { dropOldAnswers } from './queries.server.ts';

/** Each hour, the answers that nobody asks for again. */
const forgetAnswers: Job = {
  name: 'forget-answers',
  data: z.object({}),
  retries: { limit: 3, delay: 60, longest: 600 },
  limitSeconds: 300,
  schedule: '41 * * * *',
};

export const idempotencyWork: Work[] = [defineWork(forgetAnswers, ({ app }) => dropOldAnswers(app.db))];
