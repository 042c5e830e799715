import { z } from 'zod';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted } from '#src/platform/schemas.ts';
import { listTokenRows } from './queries.server.ts';
import { apiToken, createdApiToken, newApiToken } from './schemas.ts';
import { createToken, listTokens, revokeToken } from './service.server.ts';

const route = routesOf('tokens');

const tokenRoutes = [
  route.get('/my/tokens', {
    access: 'user',
    summary: "The caller's API tokens, the newest first",
    responses: { 200: z.array(apiToken) },
    run: ({ app, caller }) => listTokens(app.db, caller.id),
  }),
  route.post('/my/tokens', {
    access: 'user',
    confirm: true,
    summary: 'Create an API token; a user can have 20',
    problems: ['conflict', 'too-many-requests'],
    body: newApiToken,
    responses: { 201: createdApiToken },
    run: ({ app, caller, body }) => createToken(app, caller, body),
  }),
  route.delete('/my/tokens/{id}', {
    access: 'user',
    summary: 'Revoke an API token',
    responses: { 200: deleted },
    async run({ app, caller, params }) {
      await revokeToken(app, caller, params.id);
      return { deletedCount: 1 };
    },
  }),
] as const;

export const tokenFeature = {
  routes: tokenRoutes,
  personalData: { apiTokens: { about: 'without the tokens themselves', read: listTokenRows } },
} satisfies Feature;
