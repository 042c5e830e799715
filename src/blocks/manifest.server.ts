import type { Manifest } from '#src/platform/manifest.server.ts';
import { exportBlocks } from './export-queries.server.ts';
import { blockRoutes } from './http.server.ts';

export const blockManifest: Manifest = {
  routes: blockRoutes,
  personalData: { blocks: { read: exportBlocks } },
};
