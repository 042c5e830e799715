import { z } from 'zod';
import { deleted, idParams } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { newSearch, savedSearch, searchChanges } from './contract.ts';
import { changeSearch, forgetSearch, saveSearch, showSearches } from './service.server.ts';

const tag = 'saved searches';

export const savedSearchRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/saved-searches',
    access: 'person',
    summary: 'Save a search, and hear of what comes to match it',
    description: 'One that means the same as one that the caller has is answered as it is, with 200.',
    tag,
    problems: ['conflict', 'busy'],
    body: newSearch,
    answers: { 200: savedSearch, 201: savedSearch },
    handle: async ({ app, caller, body }) => {
      const { search, isNew } = await saveSearch(app, caller, body);
      return Response.json(search, { status: isNew ? 201 : 200 });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/saved-searches',
    access: 'person',
    summary: 'What the caller has saved, the last first',
    tag,
    answers: { 200: z.array(savedSearch) },
    handle: async ({ app, caller }) => Response.json(await showSearches(app, caller)),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/saved-searches/{id}',
    access: 'person',
    summary: 'Change what a search is called and when it is told, or note that its finds were seen',
    tag,
    problems: ['not-found'],
    params: idParams,
    body: searchChanges,
    answers: { 200: savedSearch },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await changeSearch(app, caller, params.id, body)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/saved-searches/{id}',
    access: 'person',
    summary: 'Forget a search',
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await forgetSearch(app, caller, params.id) }),
  }),
];
