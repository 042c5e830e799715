import type { Feature } from '#src/platform/feature.server.ts';
import { shopRoutes } from './api.server.ts';

export const shopFeature: Feature = {
  routes: shopRoutes,
  publicPaths: [{ pattern: /^\/api\/shop$/ }],
};
