import type { Manifest } from '#src/platform/manifest.server.ts';
import { auditRoutes } from './http.server.ts';
import { auditWork } from './jobs.server.ts';
import { listSignInsOf } from './service.server.ts';

export const auditManifest: Manifest = {
  routes: auditRoutes,
  jobs: auditWork,
  personalData: { signIns: { about: 'of the last year', read: listSignInsOf } },
};
