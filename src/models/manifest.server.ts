import type { Manifest } from '#src/platform/manifest.server.ts';
import { gearRoutes } from './http.server.ts';

export const modelManifest: Manifest = { routes: gearRoutes };
