import type { Feature } from '#src/platform/feature.server.ts';
import { identityRoutes } from './api.server.ts';
import { identityWork } from './jobs.server.ts';

export const authFeature: Feature = {
  routes: identityRoutes,
  jobs: identityWork,
  // The HTML is the same for everyone, because only the browser knows the session.
  publicPaths: [
    { pattern: /^\/(login|signup)$/, params: ['from'] },
    { pattern: /^\/login\/google$/, params: ['error'] },
    { pattern: /^\/forgot-password$/ },
    { pattern: /^\/(reset-password|verify-email)$/, params: ['token'] },
  ],
};
