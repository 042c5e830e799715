import type { Manifest } from '#src/platform/manifest.server.ts';
import { offerDeadline } from './clock.server.ts';
import { exportOffersMade, exportOffersReceived } from './export-queries.server.ts';
import { offerRoutes } from './http.server.ts';

export const offerManifest: Manifest = {
  routes: offerRoutes,
  jobs: offerDeadline.jobs,
  personalData: {
    offersMade: { read: exportOffersMade },
    offersReceived: { about: "without the buyers' own data", read: exportOffersReceived },
  },
};
