import { z } from 'zod';
import { deleted, idParams, modified } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { isRole, mode, newUser, profile, profileChanges, user, usersQuery } from './contract.ts';
import { switchMode, updateProfile } from './profile-service.server.ts';
import { deletePerson, stepDown } from './removal-service.server.ts';
import { createUser, listUsers, makeAdmin, roleOf, showProfile } from './service.server.ts';

const byEmail = z.object({ identifier: z.string().meta({ description: 'their e-mail address' }) });
const byId = z.object({ identifier: z.string().meta({ description: 'their `_id`' }) });
const tag = 'users';

function roleCheck(path: string, role: 'admin' | 'Buyer' | 'Seller', also?: 'isBuyer' | 'isSeller'): Route {
  return defineRoute({
    method: 'GET',
    path,
    access: 'person',
    summary: `Whether an e-mail address belongs to a person of the role ${role}`,
    tag,
    params: byEmail,
    answers: { 200: isRole },
    handle: async ({ app, caller, params }) => {
      const is = (await roleOf(app.db, caller, params.identifier)) === role;
      return Response.json({ isAdmin: is, ...(also ? { [also]: is } : {}) });
    },
  });
}

export const userRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/users',
    access: 'identity',
    summary: "Make the caller's own record, once",
    description: '201 when this call made it, 200 when it was there.',
    tag,
    problems: ['conflict'],
    body: newUser,
    answers: { 200: profile, 201: profile },
    handle: async ({ app, caller, body }) => {
      const { user: made, created } = await createUser(app, caller, body);
      return Response.json(made, { status: created ? 201 : 200 });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/users',
    access: 'person',
    summary: 'Everyone for an admin; for anyone else just their own record',
    tag,
    query: usersQuery,
    answers: { 200: z.array(user) },
    handle: async ({ app, caller, query, request }) =>
      pageResponse(request, await listUsers(app, caller, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/profile',
    access: 'person',
    summary: "The caller's own record",
    tag,
    answers: { 200: profile },
    handle: async ({ app, caller }) => Response.json(await showProfile(app, caller)),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/profile',
    access: 'person',
    summary: "Change the caller's own name or picture",
    tag,
    body: profileChanges,
    answers: { 200: profile },
    handle: async ({ app, caller, body }) => Response.json(await updateProfile(app, caller, body)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/profile/mode',
    access: ['Buyer', 'Seller'],
    summary: 'Buy or sell from now on',
    description:
      'Decides who may book and who may list. What someone has listed or booked stays theirs, and so do its pages.',
    tag,
    body: mode,
    answers: { 200: profile },
    handle: async ({ app, caller, body }) => Response.json(await switchMode(app, caller, body.role)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/users/{id}',
    access: ['admin'],
    summary: "Close a person's account: their open orders are cancelled, their items withdrawn",
    tag,
    problems: ['last-admin'],
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await deletePerson(app, caller, params.id) }),
  }),
  roleCheck('/users/admin/{identifier}', 'admin'),
  roleCheck('/users/buyer/{identifier}', 'Buyer', 'isBuyer'),
  roleCheck('/users/seller/{identifier}', 'Seller', 'isSeller'),
  ...(
    [
      ['PUT', '/users/admin/{identifier}', 'Make a person an admin', makeAdmin, []],
      [
        'DELETE',
        '/users/admin/{identifier}',
        'Step an admin down to their earlier role',
        stepDown,
        ['last-admin'],
      ],
    ] as const
  ).map(([method, path, summary, act, problems]) =>
    defineRoute({
      method,
      path,
      access: ['admin'],
      summary,
      tag,
      problems: ['not-found', ...problems],
      params: byId,
      answers: { 200: modified },
      handle: async ({ app, caller, params }) =>
        Response.json({ modifiedCount: await act(app, caller, params.identifier) }),
    }),
  ),
];
