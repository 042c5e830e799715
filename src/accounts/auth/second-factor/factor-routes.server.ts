import { z } from 'zod';
import { forOwner, own } from '#src/accounts/auth/embedded/owner.server.ts';
import { renamePasskey } from '#src/accounts/auth/passkeys/queries.server.ts';
import {
  createdPasskey,
  newPasskey,
  passkeyToRemove,
  passkeyToRename,
} from '#src/accounts/auth/passkeys/schemas.ts';
import { addPasskey, prepareNewPasskey, removePasskey } from '#src/accounts/auth/passkeys/service.server.ts';
import { limitGuess } from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { stepCode } from '#src/accounts/auth/schemas.ts';
import { AppError } from '#src/platform/errors.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import {
  confirmAuthenticator,
  makeRecoveryCodes,
  prepareAuthenticator,
  removeAuthenticator,
} from './service.server.ts';

const recoveryCodes = {
  200: z.object({
    backupCodes: z
      .array(z.string())
      .nullable()
      .meta({ description: 'ten recovery codes, only for the first second factor of the account' }),
  }),
};

const route = routesOf('auth');

/** The calls with which a user changes their second factors. */
export const factorRoutes = [
  route.post('/auth/two-factor/enable', {
    ...own,
    confirm: true,
    summary: 'Get a secret for an authenticator app, which counts once a code is confirmed',
    body: z.object({}),
    responses: { 200: z.object({ totpURI: z.string() }) },
    problems: ['conflict', ...own.problems],
    handle: forOwner(({ app, account, sessionId }) => prepareAuthenticator(app, account, sessionId)),
  }),
  route.post('/auth/two-factor/confirm', {
    ...own,
    confirm: true,
    summary: 'Confirm the first code of an authenticator app',
    description: 'The first second factor of an account ends all other sessions and all access tokens.',
    body: stepCode,
    responses: recoveryCodes,
    problems: ['conflict', ...own.problems],
    handle: forOwner(async ({ app, request, account: { id, email }, sessionId, body: { code } }) => {
      const turnOn = () => confirmAuthenticator(app, id, { sessionId, code });
      return { backupCodes: await limitGuess(app, request, email, turnOn, undefined, 'code') };
    }, true),
  }),
  route.post('/auth/two-factor/generate-backup-codes', {
    ...own,
    confirm: true,
    summary: 'Replace all recovery codes',
    body: z.object({}),
    responses: recoveryCodes,
    problems: ['conflict', ...own.problems],
    handle: forOwner(async ({ app, account: { id }, sessionId }) => ({
      backupCodes: await makeRecoveryCodes(app, id, sessionId),
    })),
  }),
  route.post('/auth/two-factor/disable', {
    ...own,
    confirm: true,
    summary: 'Remove the authenticator app; ends all other sessions and all access tokens',
    body: z.object({}),
    problems: ['conflict', ...own.problems],
    handle: forOwner(({ app, account: { id }, sessionId }) => removeAuthenticator(app, id, sessionId), true),
  }),
  route.post('/auth/passkeys/options', {
    ...own,
    confirm: true,
    summary: 'What `navigator.credentials.create()` needs for a new passkey',
    body: z.object({}),
    responses: { 200: newPasskey },
    problems: ['conflict', ...own.problems],
    handle: forOwner(({ app, account }) => prepareNewPasskey(app, account)),
  }),
  route.post('/auth/passkeys', {
    ...own,
    confirm: true,
    summary: 'Add a passkey, which logs in without a password',
    description: 'The first second factor of an account ends all other sessions and all access tokens.',
    body: createdPasskey,
    responses: recoveryCodes,
    problems: ['conflict', ...own.problems],
    handle: forOwner(
      async ({ app, account, sessionId, body }) => ({
        backupCodes: await addPasskey(app, account, { ...body, sessionId }),
      }),
      true,
    ),
  }),
  route.post('/auth/passkeys/rename', {
    ...own,
    summary: 'Rename a passkey',
    body: passkeyToRename,
    problems: ['not-found', ...own.problems],
    handle: forOwner(async ({ app, account: { id }, body }) => {
      if (!(await renamePasskey(app.db, id, body))) throw new AppError('not-found');
    }),
  }),
  route.post('/auth/passkeys/remove', {
    ...own,
    confirm: true,
    summary: 'Remove a passkey; ends all other sessions and all access tokens',
    body: passkeyToRemove,
    problems: ['not-found', ...own.problems],
    handle: forOwner(
      ({ app, account: { id: userId }, sessionId, body: { id } }) =>
        removePasskey(app, userId, sessionId, id),
      true,
    ),
  }),
] as const;
