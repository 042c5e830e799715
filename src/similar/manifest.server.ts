import type { Manifest } from '#src/platform/manifest.server.ts';
import { similarRoutes } from './http.server.ts';

export const similarManifest: Manifest = {
  routes: similarRoutes,
  publicPaths: [{ pattern: /^\/api\/(cameras|lens|accessories)\/[\w-]{1,64}\/similar$/ }],
};
