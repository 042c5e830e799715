import type { Feature } from '#src/platform/feature.server.ts';
import { imageRoutes } from './api.server.ts';
import { imageWork } from './removal/jobs.server.ts';

export const photoFeature: Feature = { routes: imageRoutes, jobs: imageWork };
