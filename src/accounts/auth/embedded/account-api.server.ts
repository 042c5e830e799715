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
    current: z.boolean().meta({ description: 'whether it is the one that asks' }),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: 'to within a day' }),
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'SignedInDevice' });
const accountState = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean().meta({ description: 'false for who came by another service' }),
  newEmail: z.string().nullable().meta({ description: 'asked for, and not confirmed yet' }),
  linked: z
    .array(z.object({ providerId: z.string(), since: z.iso.datetime() }))
    .meta({ description: 'what opens the account besides a password' }),
});

const common = {
  tag: 'auth',
  access: 'public',
  method: 'POST',
  answers: { 200: done },
  problems: ['forbidden', 'too-many-requests'],
} as const;
const own = { ...common, proof: 'session', body: z.object({}) } as const;
const ownRead = { ...common, method: 'GET', proof: 'session', problems: ['too-many-requests'] } as const;

export const accountCalls = [
  {
    ...common,
    path: '/auth/request-password-reset',
    summary: 'Mail a link to choose a new password',
    description: 'The answer is the same whether or not the address has an account.',
    body: resetRequest,
  },
  {
    ...common,
    path: '/auth/reset-password',
    summary: 'Choose a new password by the mailed token, once',
    description: 'Ends every session and access token of the account.',
    body: reset,
  },
  {
    ...common,
    path: '/auth/verify-email',
    summary: 'Confirm an email address by the mailed token, once',
    body: verification,
    answers: { 200: z.object({ status: z.literal(true), email: z.string() }) },
    problems: ['conflict', ...common.problems],
  },
  {
    ...common,
    path: '/auth/check-link',
    summary: 'Whether a mailed token can still be used; uses nothing up',
    body: linkCheck,
    answers: { 200: z.object({ valid: z.boolean() }) },
  },
  {
    ...own,
    path: '/auth/send-verification-email',
    summary: 'Mail the link that confirms the address once more',
  },
  {
    ...ownRead,
    path: '/auth/account',
    summary: "What the provider knows of the session's account",
    answers: { 200: accountState },
  },
  {
    ...own,
    path: '/auth/change-password',
    summary: 'Change the password; other sessions and all access tokens end',
    body: passwordChange,
  },
  {
    ...own,
    path: '/auth/change-email',
    summary: 'Mail a link to the new address, which changes it',
    description:
      'The answer is the same whether or not the address belongs to another account. Links for earlier changes stop working.',
    body: emailChange,
  },
  {
    ...own,
    path: '/auth/withdraw-email-change',
    summary: 'Withdraw a pending change of address: its link stops working',
  },
  {
    ...own,
    path: '/auth/unlink-account',
    summary: 'Take another login off; other sessions and all access tokens end',
    body: linkedAccount,
    problems: ['not-found', 'conflict', ...common.problems],
  },
  {
    ...ownRead,
    path: '/auth/list-sessions',
    summary: 'Where the account is logged in',
    answers: { 200: z.array(device) },
  },
  {
    ...own,
    path: '/auth/revoke-sessions',
    summary: 'End every session and access token of the account, this one too',
  },
] as const satisfies Described[];
