import { expect, test } from 'vitest';
import { countSessions, mailsTo, tokenTo, postAuth, signIn } from '#test/accounts.ts';
import { cookieOf, signInByGoogle, useGoogleShop } from '#test/google-window.ts';
import { expectProblem } from '#test/problems.ts';

const { google, shop } = await useGoogleShop();

const newPassword = 'fresh paint 77';
const unlink = (headers: Record<string, string>) =>
  shop.call('POST', '/auth/unlink-account', { headers, body: { providerId: 'google' } });
const stateOf = async (headers: Record<string, string>) =>
  (await shop.call('GET', '/auth/account', { headers })).body;

async function both(email: string, more: object = {}) {
  google.become({ sub: email, email, email_verified: true, name: 'Gwen' });
  await signInByGoogle(shop);
  await postAuth(shop, 'request-password-reset', { email });
  const body = { token: await tokenTo(shop, email, 'reset-password'), newPassword, ...more };
  expect((await postAuth(shop, 'reset-password', body)).status).toBe(200);
  return { headers: { cookie: cookieOf(await signIn(shop, email, newPassword)) } };
}

test('linked accounts are listed with their date and can be removed', async () => {
  const email = 'gwen@example.com';
  const { headers } = await both(email);
  const byGoogle = { cookie: cookieOf(await signInByGoogle(shop)) };
  const { linked } = await stateOf(headers);
  expect(linked).toEqual([{ providerId: 'google', since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  expect((await unlink(headers)).body).toEqual({ status: true });
  expect((await stateOf(headers)).linked).toEqual([]);
  expectProblem(await shop.call('GET', '/auth/token', { headers: byGoogle }), 401);
  expect((await mailsTo(shop, email)).at(-1)!.subject).toBe('Google was disconnected from your account');
  expectProblem(await unlink(headers), 404);
  expect((await signIn(shop, email, newPassword)).status, 'the password stays').toBe(200);
});

test('the only login of an account cannot be unlinked, and the response explains what to do first', async () => {
  google.become({ sub: 'only', email: 'only@example.com', email_verified: true });
  const headers = { cookie: cookieOf(await signInByGoogle(shop)) };
  const refused = await unlink(headers);
  expectProblem(refused, 409);
  expect(refused.body).toMatchObject({
    code: 'FAILED_TO_UNLINK_LAST_ACCOUNT',
    detail: 'This is your only way to log in. Set a password first.',
  });
  expect((await stateOf(headers)).linked).toHaveLength(1);
});

test('a password reset unlinks other logins only when requested', async () => {
  expect((await stateOf((await both('left@example.com')).headers)).linked).toHaveLength(1);
  expect((await stateOf((await both('off@example.com', { unlink: true })).headers)).linked).toEqual([]);
});

test('a login that Google confirmed before it was disconnected opens no session', async () => {
  const email = 'race@example.com';
  await both(email);
  // Disconnects Google after the library has found the account.
  await shop.sql`create function disconnect() returns trigger language plpgsql as $$ begin
    delete from identity_account where "userId" = new."userId" and "providerId" = 'google'; return new; end $$`;
  await shop.sql`create trigger disconnect after insert on identity_session
    for each row execute function disconnect()`;
  const before = await countSessions(shop, email);
  google.become({ sub: email, email, email_verified: true, name: 'Gwen' });
  const late = await signInByGoogle(shop);
  await shop.sql`drop trigger disconnect on identity_session`;
  expect(late.headers.get('location')).toBe('/login/google?error=account_not_linked');
  expect(await countSessions(shop, email)).toBe(before);
});
