import type { Feature } from '#src/platform/feature.server.ts';
import { cardsQuery } from './schemas.ts';

export const cardFeature = { publicPaths: [{ pattern: /^\/cards$/, params: cardsQuery }] } satisfies Feature;
