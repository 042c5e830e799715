import { userErased } from '#src/accounts/users/events.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { newsletterRoutes } from './api.server.ts';
import { newsletterWork } from './jobs.server.ts';
import { exportLetters } from './issues/queries.server.ts';
import { exportSubscription, forgetSubscriber } from './subscribing/queries.server.ts';

export const newsletterFeature: Feature = {
  routes: newsletterRoutes,
  jobs: newsletterWork,
  personalData: {
    lettersWritten: { read: exportLetters },
    newsletter: { readByEmail: exportSubscription },
  },
  eventHandlers: [
    // The subscription of an email that is not confirmed may be somebody else's.
    userErased.handledBy(async (_app, trx, { provedEmail }) => {
      if (provedEmail !== null) await forgetSubscriber(trx, provedEmail);
    }),
  ],
};
