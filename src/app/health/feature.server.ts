import type { Feature } from '#src/platform/feature.server.ts';
import { healthRoutes } from './api.server.ts';

export const healthFeature: Feature = { routes: healthRoutes };
