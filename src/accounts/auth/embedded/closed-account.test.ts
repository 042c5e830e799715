import { expect, test } from 'vitest';
import {
  mailsTo,
  tokenTo,
  confirmEmail,
  countSessions,
  postAuth,
  signIn,
  subjectsTo,
} from '#test/accounts.ts';
import { signInByGoogle, useGoogleShop } from '#test/google-window.ts';
import { expectProblem } from '#test/problems.ts';
import { closeAccount, password } from '#test/shop.ts';

const { google, shop, join } = await useGoogleShop();
const admin = await shop.createUser('admin');

const close = ({ id }: { id: string }) => shop.call('DELETE', `/users/${id}`, { as: admin });

test('closing an account ends its session at the provider and prevents new logins', async () => {
  const robin = await shop.signUpUser('Buyer');
  await close(robin);
  expect(await countSessions(shop, robin.email)).toBe(0);
  expectProblem(await shop.call('GET', '/auth/token', { as: robin.session }), 401);
  const refused = await signIn(shop, robin.email);
  expectProblem(refused, 403);
  expect(refused.body.detail).toBe('This account was closed.');
  expect(refused.headers.get('set-auth-token')).toBeNull();
  expect(await countSessions(shop, robin.email)).toBe(0);
  expectProblem(await signIn(shop, robin.email, 'not the password'), 401);
});

test('a closed account gets no link to reset its password or to confirm or change its address', async () => {
  const [robin, other] = [await shop.signUpUser('Buyer'), await shop.signUpUser('Buyer')];
  const confirm = await tokenTo(shop, robin.email, 'verify-email');
  const change = { newEmail: `new-${robin.email}`, password };
  await postAuth(shop, 'change-email', change, robin.session);
  await close(robin);
  const before = (await mailsTo(shop, robin.email)).length;
  expectProblem(await postAuth(shop, 'change-email', change, robin.session), 401);
  expectProblem(await postAuth(shop, 'send-verification-email', {}, robin.session), 401);
  expect((await postAuth(shop, 'request-password-reset', { email: robin.email })).status).toBe(200);
  await postAuth(shop, 'change-email', { newEmail: robin.email }, other.session);
  expect(await mailsTo(shop, robin.email)).toHaveLength(before);
  expect(await mailsTo(shop, `new-${robin.email}`)).toEqual([]);
  expect((await postAuth(shop, 'verify-email', { token: confirm })).status).toBe(400);
});

test("a session that outlives its account's closing gives no access", async () => {
  const robin = await shop.signUpUser('Buyer');
  // The session stays open, as if it had been created while the account was being closed.
  await closeAccount(shop, robin);
  for (const [path, body] of [
    ['change-email', { newEmail: 'x@example.com' }],
    ['send-verification-email', {}],
    ['change-password', { newPassword: 'another one 42' }],
  ] as const)
    expectProblem(await postAuth(shop, path, body, robin.session), 403);
});

test('a Google login to a closed account shows a message and opens no session', async () => {
  const email = 'gone@example.com';
  const { made } = await join({ sub: 'gone', email, email_verified: true, name: 'Gus' });
  await close({ id: made.body._id });
  const again = await signInByGoogle(shop);
  expect(again.headers.get('location')).toBe('/login/google?error=account_closed');
  expect(again.headers.getSetCookie().filter((line) => line.includes('session_token'))).toEqual([]);
  expect(await countSessions(shop, email)).toBe(0);
});

test('a Google login with the address of a closed account changes nothing and sends no email', async () => {
  const robin = await shop.signUpUser('Buyer');
  await confirmEmail(shop, robin);
  await close(robin);
  const before = await subjectsTo(shop, robin.email);
  google.become({ sub: 'robin', email: robin.email, email_verified: true, name: 'Robin' });
  const { headers } = await signInByGoogle(shop);
  expect(headers.get('location')).toBe('/login/google?error=account_closed');
  expect(await subjectsTo(shop, robin.email)).toEqual(before);
  expectProblem(await signIn(shop, robin.email), 403);
  expect(await countSessions(shop, robin.email)).toBe(0);
});
