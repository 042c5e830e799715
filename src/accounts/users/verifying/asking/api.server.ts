import { routesOf } from '#src/platform/http/route.server.ts';
import { modified } from '#src/platform/schemas.ts';
import { newRequest, ownVerification, refusal } from './schemas.ts';
import { askForVerification, declineVerification, showOwnVerification } from './service.server.ts';

const route = routesOf('users');

export const verificationRequestRoutes = [
  route.get('/profile/verification', {
    access: 'user',
    summary: 'Whether the caller is verified or has asked to be, and what they need for that',
    responses: { 200: ownVerification },
    run: ({ app, caller }) => showOwnVerification(app, caller),
  }),
  route.put('/profile/verification', {
    access: 'user',
    summary: 'Ask to be verified, as a seller',
    description:
      'One open request per user, and none for 30 days after a refusal. The caller needs a confirmed email, a photo and at least ten words about themselves.',
    problems: ['conflict'],
    body: newRequest,
    responses: { 200: ownVerification },
    run: ({ app, caller, body }) => askForVerification(app, caller, body),
  }),
  route.delete('/verification-requests/{id}', {
    access: ['admin'],
    summary: "Decline a user's request to be verified, with a reason that they can read",
    description: '`id` is that of the person. `PUT /users/seller/{id}` approves the request.',
    problems: ['not-found'],
    body: refusal,
    responses: { 200: modified },
    run: async ({ app, caller, params, body }) => ({
      modifiedCount: await declineVerification(app, caller, params.id, body.reason),
    }),
  }),
] as const;
