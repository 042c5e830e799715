import type { Manifest } from '#src/platform/manifest.server.ts';
import { kitExamples } from './examples.ts';
import { exportKit } from './queries.server.ts';
import { kitRoutes } from './http.server.ts';

export const kitManifest: Manifest = {
  routes: kitRoutes,
  examples: kitExamples,
  personalData: { kit: { about: 'the cameras and lenses in your kit', read: exportKit } },
};
