import type { Manifest } from '#src/platform/manifest.server.ts';
import { info } from '#src/texts/info.server.ts';
import { homeRoutes } from './http.server.ts';

const infoPages = Object.keys(info).map((name) => `/${name}`);

export const homeManifest: Manifest = {
  routes: homeRoutes,
  publicPaths: [
    { pattern: /^\/(_\.data)?$/ },
    { pattern: /^\/api\/categories$/ },
    { pattern: /^\/(buying|selling|safety|about|contact|terms|privacy|cookies)$/ },
  ],
  pages: ['/', ...infoPages],
};
