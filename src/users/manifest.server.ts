import type { Manifest } from '#src/platform/manifest.server.ts';
import { userRoutes } from './http.server.ts';
import { userWork } from './jobs.server.ts';
import { personRoutes } from './person-http.server.ts';
import { exportNotes } from './person-queries.server.ts';
import { suspensionRoutes } from './suspension-http.server.ts';
import { verificationRoutes } from './verification-http.server.ts';
import { exportVerifications } from './verification-queries.server.ts';

export const userManifest: Manifest = {
  routes: [...userRoutes, ...suspensionRoutes, ...verificationRoutes, ...personRoutes],
  jobs: userWork,
  personalData: {
    verifications: { read: exportVerifications },
    notes: { about: 'what admins wrote down of them, without who did', read: exportNotes },
  },
};
