import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted } from '#src/platform/schemas.ts';
import { newSearch, savedSearch, searchChanges, searchesQuery } from './schemas.ts';
import { changeSearch, forgetSearch, saveSearch, showSearches } from './service.server.ts';

const route = routesOf('saved searches');

export const savedSearchRoutes = [
  route.post('/saved-searches', {
    access: 'user',
    summary: 'Save a search to be notified about new matching items',
    description: 'An equivalent existing search of the caller is returned unchanged with 200.',
    problems: ['conflict', 'busy'],
    body: newSearch,
    responses: { 200: savedSearch, 201: savedSearch },
    handle: async ({ app, caller, body }) => {
      const { search, isNew } = await saveSearch(app, caller, body);
      return Response.json(search, { status: isNew ? 201 : 200 });
    },
  }),
  route.get('/saved-searches', {
    access: 'user',
    summary: "The caller's saved searches, newest first, or the one that is equivalent to `query`",
    problems: ['busy'],
    query: searchesQuery,
    responses: { 200: z.array(savedSearch) },
    run: ({ app, caller, query }) => showSearches(app, caller, query.query),
  }),
  route.patch('/saved-searches/{id}', {
    access: 'user',
    summary: 'Rename a saved search, change its notifications, or mark its matches as seen',
    problems: ['not-found'],
    body: searchChanges,
    responses: { 200: savedSearch },
    run: ({ app, caller, params, body }) => changeSearch(app, caller, params.id, body),
  }),
  route.delete('/saved-searches/{id}', {
    access: 'user',
    summary: 'Delete a saved search',
    problems: ['not-found'],
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await forgetSearch(app, caller, params.id) }),
  }),
] as const;
