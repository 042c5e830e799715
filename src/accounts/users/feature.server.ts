import type { Feature } from '#src/platform/feature.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { userRoutes, suspensionRoutes, verificationRoutes } from './api.server.ts';
import { eraseAccounts, eraseClosedAccounts } from './closing/service.server.ts';
import { userDetailRoutes } from './details/api.server.ts';
import { exportNotes } from './details/queries.server.ts';
import { userRenamed } from './events.server.ts';
import { ownDataRoutes } from './own-data/api.server.ts';
import { verificationRequestRoutes } from './verifying/asking/api.server.ts';
import { verificationsToCheck, exportRequests } from './verifying/asking/queries.server.ts';
import { endForNewName } from './verifying/asking/service.server.ts';
import { exportVerifications } from './verifying/queries.server.ts';

export const userFeature = {
  routes: [
    ...userRoutes,
    ...suspensionRoutes,
    ...verificationRoutes,
    ...verificationRequestRoutes,
    ...userDetailRoutes,
  ],
  personalDataRoutes: ownDataRoutes,
  provides: [verificationsToCheck],
  eventHandlers: [userRenamed.handledBy(endForNewName)],
  jobs: [defineWork(eraseAccounts, ({ app }) => eraseClosedAccounts(app))],
  personalData: {
    verifications: { read: exportVerifications },
    verificationRequests: { about: 'your requests to be verified', read: exportRequests },
    notes: { about: "admins' notes about you, without their authors", read: exportNotes },
  },
} satisfies Feature;
