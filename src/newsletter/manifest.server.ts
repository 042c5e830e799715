import type { Manifest } from '#src/platform/manifest.server.ts';
import { newsletterRoutes } from './http.server.ts';
import { newsletterWork } from './jobs.server.ts';
import { exportLetters } from './letter-queries.server.ts';

export const newsletterManifest: Manifest = {
  routes: newsletterRoutes,
  jobs: newsletterWork,
  personalData: { lettersWritten: { read: exportLetters } },
};
