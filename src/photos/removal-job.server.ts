import { z } from 'zod';
import type { Job } from '#src/platform/jobs.server.ts';

export const removePhotos: Job = {
  name: 'remove-photos',
  data: z.object({}),
  retries: { limit: 3, delay: 60, longest: 900 },
  limitSeconds: 1800,
  schedule: '23 * * * *',
};
