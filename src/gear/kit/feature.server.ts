import type { Feature } from '#src/platform/feature.server.ts';
import { kitRoutes } from './api.server.ts';
import { listKit } from './queries.server.ts';

export const kitFeature = {
  routes: kitRoutes,
  personalData: { kit: { about: 'the cameras and lenses in your kit', read: listKit } },
} satisfies Feature;
