import type { Manifest } from '#src/platform/manifest.server.ts';
import { dashboardRoutes } from './http.server.ts';

export const dashboardManifest: Manifest = {
  routes: dashboardRoutes,
  // What its lists are asked for is read by the browser.
  publicPaths: [{ pattern: /^\/dashboard(\/[\w-]{1,64}){0,3}$/ }],
};
