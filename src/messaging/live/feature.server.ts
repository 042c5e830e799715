import type { Feature } from '#src/platform/feature.server.ts';
import { eventsCall, liveRoutes } from './api.server.ts';

export const liveFeature = { routes: liveRoutes, streams: [eventsCall] } satisfies Feature;
