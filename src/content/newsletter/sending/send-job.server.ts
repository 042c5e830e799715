import { scheduledJob } from '#src/platform/jobs/queue.server.ts';

/** Each run leaves the rest to another; the schedule goes on where a process ended in the middle. */
export const sendLetters = scheduledJob('send-letters', '* * * * *', {
  limitSeconds: 300,
  retries: { limit: 3, delay: 5, longest: 60 },
});
