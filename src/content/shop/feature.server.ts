import type { Feature } from '#src/platform/feature.server.ts';
import { shopRoutes } from './api.server.ts';
import { deleteLogosWork } from './logo/service.server.ts';

export const shopFeature = {
  routes: shopRoutes,
  jobs: [deleteLogosWork],
  publicPaths: [
    { pattern: /^\/api\/shop$/ },
    { pattern: /^\/shop\/(manifest\.webmanifest|logo-[0-9a-f]{16}-[a-z0-9-]+\.png)$/ },
  ],
} satisfies Feature;
