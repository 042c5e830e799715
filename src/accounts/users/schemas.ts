import { z } from 'zod';
import { invitationToken, signUpRole } from '#src/accounts/auth/schemas.ts';
import { sortedBy, typed } from '#src/platform/list-schemas.ts';
import {
  currentVersion,
  editedVersion,
  email,
  imageUrl,
  line,
  phone,
  text,
  timeZone,
  userName,
} from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

const roles = ['Buyer', 'Seller', 'admin'] as const;

/** `POST /users`: the caller's own record; `status` is accepted and ignored. */
export const newUser = z.object({
  name: userName,
  email,
  role: signUpRole,
  status: z.unknown().optional(),
  invitation: invitationToken.optional(),
});
export type NewUser = z.output<typeof newUser>;

export const checks = ['identity', 'meeting', 'items', 'business'] as const;
const check = z.enum(checks, { error: () => fieldProblems.oneOfMany(...checks) });

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

export const newVerification = z.object({
  name: text(200).optional().meta({
    description: 'the name that was checked; if the seller has another one by now, the response is 409',
  }),
  checked: z
    .array(check, { error: () => fieldProblems.mustBeChecks })
    .min(1, { error: () => fieldProblems.chooseChecked })
    .refine((all) => new Set(all).size === all.length, { error: () => fieldProblems.noDuplicates })
    .optional(),
  note: text(1000)
    .optional()
    .meta({ description: "for admins; also included in the user's own data export" }),
});
export type NewVerification = z.output<typeof newVerification>;

export const takenBack = z.object({
  reason: text(500).meta({ description: 'sent to the user by email' }),
});

export const verificationRecord = verification
  .extend({
    _id: z.string(),
    by: z.string().nullable().meta({ description: 'name of the admin; null if unknown or erased' }),
    note: z.string().nullable(),
    takenBack: z
      .object({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string().nullable() })
      .nullable()
      .meta({ description: 'null while it is valid' }),
  })
  .meta({ id: 'VerificationRecord' });
export type VerificationRecord = z.output<typeof verificationRecord>;

export const suspension = z.object({
  reason: text(500).meta({ description: 'sent to the user by email, and when they try to log in' }),
});
export const userDetails = user
  .extend({
    name: z.string().nullable().meta({ description: 'null once the account is erased, as is `email`' }),
    email: z.string().nullable(),
    created: z.iso.datetime(),
    closed: z.iso.datetime().nullable(),
    emailVerified: z.boolean(),
    lastSignIn: z.iso.datetime().nullable().meta({ description: 'of the last year' }),
    acts: z
      .array(z.enum(['verify', 'unverify']))
      .meta({ description: 'what the caller can do about their verification' }),
  })
  .meta({ id: 'Person' });
export type UserDetails = z.output<typeof userDetails>;

export const newNote = z.object({ text: text(2000) });
export const note = z
  .object({
    _id: z.string(),
    text: z.string(),
    date: z.iso.datetime(),
    author: z.object({ _id: z.string(), name: z.string().nullable() }),
  })
  .meta({ id: 'Note' });
export type Note = z.output<typeof note>;

export const mode = z.object({ role: signUpRole });

export const reportedZone = z.object({ zone: timeZone });

export const usersQuery = sortedBy(['created', 'name', 'email', 'role', 'status']).extend({
  role: z
    .enum(roles, { error: () => fieldProblems.oneOf('Buyer', 'Seller', 'admin') })
    .optional()
    .meta({ description: 'only users with this role' }),
  sells: z
    .enum(['true'], { error: () => fieldProblems.oneOf('true') })
    .optional()
    .meta({ description: 'only sellers, and users in another role who have an unsold item' }),
  status: z
    .enum(['verify', 'varified', 'suspended', 'asked'], {
      error: () => fieldProblems.oneOf('verify', 'varified', 'suspended', 'asked'),
    })
    .optional()
    .meta({
      description:
        'only users who are verified (`varified`), suspended, or neither (`verify`), or who asked to be verified (`asked`)',
    }),
  q: typed,
});
export type UsersQuery = z.output<typeof usersQuery>;

export const isRole = z.object({
  isAdmin: z.boolean().meta({ description: 'whether the user has the role in the path' }),
  isBuyer: z.boolean().optional(),
  isSeller: z.boolean().optional(),
});
