import { z } from 'zod';
import type { Described } from '#src/platform/http/route.server.ts';
import {
  emailChange,
  linkCheck,
  linkedAccount,
  passwordChange,
  reset,
  resetRequest,
  verification,
} from '#src/accounts/auth/schemas.ts';

const done = z.object({ status: z.literal(true) });
const device = z
  .object({
    id: z.string(),
    current: z.boolean().meta({ description: 'whether it is the session of this request' }),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: 'to within a day' }),
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'SignedInDevice' });
const accountState = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean().meta({ description: 'false if the account has no password, only another login' }),
  newEmail: z.string().nullable().meta({ description: 'a requested new address that is not confirmed yet' }),
  linked: z
    .array(z.object({ providerId: z.string(), since: z.iso.datetime() }))
    .meta({ description: 'other ways to log in besides a password' }),
});

const common = {
  tag: 'auth',
  access: 'public',
  method: 'POST',
  responses: { 200: done },
  problems: ['forbidden', 'too-many-requests'],
} as const;
const own = { ...common, proof: 'session', body: z.object({}) } as const;
const ownRead = { ...common, method: 'GET', proof: 'session', problems: ['too-many-requests'] } as const;

export const accountCalls = [
  {
    ...common,
    path: '/auth/request-password-reset',
    summary: 'Send a link to choose a new password',
    description: 'The response does not reveal whether the address has an account.',
    body: resetRequest,
  },
  {
    ...common,
    path: '/auth/reset-password',
    summary: 'Set a new password with the emailed token, which works once',
    description: 'Ends every session and access token of the account.',
    body: reset,
  },
  {
    ...common,
    path: '/auth/verify-email',
    summary: 'Confirm an email address with the emailed token, which works once',
    body: verification,
    responses: { 200: z.object({ status: z.literal(true), email: z.string() }) },
    problems: ['conflict', ...common.problems],
  },
  {
    ...common,
    path: '/auth/check-link',
    summary: 'Whether an emailed token is still valid; does not use it up',
    body: linkCheck,
    responses: { 200: z.object({ valid: z.boolean() }) },
  },
  {
    ...own,
    path: '/auth/send-verification-email',
    summary: 'Send the link that confirms the address again',
  },
  {
    ...ownRead,
    path: '/auth/account',
    summary: "The session's account at the identity provider",
    responses: { 200: accountState },
  },
  {
    ...own,
    path: '/auth/change-password',
    summary: 'Change the password; ends all other sessions and all access tokens',
    body: passwordChange,
  },
  {
    ...own,
    path: '/auth/change-email',
    summary: 'Request a change of email address; sends a confirmation link to the new one',
    description:
      'The response does not reveal whether the address belongs to another account. Links for earlier changes stop working.',
    body: emailChange,
  },
  {
    ...own,
    path: '/auth/withdraw-email-change',
    summary: 'Cancel a pending change of email address; its link stops working',
  },
  {
    ...own,
    path: '/auth/unlink-account',
    summary: 'Unlink another login; ends all other sessions and all access tokens',
    body: linkedAccount,
    problems: ['not-found', 'conflict', ...common.problems],
  },
  {
    ...ownRead,
    path: '/auth/list-sessions',
    summary: 'The active sessions of the account',
    responses: { 200: z.array(device) },
  },
  {
    ...own,
    path: '/auth/revoke-sessions',
    summary: 'End every session and access token of the account, including the current one',
  },
] as const satisfies Described[];
