import type { Feature } from '#src/platform/feature.server.ts';
import { modelSitemap } from './service.server.ts';

export const modelItemsFeature = {
  publicPaths: [{ pattern: /^\/models\/[\w-]{1,64}(\.data)?$/ }],
  sitemap: modelSitemap,
} satisfies Feature;
