import type { Feature } from '#src/platform/feature.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { imageRoutes } from './api.server.ts';
import { removePhotos, removeUnusedPhotos } from './removal/service.server.ts';

export const photoFeature: Feature = {
  routes: imageRoutes,
  jobs: [defineWork(removePhotos, ({ app }) => removeUnusedPhotos(app))],
};
