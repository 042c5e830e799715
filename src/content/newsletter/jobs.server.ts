import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';
import { forgetAddresses } from './subscribing/queries.server.ts';
import { sendLetters, sendSome } from './sending/service.server.ts';

export const forgetSubscribers = scheduledJob('forget-subscribers', '23 3 * * *', { limitSeconds: 60 });

export const newsletterWork: Work[] = [
  defineWork(forgetSubscribers, ({ app }) => forgetAddresses(app.db)),
  defineWork(sendLetters, ({ app }) => sendSome(app)),
];
