import { z } from 'zod';
import { invitationToken } from '#src/accounts/auth/schemas.ts';
import {
  currentVersion,
  editedVersion,
  email,
  imageUrl,
  line,
  phone,
  text,
  userName,
} from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const signUpRoles = ['Buyer', 'Seller'] as const;
export const roles = ['Buyer', 'Seller', 'admin'] as const;

/** `POST /users`: the caller's own record; `status` is accepted and ignored. */
export const newUser = z.object({
  name: userName,
  email,
  role: z.enum(signUpRoles, { error: () => fieldProblems.oneOf('Buyer', 'Seller') }),
  status: z.unknown().optional(),
  invitation: invitationToken.optional(),
});
export type NewUser = z.output<typeof newUser>;

export const checks = ['identity', 'meeting', 'items', 'business'] as const;
export const check = z.enum(checks, { error: () => fieldProblems.oneOfMany(...checks) });

export const verification = z
  .object({
    since: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'null for verifications before these records existed' }),
    checked: z.array(check).meta({ description: 'what an admin checked; empty if that was not recorded' }),
  })
  .meta({ id: 'Verification' });
export type Verification = z.output<typeof verification>;

export const user = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    status: z.enum(['verify', 'varified']),
    photoURL: z.string().nullable(),
    phone: z
      .string()
      .nullable()
      .meta({ description: 'shown to the other side of an order once it is accepted' }),
    town: z.string().nullable().meta({ description: 'public for sellers, as is `about`' }),
    about: z.string().nullable(),
    verification: verification.nullable().meta({
      description: 'the current verification; `status` is still `verify` while they are suspended',
    }),
    suspended: z
      .object({ since: z.iso.datetime(), reason: z.string().nullable() })
      .optional()
      .meta({ description: 'only in lists for admins, while the user is suspended' }),
    asked: z
      .object({ date: z.iso.datetime(), note: z.string().nullable() })
      .optional()
      .meta({ description: 'only in lists for admins, while the user waits to be verified' }),
  })
  .meta({ id: 'User' });

export type User = z.output<typeof user>;

export const profile = user
  .extend({
    emailVerified: z.boolean().meta({ description: 'whether their email is confirmed' }),
    zone: z.string().nullable().meta({ description: 'the time zone that their browser reported last' }),
    version: currentVersion,
    needsSecondFactor: z.literal(true).optional().meta({
      description: 'set for an admin who can do nothing else until they have set up a second factor',
    }),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profile>;

export const profileChanges = z.object({
  displayName: userName.optional(),
  photoURL: imageUrl.nullable().optional(),
  phone: phone.nullable().optional(),
  town: line(80).nullable().optional(),
  about: text(500).nullable().optional(),
  version: editedVersion,
});
export type ProfileChanges = z.output<typeof profileChanges>;
