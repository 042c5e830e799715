import type { Feature } from '#src/platform/feature.server.ts';
import { liveRoutes } from './api.server.ts';

export const liveFeature: Feature = { routes: liveRoutes };
