import { scheduledJob } from '#src/platform/jobs/queue.server.ts';

export const removePhotos = scheduledJob('remove-photos', '23 * * * *', {
  limitSeconds: 1800,
  retries: { limit: 3, delay: 60, longest: 900 },
});
