import type { Feature } from '#src/platform/feature.server.ts';
import { exportNotifications, exportPreferences, exportPushes } from './export-queries.server.ts';
import { notificationRoutes } from './api.server.ts';
import { forgetWork, mailWork, pushWork } from './jobs.server.ts';
import { pushRoutes } from './push/api.server.ts';

export const notificationFeature: Feature = {
  routes: [...notificationRoutes, ...pushRoutes],
  jobs: [mailWork, forgetWork, pushWork],
  personalData: {
    notifications: { read: exportNotifications },
    pushes: { about: 'the browsers that tell you, without their keys', read: exportPushes },
    notificationPreferences: { about: 'what you chose', read: exportPreferences },
  },
};
