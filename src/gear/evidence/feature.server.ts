import type { Feature } from '#src/platform/feature.server.ts';
import { change } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { evidenceRoutes } from './api.server.ts';
import { deleteUnattached, exportEvidence } from './queries.server.ts';

const forgetEvidence = scheduledJob('forget-evidence', '31 * * * *', { limitSeconds: 600 });

export const evidenceWork = defineWork(forgetEvidence, async ({ app }) => change(app, deleteUnattached));

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
