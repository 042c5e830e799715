import type { Feature } from '#src/platform/feature.server.ts';
import { gearRoutes } from './api.server.ts';
import { loadReference } from './reference.server.ts';

export const modelFeature: Feature = { routes: gearRoutes, prepare: loadReference };
