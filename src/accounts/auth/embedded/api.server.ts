import { z } from 'zod';
import { requireAdmission } from '#src/accounts/auth/admission-service.server.ts';
import { sendVerification } from '#src/accounts/auth/email/verify.server.ts';
import { mailSignUpAttempt } from '#src/accounts/auth/jobs.server.ts';
import { passkeyQuestion, passkeySignIn } from '#src/accounts/auth/passkeys/schemas.ts';
import { askForPasskey, signInWithPasskey } from '#src/accounts/auth/passkeys/service.server.ts';
import { limitGuess } from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { refuseWeakPassword } from '#src/accounts/auth/passwords/weak-passwords.server.ts';
import { findVersionOf } from '#src/accounts/auth/queries.server.ts';
import { signIn, newAccount, stepCode } from '#src/accounts/auth/schemas.ts';
import {
  showSecondStep,
  takeSecondStep,
  waitForSecondStep,
} from '#src/accounts/auth/second-factor/sign-in.server.ts';
import { checkSignIn, wrongLogin } from '#src/accounts/auth/sessions/sign-in-check.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { problemResponse, routesOf } from '#src/platform/http/route.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { failureOf, forward } from './library.server.ts';
import { findAccountByEmail } from './queries.server.ts';

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
const description = 'The `Origin` header must be the URL of the shop; browsers send it automatically.';
const read = {
  access: 'public',
  problems: ['too-many-requests'],
  handle: ({ app, request }: { app: App; request: Request }) => forward(app, request),
} as const;
const posted = { access: 'public', description, problems: ['forbidden', 'too-many-requests'] } as const;

const route = routesOf('auth');

const opening = {
  ...posted,
  duringMaintenance: true,
  responses: { 200: z.object({ token, user: account }) },
  responseHeaders,
  problems: ['unauthenticated', 'suspended', ...posted.problems],
} as const;

/** The library's calls that are offered; all others return 404. */
export const libraryRoutes = [
  route.post('/auth/sign-up/email', {
    ...posted,
    summary: 'Create an account and open a session',
    body: newAccount,
    responses: { 200: z.object({ token, user: account }) },
    responseHeaders,
    problems: ['conflict', ...posted.problems],
    handle: async ({ app, request, body: { invitation, ...body } }) => {
      await requireAdmission(app, invitation);
      await refuseWeakPassword(app.config, body.password, body, 'password');
      await app.rateLimits.consume('sign-up', networkOfRequest(request));
      const response = await forward(app, request, body);
      if (response.ok) await welcome(app, response);
      else if (await isDuplicate(app, response, body.email)) return problemResponse(addressTaken());
      else if (response.status === 409) await mailSignUpAttempt(app, body.email);
      return checkSignIn(app, request, body.email, response, 'sign-up');
    },
  }),
  route.post('/auth/sign-in/email', {
    ...posted,
    summary: 'Open a session',
    description: `${description} An unknown address and a wrong password return the same error. With \`twoFactorRedirect\` there is no session yet: a code has to follow, with the cookie of this response.`,
    body: signIn,
    duringMaintenance: true,
    responses: {
      200: z.union([
        z.object({ redirect: z.literal(false), token, user: account }),
        z.object({ twoFactorRedirect: z.literal(true) }),
      ]),
    },
    responseHeaders,
    problems: ['unauthenticated', 'suspended', ...posted.problems],
    handle: async ({ app, request, body }) => {
      let version = 0;
      const guess = async () => {
        version = (await findVersionOf(app.db, body.email))?.version ?? 0;
        return forward(app, request, body);
      };
      const response = await limitGuess(app, request, body.email, guess, ({ status }) => status === 401);
      const waiting = await waitForSecondStep(response);
      if (!waiting) return checkSignIn(app, request, body.email, response, 'sign-in', version);
      // The password may have been changed since it was checked.
      if (((await findVersionOf(app.db, body.email))?.version ?? 0) !== version) throw wrongLogin();
      return waiting;
    },
  }),
  route.get('/auth/two-factor/step', {
    access: 'public',
    summary: 'With which second factors the login that waits in this browser can go on',
    responses: { 200: z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() }) },
    problems: ['unauthenticated', 'too-many-requests'],
    run: ({ app, request }) => showSecondStep(app, request),
  }),
  route.post('/auth/two-factor/verify', {
    ...opening,
    summary:
      'Open a session with a code of an authenticator app or a recovery code, after the password or Google',
    body: stepCode,
    handle: ({ app, request, body: { code } }) => takeSecondStep(app, request, code),
  }),
  route.get('/auth/passkey/options', {
    access: 'public',
    summary: 'What `navigator.credentials.get()` needs for a login with a passkey',
    responses: { 200: passkeyQuestion },
    problems: ['too-many-requests'],
    run: ({ app }) => askForPasskey(app),
  }),
  route.post('/auth/passkey/sign-in', {
    ...opening,
    summary: 'Open a session with a passkey, which counts as both steps of a login',
    body: passkeySignIn,
    handle: ({ app, request, body: { passkey } }) => signInWithPasskey(app, request, passkey),
  }),
  route.post('/auth/sign-out', {
    ...read,
    ...posted,
    summary: 'End the session, if any',
    duringMaintenance: true,
    responses: { 200: z.object({ success: z.literal(true) }) },
  }),
  route.get('/auth/token', {
    ...read,
    summary: 'The ID token of the session, to exchange at `GET /jwt`',
    proof: 'session',
    responses: {
      200: z.object({ token: z.string().meta({ description: 'a JWT that is valid for 15 minutes' }) }),
    },
  }),
  route.get('/auth/get-session', {
    ...read,
    summary: 'The session and its account; null without a session',
    responses: { 200: z.object({ session, user: account }).nullable() },
  }),
  route.get('/auth/list-accounts', {
    ...read,
    summary: "The login methods of the session's account",
    proof: 'session',
    responses: { 200: z.array(linked) },
  }),
  route.get('/auth/jwks', {
    ...read,
    summary: 'The public keys that ID tokens are signed with',
    responses: { 200: z.object({ keys: z.array(key) }) },
  }),
] as const;

const signedUp = z.object({ user: z.object({ id: z.string() }) });

/**
 * Runs after the library's transaction, which this code cannot join. If it fails, the dashboard offers to send
 * the email again.
 */
async function welcome(app: App, response: Response): Promise<void> {
  const { user } = signedUp.parse(await response.clone().json());
  await sendVerification(app, user.id);
}

/** Returns whether the same sign-up was sent twice at the same time and the other request has created the account. */
async function isDuplicate(app: App, response: Response, email: string): Promise<boolean> {
  const { code } = await failureOf(response);
  return code === 'FAILED_TO_CREATE_USER' && (await findAccountByEmail(app.db, email)) !== undefined;
}

const addressTaken = () =>
  new AppError('conflict', accountProblems.emailTaken, undefined, { code: 'USER_ALREADY_EXISTS' });
