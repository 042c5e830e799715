import { z } from 'zod';
import { defineWork, type Job, type Work } from '#src/platform/jobs.server.ts';
import { clearAdvertised } from './owner-queries.server.ts';

/** Lists exclude expired advertisements anyway, but cached pages change only with a row. */
export const endAdvertisements: Job = {
  name: 'end-advertisements',
  data: z.object({}),
  retries: { limit: 5, delay: 60, longest: 3600 },
  limitSeconds: 60,
  schedule: '7 * * * *',
};

export const catalogWork: Work[] = [defineWork(endAdvertisements, ({ app }) => clearAdvertised(app.db))];
