import { routesOf } from '#src/platform/http/route.server.ts';
import { modified } from '#src/platform/schemas.ts';
import { setup, setupCheck, setupLanguage, setupState } from './schemas.ts';
import { checkSetupLink, chooseLanguage, setUp } from './service.server.ts';

const route = routesOf('shop');

export const setupRoutes = [
  route.post('/setup/check', {
    access: 'public',
    summary: 'Whether the link of the first start can still be used',
    problems: ['too-many-requests'],
    body: setupCheck,
    responses: { 200: setupState },
    run: async ({ app, request, body }) => ({ state: await checkSetupLink(app, request, body.token) }),
  }),
  route.post('/setup/language', {
    access: 'public',
    summary: 'Choose the language in which a shop without an admin is set up',
    description: 'Needs the token of the link that the start of the shop prints.',
    problems: ['conflict', 'gone', 'too-many-requests'],
    body: setupLanguage,
    responses: { 200: modified },
    run: async ({ app, request, body }) => {
      await chooseLanguage(app, request, body);
      return { modifiedCount: 1 };
    },
  }),
  route.post('/setup', {
    access: 'public',
    summary: 'Set up a shop without an admin: its first settings and the account of its first admin',
    description:
      'Needs the token of the link that the start of the shop prints. It is valid for an hour, and only while there is no admin.',
    problems: ['conflict', 'gone', 'too-many-requests'],
    body: setup,
    responses: { 201: modified },
    run: async ({ app, request, body }) => {
      await setUp(app, request, body);
      return { modifiedCount: 1 };
    },
  }),
] as const;
