import type { Manifest } from '#src/platform/manifest.server.ts';
import { digestWork } from './jobs.server.ts';

export const digestManifest: Manifest = { jobs: [digestWork] };
