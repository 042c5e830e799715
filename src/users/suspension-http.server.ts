import { idParams, modified } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { suspension } from './contract.ts';
import { liftSuspension, suspendPerson } from './suspension-service.server.ts';

const tag = 'users';

export const suspensionRoutes: Route[] = [
  defineRoute({
    method: 'PUT',
    path: '/suspensions/{id}',
    access: ['admin'],
    summary: 'Suspend a person until it is lifted, with a reason that they read',
    description:
      '`id` is that of the person. They are signed out everywhere and cannot sign in; their items leave the lists, and their open orders are cancelled.',
    tag,
    problems: ['conflict', 'last-admin'],
    params: idParams,
    body: suspension,
    answers: { 200: modified },
    handle: async ({ app, caller, params, body }) =>
      Response.json({ modifiedCount: await suspendPerson(app, caller, params.id, body.reason) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/suspensions/{id}',
    access: ['admin'],
    summary: "Lift a person's suspension: they can sign in, and their items are in the lists again",
    tag,
    params: idParams,
    answers: { 200: modified },
    handle: async ({ app, caller, params }) =>
      Response.json({ modifiedCount: await liftSuspension(app, caller, params.id) }),
  }),
];
