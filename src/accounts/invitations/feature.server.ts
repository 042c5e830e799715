import { z } from 'zod';
import { checkInvitation } from '#src/accounts/auth/admission-service.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { modified } from '#src/platform/schemas.ts';
import { createdInvitation, invitation, invitationCheck, invitationState, newInvitation } from './schemas.ts';
import { invite, listInvitations, revokeInvitation } from './service.server.ts';

const route = routesOf('users');
const access = ['admin'] as const;

const invitationRoutes = [
  route.post('/invitations/check', {
    access: 'public',
    summary: 'Whether someone can sign up with an invitation',
    body: invitationCheck,
    responses: { 200: invitationState },
    run: async ({ app, body }) => ({ isValid: await checkInvitation(app, body.token) }),
  }),
  route.get('/invitations', {
    access,
    summary: 'The last hundred invitations, the newest first',
    responses: { 200: z.array(invitation) },
    run: ({ app }) => listInvitations(app),
  }),
  route.post('/invitations', {
    access,
    summary: 'Create a link with which people can sign up within 14 days, and optionally email it',
    problems: ['too-many-requests'],
    body: newInvitation,
    responses: { 201: createdInvitation },
    run: ({ app, caller, body }) => invite(app, caller, body),
  }),
  route.delete('/invitations/{id}', {
    access,
    summary: 'Revoke an invitation. Accounts that were created with it stay.',
    problems: ['not-found'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({
      modifiedCount: await revokeInvitation(app, caller, params.id),
    }),
  }),
] as const;

export const invitationFeature = { routes: invitationRoutes } satisfies Feature;
