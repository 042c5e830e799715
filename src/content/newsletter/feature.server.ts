import { userErased } from '#src/accounts/users/events.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';
import { newsletterRoutes } from './api.server.ts';
import { exportIssues } from './issues/queries.server.ts';
import { sendIssues, sendSome } from './sending/service.server.ts';
import { deleteOldAddresses, exportSubscription, deleteSubscriber } from './subscribing/queries.server.ts';

export const deleteOldSubscribers = scheduledJob('forget-subscribers', '23 3 * * *', { limitSeconds: 60 });

export const newsletterWork: Work[] = [
  defineWork(deleteOldSubscribers, ({ app }) => deleteOldAddresses(app.db)),
  defineWork(sendIssues, ({ app }) => sendSome(app)),
];

export const newsletterFeature = {
  routes: newsletterRoutes,
  jobs: newsletterWork,
  personalData: {
    lettersWritten: { read: exportIssues },
    newsletter: { readByEmail: exportSubscription },
  },
  eventHandlers: [
    // An unconfirmed email address may belong to somebody else.
    userErased.handledBy(async (_app, trx, { provedEmail }) => {
      if (provedEmail !== null) await deleteSubscriber(trx, provedEmail);
    }),
  ],
} satisfies Feature;
