import { z } from 'zod';
import type { Job } from '#src/platform/jobs.server.ts';

/** Each run leaves the rest to another; the schedule goes on where a process ended in the middle. */
export const sendLetters: Job = {
  name: 'send-letters',
  data: z.object({}),
  retries: { limit: 3, delay: 5, longest: 60 },
  limitSeconds: 300,
  schedule: '* * * * *',
};
