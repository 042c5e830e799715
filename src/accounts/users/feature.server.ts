import type { Feature } from '#src/platform/feature.server.ts';
import { userRoutes } from './api.server.ts';
import { userWork } from './closing/jobs.server.ts';
import { personRoutes } from './details/api.server.ts';
import { exportNotes } from './details/queries.server.ts';
import { suspensionRoutes } from './suspending/api.server.ts';
import { verificationRoutes } from './verifying/api.server.ts';
import { exportVerifications } from './verifying/queries.server.ts';

export const userFeature: Feature = {
  routes: [...userRoutes, ...suspensionRoutes, ...verificationRoutes, ...personRoutes],
  jobs: userWork,
  personalData: {
    verifications: { read: exportVerifications },
    notes: { about: 'what admins wrote down of them, without who did', read: exportNotes },
  },
};
