import { defineWork, scheduledJob, type Work } from '#src/platform/jobs.server.ts';
import { forgetAddresses } from './queries.server.ts';
import { sendLetters } from './send-letters-job.server.ts';
import { sendSome } from './sending-service.server.ts';

export const forgetSubscribers = scheduledJob('forget-subscribers', '23 3 * * *', { limitSeconds: 60 });

export const newsletterWork: Work[] = [
  defineWork(forgetSubscribers, ({ app }) => forgetAddresses(app.db)),
  defineWork(sendLetters, ({ app }) => sendSome(app)),
];
