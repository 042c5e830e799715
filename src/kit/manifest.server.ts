import type { Manifest } from '#src/platform/manifest.server.ts';
import { listKit } from './queries.server.ts';
import { kitRoutes } from './http.server.ts';

export const kitManifest: Manifest = {
  routes: kitRoutes,
  personalData: { kit: { about: 'the cameras and lenses in your kit', read: listKit } },
};
