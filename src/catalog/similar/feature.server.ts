import type { Feature } from '#src/platform/feature.server.ts';
import { similarRoutes } from './api.server.ts';

export const similarFeature: Feature = {
  routes: similarRoutes,
  publicPaths: [{ pattern: /^\/api\/(cameras|lens|accessories)\/[\w-]{1,64}\/similar$/ }],
};
