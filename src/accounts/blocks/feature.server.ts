import type { Feature } from '#src/platform/feature.server.ts';
import { exportBlocks } from './queries.server.ts';
import { blockRoutes } from './api.server.ts';

export const blockFeature: Feature = {
  routes: blockRoutes,
  personalData: { blocks: { read: exportBlocks } },
};
