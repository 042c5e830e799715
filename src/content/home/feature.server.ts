import type { Feature } from '#src/platform/feature.server.ts';
import { info } from '#src/texts/info.server.ts';
import { homeRoutes } from './api.server.ts';

const infoPages = Object.keys(info).map((name) => `/${name}`);

export const homeFeature: Feature = {
  routes: homeRoutes,
  publicPaths: [
    { pattern: /^\/(_\.data)?$/ },
    { pattern: /^\/api\/categories$/ },
    { pattern: /^\/(buying|selling|safety|about|contact|terms|privacy|cookies)$/ },
  ],
  pages: ['/', ...infoPages],
};
