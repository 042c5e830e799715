import type { Feature } from '#src/platform/feature.server.ts';
import { digestWork } from './jobs.server.ts';

export const digestFeature: Feature = { jobs: [digestWork] };
