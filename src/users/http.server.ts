import { z } from 'zod';
import { modified } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { isRole, newUser, user, usersQuery } from './contract.ts';
import { callerAsUser, createUser, listUsers, makeAdmin, roleOf, verifySeller } from './service.server.ts';

const identifier = z.object({ identifier: z.string() });
const tag = 'users';

function roleCheck(path: string, role: 'admin' | 'Buyer' | 'Seller', also?: 'isBuyer' | 'isSeller'): Route {
  return defineRoute({
    method: 'GET',
    path,
    access: 'person',
    summary: `Whether an e-mail address belongs to a person of the role ${role}`,
    tag,
    params: identifier,
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
    tag,
    body: newUser,
    answers: { 200: user, 201: user },
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
    answers: { 200: user },
    handle: async ({ caller }) => Response.json(callerAsUser(caller)),
  }),
  roleCheck('/users/admin/{identifier}', 'admin'),
  roleCheck('/users/buyer/{identifier}', 'Buyer', 'isBuyer'),
  roleCheck('/users/seller/{identifier}', 'Seller', 'isSeller'),
  ...(
    [
      ['/users/admin/{identifier}', 'Make a person an admin', makeAdmin],
      ['/users/seller/{identifier}', 'Verify a seller', verifySeller],
    ] as const
  ).map(([path, summary, act]) =>
    defineRoute({
      method: 'PUT',
      path,
      access: ['admin'],
      summary,
      tag,
      params: identifier,
      answers: { 200: modified },
      handle: async ({ app, caller, params }) =>
        Response.json({ modifiedCount: await act(app, caller, params.identifier) }),
    }),
  ),
];
