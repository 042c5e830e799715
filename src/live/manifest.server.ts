import type { Manifest } from '#src/platform/manifest.server.ts';
import { liveRoutes } from './http.server.ts';

export const liveManifest: Manifest = { routes: liveRoutes };
