import { z } from 'zod';
import { email, imageUrl, sortedBy, text, typed } from '#src/platform/contract.ts';

/** The roles that sign-up offers. */
export const signUpRoles = ['Buyer', 'Seller'] as const;
export const roles = ['Buyer', 'Seller', 'admin'] as const;

/** `POST /users`: the caller's own record; `status` is accepted and ignored. */
export const newUser = z.object({
  name: text(120),
  email,
  role: z.enum(signUpRoles, 'must be Buyer or Seller'),
  status: z.unknown().optional(),
});
export type NewUser = z.output<typeof newUser>;

export const user = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    status: z.enum(['verify', 'varified']),
    photoURL: z.string().nullable(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

/** `PATCH /profile`: what is left out stays. */
export const profileChanges = z.object({
  displayName: text(120).optional(),
  photoURL: imageUrl.nullable().optional(),
});
export type ProfileChanges = z.output<typeof profileChanges>;

export const usersQuery = sortedBy(['created', 'name', 'email', 'role', 'status']).extend({
  role: z
    .enum(roles, 'must be Buyer, Seller or admin')
    .optional()
    .meta({ description: 'only those of this role' }),
  status: z
    .enum(['verify', 'varified'], 'must be verify or varified')
    .optional()
    .meta({ description: 'only those of this status' }),
  q: typed,
});
export type UsersQuery = z.output<typeof usersQuery>;

export const isRole = z.object({
  isAdmin: z.boolean().meta({ description: 'whether they are of the role that the path names' }),
  isBuyer: z.boolean().optional(),
  isSeller: z.boolean().optional(),
});
