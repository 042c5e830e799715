import { z } from 'zod';
import { modified } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { newVerification, takenBack, verificationRecord } from '#src/accounts/users/schemas.ts';
import { listVerifications, takeBackVerification, verifySeller } from './service.server.ts';

// The name that the path has with GET, where it is an email address.
const params = z.object({ identifier: z.string().meta({ description: 'their `_id`' }) });
const route = routesOf('users');

export const verificationRoutes: Route[] = [
  route.put('/users/seller/{identifier}', {
    access: ['admin'],
    summary: 'Verify a seller',
    description: 'The body may be left out. They are told by mail, and everyone sees what was checked.',
    problems: ['not-found', 'conflict'],
    params,
    body: newVerification.optional(),
    answers: { 200: modified },
    run: async ({ app, caller, params: { identifier }, body }) => ({
      modifiedCount: await verifySeller(app, caller, identifier, body),
    }),
  }),
  route.delete('/users/seller/{identifier}', {
    access: ['admin'],
    summary: "Take a seller's verification back, with a reason that they read",
    problems: ['not-found'],
    params,
    body: takenBack,
    answers: { 200: modified },
    run: async ({ app, caller, params: { identifier }, body }) => ({
      modifiedCount: await takeBackVerification(app, caller, identifier, body.reason),
    }),
  }),
  route.get('/verifications/{id}', {
    access: ['admin'],
    summary: 'When a person was verified, by whom, what was checked, and whether it was taken back',
    description: '`id` is that of the person. The one that stands comes first; 50 at most.',
    answers: { 200: z.array(verificationRecord) },
    run: ({ app, params: { id } }) => listVerifications(app, id),
  }),
];
