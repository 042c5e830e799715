import type { Feature } from '#src/platform/feature.server.ts';
import { setupRoutes } from './api.server.ts';

export const setupFeature = { routes: setupRoutes } satisfies Feature;
