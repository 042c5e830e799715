import { z } from 'zod';
import type { Job } from './jobs.server.ts';

/**
 * Tells those who follow its seller of a new item. Here, since items come before the feature that does the work, which shows them:
 * they cannot ask it.
 */
export const itemListed: Job<{ listing: string }> = {
  name: 'item-listed',
  data: z.object({ listing: z.string() }),
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 300,
};
