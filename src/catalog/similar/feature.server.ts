import { z } from 'zod';
import { kinds, kindWords } from '#src/catalog/items/kind-schemas.ts';
import { listing } from '#src/catalog/listings/schemas.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { listSimilar } from './service.server.ts';

const similarRoutes = kinds.map((kind) =>
  routesOf(kind).get(`/${kind}/{id}/similar`, {
    access: 'public',
    summary: `Up to eight listed items similar to this ${kindWords[kind]}: same model, same mount and similar price, or same brand`,
    problems: ['not-on-show'],
    responses: { 200: z.array(listing) },
    run: ({ app, params }) => listSimilar(app, kind, params.id),
  }),
);

export const similarFeature = {
  routes: similarRoutes,
  publicPaths: [{ pattern: /^\/api\/(cameras|lens|accessories)\/[\w-]{1,64}\/similar$/ }],
} satisfies Feature;
