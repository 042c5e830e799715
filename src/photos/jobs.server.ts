import { z } from 'zod';
import { defineWork, type Job, type Work } from '#src/platform/jobs.server.ts';
import { removeUnusedPhotos } from './removal-service.server.ts';

/** Each hour, what nothing shows any more. */
export const removePhotos: Job = {
  name: 'remove-photos',
  data: z.object({}),
  retries: { limit: 3, delay: 60, longest: 900 },
  limitSeconds: 1800,
  schedule: '23 * * * *',
};

export const imageWork: Work[] = [defineWork(removePhotos, ({ app }) => removeUnusedPhotos(app))];
