import { z } from 'zod';
import { kinds, kindWords, listing } from '#src/listings/contract.ts';
import { idParams } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { listSimilar } from './service.server.ts';

export const similarRoutes: Route[] = kinds.map((kind) =>
  defineRoute({
    method: 'GET',
    path: `/${kind}/{id}/similar`,
    access: 'public',
    summary: `Up to eight items on show like this ${kindWords[kind]}: of its model, of its mount at about its price, of its brand`,
    tag: kind,
    problems: ['gone', 'not-on-show'],
    params: idParams,
    answers: { 200: z.array(listing) },
    handle: async ({ app, params }) => Response.json(await listSimilar(app, kind, params.id)),
  }),
);
