import { z } from 'zod';
import { deleted } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { newSearch, savedSearch, searchChanges } from './schemas.ts';
import { changeSearch, forgetSearch, saveSearch, showSearches } from './service.server.ts';

const route = routesOf('saved searches');

export const savedSearchRoutes: Route[] = [
  route.post('/saved-searches', {
    access: 'person',
    summary: 'Save a search, and hear of what comes to match it',
    description: 'One that means the same as one that the caller has is answered as it is, with 200.',
    problems: ['conflict', 'busy'],
    body: newSearch,
    answers: { 200: savedSearch, 201: savedSearch },
    handle: async ({ app, caller, body }) => {
      const { search, isNew } = await saveSearch(app, caller, body);
      return Response.json(search, { status: isNew ? 201 : 200 });
    },
  }),
  route.get('/saved-searches', {
    access: 'person',
    summary: 'What the caller has saved, the last first',
    answers: { 200: z.array(savedSearch) },
    run: ({ app, caller }) => showSearches(app, caller),
  }),
  route.patch('/saved-searches/{id}', {
    access: 'person',
    summary: 'Change what a search is called and when it is told, or note that its finds were seen',
    problems: ['not-found'],
    body: searchChanges,
    answers: { 200: savedSearch },
    run: ({ app, caller, params, body }) => changeSearch(app, caller, params.id, body),
  }),
  route.delete('/saved-searches/{id}', {
    access: 'person',
    summary: 'Forget a search',
    problems: ['not-found'],
    answers: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await forgetSearch(app, caller, params.id) }),
  }),
];
