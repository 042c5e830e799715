import type { Manifest } from '#src/platform/manifest.server.ts';
import { evidenceRoutes } from './http.server.ts';
import { evidenceWork } from './jobs.server.ts';
import { exportEvidence } from './queries.server.ts';

export const evidenceManifest: Manifest = {
  routes: evidenceRoutes,
  jobs: [evidenceWork],
  personalData: {
    evidence: {
      about: 'what was read of files that you sent; no serial number is kept',
      read: exportEvidence,
    },
  },
};
