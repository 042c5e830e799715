import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { accountRoutes } from '#src/accounts/auth/embedded/account-routes.server.ts';
import { factorRoutes } from '#src/accounts/auth/second-factor/factor-routes.server.ts';
import { endConfirmations, mailsTo, postAuth, sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { password, useShop, type ApiResponse } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

const confirm = (as: string, proof: string) => postAuth(shop, 'confirm', { proof }, as);
/** A call that asks to confirm: 403 before, 200 after. */
const ask = (as: string) => postAuth(shop, 'change-email', { newEmail: 'new@example.com' }, as);
const exportOf = (as: { token: string }) => shop.call('GET', '/profile/export', { as });

function expectAsked({ status, body }: ApiResponse, what?: string): void {
  expect([status, body.type], what).toEqual([403, 'urn:rangefinder:problem:confirmation-required']);
}

test('ten minutes after the login, the calls that can not be undone ask for the password, and nothing changes', async () => {
  const { session } = await shop.register('Cora');
  const asking = [...accountRoutes, ...factorRoutes]
    .filter(({ confirm: asks }) => asks)
    .map(({ path }) => path.slice('/auth/'.length));
  expect(asking).toEqual([
    'change-password',
    'change-email',
    'unlink-account',
    'two-factor/enable',
    'two-factor/confirm',
    'two-factor/generate-backup-codes',
    'two-factor/disable',
    'passkeys/options',
    'passkeys',
    'passkeys/remove',
  ]);
  expect((await ask(session)).status).toBe(200);
  await shop.sql`update identity_session set "confirmedAt" = now() - interval '9 minutes 50 seconds'`;
  expect((await ask(session)).status).toBe(200);
  await endConfirmations(shop);
  const before = await fingerprint(shop);
  for (const path of asking) expectAsked(await postAuth(shop, path, {}, session), path);
  expect(await fingerprint(shop)).toBe(before);
  const wrong = await confirm(session, 'wrong horse 42');
  expectProblem(wrong, 422, ['proof']);
  expect(await shop.sql`select from audit_log where act = 'sign-in-failed'`).toHaveLength(1);
  expectAsked(await ask(session));
  expect((await confirm(session, password)).body).toEqual({ status: true });
  expect((await ask(session)).status).toBe(200);
});

test('a confirmation counts in its own session only, and ends with it', async () => {
  const robin = await shop.signUpUser('Buyer', 'Robin');
  const other = sessionOf(await signIn(shop, robin.email));
  const elsewhere = await tokensOf(shop, robin.email, { as: other });
  await endConfirmations(shop);
  expect((await confirm(robin.session, password)).status).toBe(200);
  expectAsked(await ask(other));
  expectAsked(await exportOf(elsewhere));
  expect((await exportOf(robin)).status).toBe(200);
  await postAuth(shop, 'sign-out', {}, robin.session);
  // The access token outlives the session.
  expect((await shop.call('GET', '/profile', { as: robin })).status).toBe(200);
  expectAsked(await exportOf(robin));
});

test('with a second factor, the password confirms nothing, and each code confirms once', async () => {
  const { session, email } = await shop.signUpUser('Buyer', 'Fay');
  const { totpURI } = (await postAuth(shop, 'two-factor/enable', {}, session)).body;
  const app = new TOTP({ secret: Secret.fromBase32(new URL(totpURI).searchParams.get('secret')!) });
  const made = await postAuth(shop, 'two-factor/confirm', { code: app.generate() }, session);
  const [recovery] = made.body.backupCodes;
  await endConfirmations(shop);
  expectProblem(await confirm(session, password), 422, ['proof']);
  // The code that turned the app on.
  expectProblem(await confirm(session, app.generate()), 422, ['proof']);
  expectAsked(await ask(session));
  const next = app.generate({ timestamp: Date.now() + 30_000 }).replace(/(...)/, '$1 ');
  expect((await confirm(session, next)).status).toBe(200);
  expect((await ask(session)).status).toBe(200);
  await endConfirmations(shop);
  expectProblem(await confirm(session, next), 422, ['proof']);
  expect((await confirm(session, ` ${recovery.toUpperCase()} `)).status).toBe(200);
  expectProblem(await confirm(session, recovery), 422, ['proof']);
  const { body } = await shop.call('GET', '/auth/account', { as: session });
  expect(body.secondFactor.codesLeft).toBe(9);
  expect((await mailsTo(shop, email)).at(-1)!.subject).toBe('A recovery code was used');
});

test('wrong passwords count as those of logins do', async () => {
  const { session, email } = await shop.register('Gus');
  for (let guess = 0; guess < 5; guess++) {
    expectProblem(await confirm(session, `wrong ${guess}`), 422, ['proof']);
    expectProblem(await signIn(shop, email, `wrong ${guess}`), 401);
  }
  expectProblem(await confirm(session, password), 429);
});
