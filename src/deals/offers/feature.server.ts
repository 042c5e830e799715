import type { Feature } from '#src/platform/feature.server.ts';
import { offerRoutes } from './api.server.ts';
import { offerDeadline } from './jobs.server.ts';
import { offersToDo, exportOffersMade, exportOffersReceived } from './list-queries.server.ts';
import { offerNotices } from './notifications.server.ts';

export const offerFeature = {
  routes: offerRoutes,
  jobs: offerDeadline.jobs,
  provides: [offerNotices, offersToDo],
  personalData: {
    offersMade: { read: exportOffersMade },
    offersReceived: { about: "without the buyers' own data", read: exportOffersReceived },
  },
} satisfies Feature;
