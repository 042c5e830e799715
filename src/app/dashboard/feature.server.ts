import type { Feature } from '#src/platform/feature.server.ts';
import { dashboardRoutes } from './api.server.ts';

export const dashboardFeature: Feature = {
  routes: dashboardRoutes,
  // What its lists are asked for is read by the browser.
  publicPaths: [{ pattern: /^\/dashboard(\/[\w-]{1,64}){0,3}$/ }],
};
