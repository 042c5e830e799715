import { z } from 'zod';
import { confirm } from '#src/accounts/auth/confirming/service.server.ts';
import { dropMailedTokens, findNewEmail } from '#src/accounts/auth/email/mailed-tokens.server.ts';
import { confirmAddress, isLinkValid, sendVerification } from '#src/accounts/auth/email/verify.server.ts';
import { unlink } from '#src/accounts/auth/google/linking.server.ts';
import { enqueueChange, enqueueReset } from '#src/accounts/auth/jobs.server.ts';
import { passkeyConfirmation } from '#src/accounts/auth/passkeys/schemas.ts';
import { changePassword, limitChange, resetPassword } from '#src/accounts/auth/passwords/service.server.ts';
import {
  emailChange,
  linkCheck,
  linkedAccount,
  passwordChange,
  reset,
  resetRequest,
  sessionToEnd,
  verification,
} from '#src/accounts/auth/schemas.ts';
import { showSecondFactor } from '#src/accounts/auth/second-factor/service.server.ts';
import {
  endSessionOf,
  endSessions,
  listSessionsOf,
  lockOwner,
} from '#src/accounts/auth/sessions/queries.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOf, networkOfRequest, shortNetworkOf } from '#src/platform/http/client-network.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { accountFields, accountProblems } from '#src/texts/problems-accounts.server.ts';
import { forOwner, open, own, sessionOf } from './owner.server.ts';
import { listLinked, lockAccount } from './queries.server.ts';

const done = { status: true };
const device = z
  .object({
    id: z.string(),
    current: z.boolean().meta({ description: 'whether it is the session of this request' }),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: 'to within a day' }),
    userAgent: z.string().nullable(),
    address: z.string().nullable().meta({ description: 'the IP address at the login' }),
    sameNetwork: z.boolean().meta({ description: 'whether the login came from the network of this request' }),
    network: z.string().nullable().meta({ description: 'the first part of the IP address' }),
  })
  .meta({ id: 'SignedInDevice' });
const accountState = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean().meta({ description: 'false if the account has no password, only another login' }),
  newEmail: z.string().nullable().meta({ description: 'a requested new address that is not confirmed yet' }),
  linked: z
    .array(z.object({ providerId: z.string(), since: z.iso.datetime() }))
    .meta({ description: 'other ways to log in besides a password' }),
  secondFactor: z
    .object({
      app: z.iso.datetime().nullable().meta({ description: 'since when there is an authenticator app' }),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          since: z.iso.datetime(),
          lastUsedAt: z.iso.datetime().nullable(),
          otherHost: z.string().nullable().meta({
            description:
              'the host of the shop when it was made, if that was another one: it does not work here',
          }),
        }),
      ),
      codesLeft: z.number().meta({ description: 'unused recovery codes' }),
    })
    .nullable()
    .meta({ description: 'what is asked for after the password or Google' }),
});

const ownRead = { access: 'public', proof: 'session', problems: ['too-many-requests'] } as const;

const route = routesOf('auth');

export const accountRoutes = [
  route.post('/auth/request-password-reset', {
    ...open,
    summary: 'Send a link to choose a new password',
    description: 'The response does not reveal whether the address has an account.',
    body: resetRequest,
    run: async ({ app, request, body: { email } }) => {
      await app.rateLimits.consume('reset-from', networkOfRequest(request));
      await app.rateLimits.consume('reset', email);
      await app.db.transaction().execute((trx) => enqueueReset(app, trx, email));
      return done;
    },
  }),
  route.post('/auth/reset-password', {
    ...open,
    summary: 'Set a new password with the emailed token, which works once',
    description: 'Ends every session and access token of the account.',
    body: reset,
    run: async ({ app, request, body }) => {
      await resetPassword(app, request, body);
      return done;
    },
  }),
  route.post('/auth/verify-email', {
    ...open,
    summary: 'Confirm an email address with the emailed token, which works once',
    body: verification,
    responses: { 200: z.object({ status: z.literal(true), email: z.string() }) },
    problems: ['conflict', ...open.problems],
    run: async ({ app, request, body: { token } }) => {
      const signedIn = async () => (await sessionOf(app, request))?.user.id ?? null;
      return { ...done, email: await confirmAddress(app, token, await signedIn()) };
    },
  }),
  route.post('/auth/check-link', {
    ...open,
    summary: 'Whether an emailed token is still valid; does not use it up',
    body: linkCheck,
    responses: { 200: z.object({ valid: z.boolean() }) },
    run: async ({ app, body }) => ({ valid: await isLinkValid(app.db, body) }),
  }),
  route.post('/auth/send-verification-email', {
    ...own,
    summary: 'Send the link that confirms the address again',
    body: z.object({}),
    handle: forOwner(async ({ app, account }) => {
      if (account.emailVerified)
        throw new AppError('bad-request', accountProblems.emailConfirmed, undefined, {
          code: 'EMAIL_ALREADY_VERIFIED',
        });
      await app.rateLimits.consume('letter', account.id);
      await sendVerification(app, account.id);
    }),
  }),
  route.get('/auth/account', {
    ...ownRead,
    summary: "The session's account at the identity provider",
    responses: { 200: accountState },
    handle: forOwner(async ({ app, account: { id, name, email, emailVerified, hasPassword } }) => ({
      id,
      name,
      email,
      emailVerified,
      hasPassword,
      newEmail: await findNewEmail(app.db, id),
      linked: (await listLinked(app.db, id)).map(({ providerId, createdAt }) => ({
        providerId,
        since: createdAt.toISOString(),
      })),
      secondFactor: await showSecondFactor(app, app.db, id),
    })),
  }),
  route.post('/auth/confirm', {
    ...own,
    summary: 'Show that it is the user, so that this session can do what asks for it, for ten minutes',
    description: 'An account with neither a password nor a second factor logs in with Google again instead.',
    body: passkeyConfirmation,
    problems: ['conflict', ...own.problems],
    handle: forOwner(async ({ app, request, account, sessionId, body }) =>
      confirm(app, request, account, sessionId, body),
    ),
  }),
  route.post('/auth/change-password', {
    ...own,
    confirm: true,
    summary: 'Change the password; ends all other sessions and all access tokens',
    body: passwordChange,
    handle: forOwner(
      async ({ app, body, account, sessionId }) => changePassword(app, account, { ...body, keep: sessionId }),
      true,
    ),
  }),
  route.post('/auth/change-email', {
    ...own,
    confirm: true,
    summary: 'Request a change of email address; sends a confirmation link to the new one',
    description:
      'The response does not reveal whether the address belongs to another account. Links for earlier changes stop working.',
    body: emailChange,
    handle: forOwner(async ({ app, body: { newEmail }, account, sessionId }) => {
      if (newEmail === account.email)
        throw new AppError('invalid', undefined, [{ path: 'newEmail', message: accountFields.isOwnEmail }]);
      await app.rateLimits.consume('letter', account.id);
      const change = { userId: account.id, sessionId, email: newEmail };
      await app.db.transaction().execute((trx) => enqueueChange(app, trx, change));
    }),
  }),
  route.post('/auth/withdraw-email-change', {
    ...own,
    summary: 'Cancel a pending change of email address; its link stops working',
    body: z.object({}),
    handle: forOwner(({ app, account }) =>
      app.db.transaction().execute((trx) => dropMailedTokens(trx, account.id, 'change')),
    ),
  }),
  route.post('/auth/unlink-account', {
    ...own,
    confirm: true,
    summary: 'Unlink another login; ends all other sessions and all access tokens',
    body: linkedAccount,
    problems: ['not-found', 'conflict', ...own.problems],
    handle: forOwner(
      ({ app, account: { id }, sessionId }) =>
        limitChange(app, 'access-removal', id, () => unlink(app, id, sessionId)),
      true,
    ),
  }),
  route.get('/auth/list-sessions', {
    ...ownRead,
    summary: 'The active sessions of the account',
    responses: { 200: z.array(device) },
    handle: forOwner(async ({ app, request, account, sessionId }) => {
      const rows = await listSessionsOf(app.db, account.id);
      return rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
        id,
        current: id === sessionId,
        signedInAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        userAgent,
        address: ipAddress,
        sameNetwork: ipAddress !== null && networkOf(ipAddress) === networkOfRequest(request),
        network: ipAddress && shortNetworkOf(ipAddress),
      }));
    }),
  }),
  route.post('/auth/revoke-session', {
    ...own,
    summary: 'End one session, and every access token of the account',
    description: 'Other sessions get new access tokens. A pending change of email address is canceled.',
    body: sessionToEnd,
    problems: ['not-found', ...own.problems],
    handle: forOwner(
      ({ app, account, sessionId, body }) =>
        app.db.transaction().execute(async (trx) => {
          await lockOwner(trx, account.id, sessionId);
          await endSessionOf(trx, account.id, body.id);
        }),
      true,
    ),
  }),
  route.post('/auth/revoke-sessions', {
    ...own,
    summary: 'End every session and access token of the account, including the current one',
    body: z.object({}),
    handle: forOwner(({ app, account }) =>
      app.db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        await endSessions(trx, account.id, null);
      }),
    ),
  }),
] as const;
