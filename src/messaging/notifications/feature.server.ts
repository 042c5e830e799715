import type { Feature } from '#src/platform/feature.server.ts';
import { notificationRoutes } from './api.server.ts';
import { exportNotifications, exportPreferences, exportPushes } from './export-queries.server.ts';
import { retentionWork, mailWork, pushWork } from './jobs.server.ts';
import { pushRoutes } from './push/api.server.ts';

export const notificationFeature = {
  routes: [...notificationRoutes, ...pushRoutes],
  jobs: [mailWork, retentionWork, pushWork],
  personalData: {
    notifications: { read: exportNotifications },
    pushes: { about: 'your browsers with push notifications, without their keys', read: exportPushes },
    notificationPreferences: { about: 'your preferences', read: exportPreferences },
  },
} satisfies Feature;
