import type { Manifest } from '#src/platform/manifest.server.ts';
import { healthRoutes } from './http.server.ts';

export const healthManifest: Manifest = { routes: healthRoutes };
