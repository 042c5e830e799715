import type { Feature } from '#src/platform/feature.server.ts';
import { pageRoutes } from './api.server.ts';
import { pageNames } from './schemas.ts';

// The imprint is missing until an admin has written it, so sitemaps leave it out.
const shipped = pageNames.filter((name) => name !== 'imprint');

export const pageFeature = {
  routes: pageRoutes,
  publicPaths: [
    { pattern: new RegExp(`^/(${pageNames.join('|')})(\\.data)?$`) },
    { pattern: new RegExp(`^/api/shop/pages(/(${pageNames.join('|')}))?$`) },
  ],
  pages: shipped.map((name) => `/${name}`),
} satisfies Feature;
