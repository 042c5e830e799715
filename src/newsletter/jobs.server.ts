import { z } from 'zod';
import { defineWork, type Job, type Work } from '#src/platform/jobs.server.ts';
import { forgetAddresses } from './queries.server.ts';
import { sendLetters } from './send-letters-job.server.ts';
import { sendSome } from './sending-service.server.ts';

export const forgetSubscribers: Job = {
  name: 'forget-subscribers',
  data: z.object({}),
  retries: { limit: 5, delay: 60, longest: 3600 },
  limitSeconds: 60,
  schedule: '23 3 * * *',
};

export const newsletterWork: Work[] = [
  defineWork(forgetSubscribers, ({ app }) => forgetAddresses(app.db)),
  defineWork(sendLetters, ({ app }) => sendSome(app)),
];
