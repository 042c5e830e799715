import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { fitAnswer, fitQuery } from './contract.ts';
import { checkFit } from './service.server.ts';

export const fitRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/fit',
    access: 'public',
    summary: 'Whether a camera and a lens go together',
    description:
      'Of two models, or of an item and a model: natively, with which adapters, what is lost, and the pages that say so. What no source says is `unknown`.',
    tag: 'fit',
    problems: ['not-found', 'gone', 'not-on-show'],
    query: fitQuery,
    answers: { 200: fitAnswer },
    handle: async ({ app, query }) =>
      Response.json(
        await checkFit(app, query),
        query.listing ? {} : { headers: { 'cache-control': 'public, max-age=300' } },
      ),
  }),
];
