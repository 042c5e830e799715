import type { Manifest } from '#src/platform/manifest.server.ts';
import { identityWork } from './jobs.server.ts';

/** Its calls are made with the provider of accounts, by `src/server/api.ts`. */
export const authManifest: Manifest = {
  jobs: identityWork,
  // Their HTML is the same for everyone: who is signed in is known to the browser alone.
  publicPaths: [
    { pattern: /^\/(login|signup)$/, params: ['from'] },
    { pattern: /^\/login\/google$/, params: ['error'] },
    { pattern: /^\/forgot-password$/ },
    { pattern: /^\/(reset-password|verify-email)$/, params: ['token'] },
  ],
};
