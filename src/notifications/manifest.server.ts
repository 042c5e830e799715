import type { Manifest } from '#src/platform/manifest.server.ts';
import { notificationExamples } from './examples.ts';
import { exportNotifications, exportPreferences } from './export-queries.server.ts';
import { notificationRoutes } from './http.server.ts';
import { forgetWork } from './jobs.server.ts';

export const notificationManifest: Manifest = {
  routes: notificationRoutes,
  jobs: [forgetWork],
  examples: notificationExamples,
  personalData: {
    notifications: { read: exportNotifications },
    notificationPreferences: { about: 'what you chose', read: exportPreferences },
  },
};
