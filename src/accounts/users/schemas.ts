import { z } from 'zod';
import { check, roles, signUpRoles, user, verification } from '#src/accounts/auth/user-schemas.ts';
import { sortedBy, typed } from '#src/platform/list-schemas.ts';
import { text, timeZone } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

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

export const mode = z.object({
  role: z.enum(signUpRoles, { error: () => fieldProblems.oneOf('Buyer', 'Seller') }),
});

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
