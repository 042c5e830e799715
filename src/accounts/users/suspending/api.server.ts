import { modified } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { suspension } from '#src/accounts/users/schemas.ts';
import { liftSuspension, suspendPerson } from './service.server.ts';

const route = routesOf('users');

export const suspensionRoutes: Route[] = [
  route.put('/suspensions/{id}', {
    access: ['admin'],
    summary: 'Suspend a person until it is lifted, with a reason that they read',
    description:
      '`id` is that of the person. They are logged out everywhere and cannot log in; their items leave the lists, and their open orders are canceled.',
    problems: ['conflict', 'last-admin'],
    body: suspension,
    answers: { 200: modified },
    run: async ({ app, caller, params, body }) => ({
      modifiedCount: await suspendPerson(app, caller, params.id, body.reason),
    }),
  }),
  route.delete('/suspensions/{id}', {
    access: ['admin'],
    summary: "Lift a person's suspension: they can log in, and their items are in the lists again",
    answers: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await liftSuspension(app, caller, params.id) }),
  }),
];
