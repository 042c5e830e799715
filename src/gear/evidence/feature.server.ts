import type { Feature } from '#src/platform/feature.server.ts';
import { evidenceRoutes } from './api.server.ts';
import { evidenceWork } from './jobs.server.ts';
import { exportEvidence } from './queries.server.ts';

export const evidenceFeature: Feature = {
  routes: evidenceRoutes,
  jobs: [evidenceWork],
  personalData: {
    evidence: {
      about: 'what was read of files that you sent; no serial number is kept',
      read: exportEvidence,
    },
  },
};
