import { z } from 'zod';
import { pageResponse, routesOf, type Route } from '#src/platform/http/route.server.ts';
import { fitAnswer, fitItems, fitItemsQuery, fitOf, fitQuery, fitsOfQuery } from './schemas.ts';
import { fitItemsWith } from './items-service.server.ts';
import { listFits } from './models-service.server.ts';
import { checkFit } from './service.server.ts';

const route = routesOf('fit');

export const fitRoutes: Route[] = [
  route.get('/fit', {
    access: 'public',
    summary: 'Whether a camera and a lens go together',
    description:
      'Of two models, or of an item and a model: natively, with which adapters, what is lost, and the pages that say so. What no source says is `unknown`.',
    problems: ['not-found', 'gone', 'not-on-show'],
    query: fitQuery,
    answers: { 200: fitAnswer },
    handle: async ({ app, query }) =>
      Response.json(
        await checkFit(app, query),
        query.listing ? {} : { headers: { 'cache-control': 'public, max-age=300' } },
      ),
  }),
  route.get('/fit/items', {
    access: 'public',
    summary: 'How items go together with some models, as those of a kit',
    description: 'Models and items that there are not are left out of the answer.',
    query: fitItemsQuery,
    answers: { 200: fitItems },
    run: ({ app, query }) => fitItemsWith(app, query),
  }),
  route.get('/fit/{id}', {
    access: 'public',
    summary: 'How every model of the other kind goes together with one, the best verdicts first',
    problems: ['not-found'],
    query: fitsOfQuery,
    answers: { 200: z.array(fitOf) },
    handle: async ({ app, params, query, request }) => {
      const answer = pageResponse(request, await listFits(app, params.id, query));
      answer.headers.set('cache-control', 'public, max-age=300');
      return answer;
    },
  }),
];
