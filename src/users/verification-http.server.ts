import { z } from 'zod';
import { idParams, modified } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { newVerification, takenBack, verificationRecord } from './contract.ts';
import { listVerifications, takeBackVerification, verifySeller } from './verification-service.server.ts';

// The name that the path has with GET, where it is an e-mail address.
const params = z.object({ identifier: z.string().meta({ description: 'their `_id`' }) });
const tag = 'users';

export const verificationRoutes: Route[] = [
  defineRoute({
    method: 'PUT',
    path: '/users/seller/{identifier}',
    access: ['admin'],
    summary: 'Verify a seller',
    description: 'The body may be left out. They are told by mail, and everyone sees what was checked.',
    tag,
    problems: ['not-found', 'conflict'],
    params,
    body: newVerification.optional(),
    answers: { 200: modified },
    handle: async ({ app, caller, params: { identifier }, body }) =>
      Response.json({ modifiedCount: await verifySeller(app, caller, identifier, body) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/users/seller/{identifier}',
    access: ['admin'],
    summary: "Take a seller's verification back, with a reason that they read",
    tag,
    problems: ['not-found'],
    params,
    body: takenBack,
    answers: { 200: modified },
    handle: async ({ app, caller, params: { identifier }, body }) =>
      Response.json({ modifiedCount: await takeBackVerification(app, caller, identifier, body.reason) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/verifications/{id}',
    access: ['admin'],
    summary: 'When a person was verified, by whom, what was checked, and whether it was taken back',
    description: '`id` is that of the person. The one that stands comes first; 50 at most.',
    tag,
    params: idParams,
    answers: { 200: z.array(verificationRecord) },
    handle: async ({ app, params: { id } }) => Response.json(await listVerifications(app, id)),
  }),
];
