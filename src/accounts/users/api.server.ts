import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted, modified } from '#src/platform/schemas.ts';
import { deleteUser, stepDown } from './closing/service.server.ts';
import {
  newUser,
  profile,
  profileChanges,
  user,
  isRole,
  mode,
  reportedZone,
  usersQuery,
  suspension,
  newVerification,
  takenBack,
  verificationRecord,
} from './schemas.ts';
import {
  switchMode,
  updateProfile,
  updateZone,
  createUser,
  listUsers,
  makeAdmin,
  roleOf,
  showProfile,
} from './service.server.ts';
import { liftSuspension, suspendUser } from './suspending/service.server.ts';
import { listVerifications, takeBackVerification, verifySeller } from './verifying/service.server.ts';

const byEmail = z.object({ identifier: z.string().meta({ description: 'their email address' }) });
// Named like the parameter of the GET routes on the same paths, where it is an email address.
const byId = z.object({ identifier: z.string().meta({ description: 'their `_id`' }) });
const route = routesOf('users');

function roleCheck<Path extends string>(
  path: Path,
  role: 'admin' | 'Buyer' | 'Seller',
  also?: 'isBuyer' | 'isSeller',
) {
  return route.get(path, {
    access: 'user',
    summary: `Whether an email address belongs to a user with the role ${role}`,
    params: byEmail,
    responses: { 200: isRole },
    handle: async ({ app, caller, params }) => {
      const is = (await roleOf(app.db, caller, params.identifier)) === role;
      return Response.json({ isAdmin: is, ...(also ? { [also]: is } : {}) });
    },
  });
}

export const userRoutes = [
  route.post('/users', {
    access: 'identity',
    summary: "Create the caller's own record",
    description: '201 if the record was created, 200 if it already existed.',
    problems: ['conflict', 'invitation-needed'],
    body: newUser,
    responses: { 200: profile, 201: profile },
    handle: async ({ app, caller, body }) => {
      const { user: made, created } = await createUser(app, caller, body);
      return Response.json(made, { status: created ? 201 : 200 });
    },
  }),
  route.get('/users', {
    access: 'user',
    scope: 'admin:read',
    summary: 'All users for an admin; for everyone else only their own record',
    query: usersQuery,
    responses: { 200: z.array(user) },
    list: ({ app, caller, query }) => listUsers(app, caller, query),
  }),
  route.get('/profile', {
    access: 'user',
    summary: "The caller's own record",
    isFactorOptional: true,
    responses: { 200: profile },
    run: ({ app, caller }) => showProfile(app, caller),
  }),
  route.patch('/profile', {
    access: 'user',
    summary: "Change the caller's own name, photo, phone number, town or text",
    description: 'Fields that are not sent stay as they are.',
    problems: ['changed'],
    body: profileChanges,
    responses: { 200: profile },
    run: ({ app, caller, body }) => updateProfile(app, caller, body),
  }),
  route.put('/profile/mode', {
    access: ['Buyer', 'Seller'],
    summary: "Change the caller's role to Buyer or Seller",
    description:
      'The role decides whether the caller can book or list items. Existing items and orders stay, and so do their pages.',
    body: mode,
    responses: { 200: profile },
    run: ({ app, caller, body }) => switchMode(app, caller, body.role),
  }),
  route.put('/profile/zone', {
    access: 'user',
    summary: "Report the time zone of the caller's browser",
    description:
      'Emails show times in this zone, and deadlines of the caller do not end between 22:00 and 8:00 there.',
    body: reportedZone,
    responses: { 200: modified },
    run: async ({ app, caller, body }) => ({
      modifiedCount: (await updateZone(app, caller, body.zone)) ? 1 : 0,
    }),
  }),
  route.delete('/users/{id}', {
    access: ['admin'],
    confirm: true,
    summary: "Close a user's account: cancels their open orders and withdraws their items",
    problems: ['last-admin'],
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deleteUser(app, caller, params.id) }),
  }),
  roleCheck('/users/admin/{identifier}', 'admin'),
  roleCheck('/users/buyer/{identifier}', 'Buyer', 'isBuyer'),
  roleCheck('/users/seller/{identifier}', 'Seller', 'isSeller'),
  ...(
    [
      ['put', '/users/admin/{identifier}', 'Make a user an admin', makeAdmin, []],
      [
        'delete',
        '/users/admin/{identifier}',
        'Demote an admin to their earlier role',
        stepDown,
        ['last-admin'],
      ],
    ] as const
  ).map(([method, path, summary, act, problems]) =>
    route[method](path, {
      access: ['admin'],
      confirm: true,
      summary,
      problems: ['not-found', ...problems],
      params: byId,
      responses: { 200: modified },
      run: async ({ app, caller, params }) => ({ modifiedCount: await act(app, caller, params.identifier) }),
    }),
  ),
] as const;

export const suspensionRoutes = [
  route.put('/suspensions/{id}', {
    access: ['admin'],
    confirm: true,
    summary: 'Suspend a user until further notice, with a reason that they can read',
    description:
      '`id` is that of the person. They are logged out everywhere and cannot log in; their items leave the lists, and their open orders are canceled.',
    problems: ['conflict', 'last-admin'],
    body: suspension,
    responses: { 200: modified },
    run: async ({ app, caller, params, body }) => ({
      modifiedCount: await suspendUser(app, caller, params.id, body.reason),
    }),
  }),
  route.delete('/suspensions/{id}', {
    access: ['admin'],
    summary: "Lift a user's suspension: they can log in again, and their items are listed again",
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await liftSuspension(app, caller, params.id) }),
  }),
] as const;

export const verificationRoutes = [
  route.put('/users/seller/{identifier}', {
    access: ['admin'],
    summary: 'Verify a seller',
    description:
      'The body is optional. The seller is notified by email, and everyone can see what was checked.',
    problems: ['not-found', 'conflict'],
    params: byId,
    body: newVerification.optional(),
    responses: { 200: modified },
    run: async ({ app, caller, params: { identifier }, body }) => ({
      modifiedCount: await verifySeller(app, caller, identifier, body),
    }),
  }),
  route.delete('/users/seller/{identifier}', {
    access: ['admin'],
    summary: "Revoke a seller's verification, with a reason that they can read",
    problems: ['not-found'],
    params: byId,
    body: takenBack,
    responses: { 200: modified },
    run: async ({ app, caller, params: { identifier }, body }) => ({
      modifiedCount: await takeBackVerification(app, caller, identifier, body.reason),
    }),
  }),
  route.get('/verifications/{id}', {
    access: ['admin'],
    scope: 'admin:read',
    summary: "A user's verifications: when, by whom, what was checked, and whether they were revoked",
    description: '`id` is that of the person. The current one comes first; at most 50.',
    responses: { 200: z.array(verificationRecord) },
    run: ({ app, params: { id } }) => listVerifications(app, id),
  }),
] as const;
