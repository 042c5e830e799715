import type { Feature } from '#src/platform/feature.server.ts';
import { exchangeRoutes } from './api.server.ts';

export const exchangeFeature = { routes: exchangeRoutes } satisfies Feature;
