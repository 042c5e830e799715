import { z } from 'zod';
import type { Described } from '#src/platform/http/route.server.ts';
import { signIn, newAccount } from '#src/accounts/auth/schemas.ts';

const account = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    image: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Account' });
const token = z
  .string()
  .meta({ description: 'identifies the session; the token to send is in `set-auth-token`' });
const session = z.object({ id: z.string(), userId: z.string(), expiresAt: z.iso.datetime() });
const linked = z.object({
  id: z.string(),
  providerId: z.string().meta({ description: '`credential` is the password, `google` is Google' }),
  accountId: z.string(),
  userId: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
const key = z.object({ kid: z.string(), kty: z.string(), alg: z.string(), crv: z.string(), x: z.string() });

const responseHeaders = {
  'set-auth-token': 'The session token, for clients that send it as a bearer token instead of a cookie',
  'set-cookie': 'The session cookie, for browsers; sent only to `/api/auth`',
};
const originNote = 'The `Origin` header must be the URL of the shop; browsers send it automatically.';
const common = { tag: 'auth', access: 'public', problems: ['too-many-requests'] } as const;
const posted = {
  ...common,
  method: 'POST',
  description: originNote,
  problems: ['forbidden', ...common.problems],
} as const;
const read = { ...common, method: 'GET' } as const;

/** The library's calls that are offered; all others return 404. */
export const authCalls = [
  {
    ...posted,
    path: '/auth/sign-up/email',
    summary: 'Create an account and open a session',
    body: newAccount,
    responses: { 200: z.object({ token, user: account }) },
    responseHeaders,
    problems: ['conflict', ...posted.problems],
  },
  {
    ...posted,
    path: '/auth/sign-in/email',
    summary: 'Open a session',
    description: `${originNote} An unknown address and a wrong password return the same error.`,
    body: signIn,
    duringMaintenance: true,
    responses: { 200: z.object({ redirect: z.literal(false), token, user: account }) },
    responseHeaders,
    problems: ['unauthenticated', 'suspended', ...posted.problems],
  },
  {
    ...posted,
    path: '/auth/sign-out',
    summary: 'End the session, if any',
    duringMaintenance: true,
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  {
    ...read,
    path: '/auth/token',
    summary: 'The ID token of the session, to exchange at `GET /jwt`',
    proof: 'session',
    responses: {
      200: z.object({ token: z.string().meta({ description: 'a JWT that is valid for 15 minutes' }) }),
    },
  },
  {
    ...read,
    path: '/auth/get-session',
    summary: 'The session and its account; null without a session',
    responses: { 200: z.object({ session, user: account }).nullable() },
  },
  {
    ...read,
    path: '/auth/list-accounts',
    summary: "The login methods of the session's account",
    proof: 'session',
    responses: { 200: z.array(linked) },
  },
  {
    ...read,
    path: '/auth/jwks',
    summary: 'The public keys that ID tokens are signed with',
    responses: { 200: z.object({ keys: z.array(key) }) },
  },
] as const satisfies Described[];
