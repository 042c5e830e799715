import type { Manifest } from '#src/platform/manifest.server.ts';
import { imageRoutes } from './http.server.ts';
import { imageWork } from './jobs.server.ts';

export const photoManifest: Manifest = { routes: imageRoutes, jobs: imageWork };
