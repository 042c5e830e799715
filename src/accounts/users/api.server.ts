import { z } from 'zod';
import { deleted, modified } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { isRole, mode, newUser, profile, profileChanges, user, usersQuery } from './schemas.ts';
import { switchMode, updateProfile } from './profile/service.server.ts';
import { deletePerson, stepDown } from './closing/service.server.ts';
import { createUser, listUsers, makeAdmin, roleOf, showProfile } from './service.server.ts';

const byEmail = z.object({ identifier: z.string().meta({ description: 'their email address' }) });
const byId = z.object({ identifier: z.string().meta({ description: 'their `_id`' }) });
const route = routesOf('users');

function roleCheck(path: string, role: 'admin' | 'Buyer' | 'Seller', also?: 'isBuyer' | 'isSeller'): Route {
  return route.get(path, {
    access: 'person',
    summary: `Whether an email address belongs to a person of the role ${role}`,
    params: byEmail,
    answers: { 200: isRole },
    handle: async ({ app, caller, params }) => {
      const is = (await roleOf(app.db, caller, params.identifier)) === role;
      return Response.json({ isAdmin: is, ...(also ? { [also]: is } : {}) });
    },
  });
}

export const userRoutes: Route[] = [
  route.post('/users', {
    access: 'identity',
    summary: "Make the caller's own record, once",
    description: '201 when this call made it, 200 when it was there.',
    problems: ['conflict'],
    body: newUser,
    answers: { 200: profile, 201: profile },
    handle: async ({ app, caller, body }) => {
      const { user: made, created } = await createUser(app, caller, body);
      return Response.json(made, { status: created ? 201 : 200 });
    },
  }),
  route.get('/users', {
    access: 'person',
    summary: 'Everyone for an admin; for anyone else just their own record',
    query: usersQuery,
    answers: { 200: z.array(user) },
    list: ({ app, caller, query }) => listUsers(app, caller, query),
  }),
  route.get('/profile', {
    access: 'person',
    summary: "The caller's own record",
    answers: { 200: profile },
    run: ({ app, caller }) => showProfile(app, caller),
  }),
  route.patch('/profile', {
    access: 'person',
    summary: "Change the caller's own name or photo",
    body: profileChanges,
    answers: { 200: profile },
    run: ({ app, caller, body }) => updateProfile(app, caller, body),
  }),
  route.put('/profile/mode', {
    access: ['Buyer', 'Seller'],
    summary: 'Buy or sell from now on',
    description:
      'Decides who may book and who may list. What someone has listed or booked stays theirs, and so do its pages.',
    body: mode,
    answers: { 200: profile },
    run: ({ app, caller, body }) => switchMode(app, caller, body.role),
  }),
  route.delete('/users/{id}', {
    access: ['admin'],
    summary: "Close a person's account: their open orders are canceled, their items withdrawn",
    problems: ['last-admin'],
    answers: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deletePerson(app, caller, params.id) }),
  }),
  roleCheck('/users/admin/{identifier}', 'admin'),
  roleCheck('/users/buyer/{identifier}', 'Buyer', 'isBuyer'),
  roleCheck('/users/seller/{identifier}', 'Seller', 'isSeller'),
  ...(
    [
      ['put', '/users/admin/{identifier}', 'Make a person an admin', makeAdmin, []],
      [
        'delete',
        '/users/admin/{identifier}',
        'Step an admin down to their earlier role',
        stepDown,
        ['last-admin'],
      ],
    ] as const
  ).map(([method, path, summary, act, problems]) =>
    route[method](path, {
      access: ['admin'],
      summary,
      problems: ['not-found', ...problems],
      params: byId,
      answers: { 200: modified },
      run: async ({ app, caller, params }) => ({ modifiedCount: await act(app, caller, params.identifier) }),
    }),
  ),
];
