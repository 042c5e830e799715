import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { findByEmail } from '#src/accounts/users/queries.server.ts';
import { endConfirmations, postAuth, sessionOf, signIn, tokenTo } from '#test/accounts.ts';
import { addPasskey, signInWith } from '#test/passkeys.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop, type Account, type ApiResponse } from '#test/shop.ts';
import { resetFactorByOperator } from './accounts.ts';
import { makeResetLink } from './reset-link.ts';

// Walks each row of the table 'A user who has lost something' in docs/accounts.md.

const shop = await useShop();
const newPassword = 'fresh paint 77';

async function setUp(name: string) {
  const user = await shop.signUpUser('Buyer', name);
  await postAuth(
    shop,
    'verify-email',
    { token: await tokenTo(shop, user.email, 'verify-email') },
    user.session,
  );
  const { totpURI } = (await postAuth(shop, 'two-factor/enable', {}, user.session)).body;
  const app = new TOTP({ secret: Secret.fromBase32(new URL(totpURI).searchParams.get('secret')!) });
  const made = await postAuth(shop, 'two-factor/confirm', { code: app.generate() }, user.session);
  const codes: string[] = made.body.backupCodes;
  return { user, app, codes, passkey: (await addPasskey(shop, user.session)).passkey };
}

const cookieOf = ({ headers }: ApiResponse) =>
  headers
    .getSetCookie()
    .map((line) => line.replace(/;.*/s, ''))
    .join('; ');

/** Logs in with both steps, and returns the response to the second one. */
async function enter(email: string, code: string, by?: string): Promise<ApiResponse> {
  const begun = await signIn(shop, email, by);
  expect(begun.body).toEqual({ twoFactorRedirect: true });
  const headers = { cookie: cookieOf(begun) };
  return shop.call('POST', '/auth/two-factor/verify', { body: { code }, headers });
}

/** Sets a password with a link from the mailbox. */
async function resetByMail({ email }: Account): Promise<void> {
  await postAuth(shop, 'request-password-reset', { email });
  const token = await tokenTo(shop, email, 'reset-password');
  expect((await postAuth(shop, 'reset-password', { token, newPassword })).status).toBe(200);
}

async function moveTo(newEmail: string, as: string): Promise<ApiResponse> {
  expect((await postAuth(shop, 'change-email', { newEmail }, as)).status).toBe(200);
  return postAuth(shop, 'verify-email', { token: await tokenTo(shop, newEmail, 'verify-email') }, as);
}

test('without the phone, the password and a recovery code lead to a new app', async () => {
  const { user, codes } = await setUp('Pia');
  const as = sessionOf(await enter(user.email, codes[0]!));
  expect((await postAuth(shop, 'two-factor/disable', {}, as)).status).toBe(200);
  expect((await postAuth(shop, 'two-factor/enable', {}, as)).status).toBe(200);
  // A recovery code alone is nothing.
  expectProblem(await postAuth(shop, 'two-factor/verify', { code: codes[1]! }), 401);
});

test('without the device of the passkey, it is removed after a login with the password and the app', async () => {
  const { user, app, passkey } = await setUp('Kay');
  const next = app.generate({ timestamp: Date.now() + 30_000 });
  const as = sessionOf(await enter(user.email, next));
  const { body } = await shop.call('GET', '/auth/account', { as });
  const { id } = body.secondFactor.passkeys[0];
  expect((await postAuth(shop, 'passkeys/remove', { id }, as)).status).toBe(200);
  expectProblem(await signInWith(shop, passkey), 401);
});

test('without the password, the passkey logs in and sets another one; the mailbox alone does not log in', async () => {
  const { user, passkey, codes } = await setUp('Fay');
  const as = sessionOf(await signInWith(shop, passkey));
  expect((await postAuth(shop, 'change-password', { newPassword: 'quite another 42' }, as)).status).toBe(200);
  await resetByMail(user);
  expectProblem(await enter(user.email, '000000', newPassword), 401);
  expect((await enter(user.email, codes[0]!, newPassword)).status).toBe(200);
});

test('without the mailbox, the account moves to a new address, which a thief with its session can not do', async () => {
  const { user, codes } = await setUp('Mia');
  await endConfirmations(shop);
  const stolen = await postAuth(shop, 'change-email', { newEmail: 'thief@example.com' }, user.session);
  expectProblem(stolen, 403);
  const as = sessionOf(await enter(user.email, codes[0]!));
  expect((await moveTo('mia.new@example.com', as)).status).toBe(200);
  expect((await enter('mia.new@example.com', codes[1]!)).status).toBe(200);
});

test('without anything, the operator resets the factors, hands over a link, and the address is changed', async () => {
  const { user } = await setUp('Una');
  const found = (await findByEmail(shop.app.db, user.email))!;
  expect(await resetFactorByOperator(shop.app, found)).toBe(true);
  const link = new URL((await makeResetLink(shop.app, user.email, 'print'))!);
  const token = link.searchParams.get('token');
  expect((await postAuth(shop, 'reset-password', { token, newPassword })).status).toBe(200);
  const as = sessionOf(await signIn(shop, user.email, newPassword));
  expect((await moveTo('una.new@example.com', as)).status).toBe(200);
  expect((await signIn(shop, 'una.new@example.com', newPassword)).body.token).toBeTruthy();
});
