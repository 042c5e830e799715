import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, tokenTo } from '#test/account-mails.ts';
import { cookieOf, signInByGoogle } from '#test/google-window.ts';
import { startGoogle, type Google } from '#test/google.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, type Person, type Shop } from '#test/shop.ts';

let google: Google;
let shop: Shop;
let admin: Person;
beforeAll(async () => {
  google = await startGoogle();
  shop = await openShop(google.settings);
  admin = await shop.hire('admin');
});
afterAll(async () => {
  await shop.close();
  await google.close();
});

const close = ({ id }: { id: string }) => shop.call('DELETE', `/users/${id}`, { as: admin });
const signIn = (email: string, by = password) =>
  shop.call('POST', '/auth/sign-in/email', { body: { email, password: by } });
const countSessions = async (email: string) =>
  (
    await sql`select from identity_session s join identity_user u on u.id = s."userId"
      where email = ${email}`.execute(shop.app.db)
  ).rows.length;

test('who was closed by an admin is signed out at the provider, too, and does not get in again', async () => {
  const robin = await shop.enrol('Buyer');
  await close(robin);
  expect(await countSessions(robin.email)).toBe(0);
  expectProblem(await shop.call('GET', '/auth/token', { as: robin.session }), 401);
  const refused = await signIn(robin.email);
  expectProblem(refused, 403);
  expect(refused.body.detail).toBe('This account was closed.');
  expect(refused.headers.get('set-auth-token')).toBeNull();
  expect(await countSessions(robin.email)).toBe(0);
  expectProblem(await signIn(robin.email, 'not the password'), 401);
});

test('a closed account has nothing mailed: no link to set a password, none to confirm, none to change', async () => {
  const [robin, other] = [await shop.enrol('Buyer'), await shop.enrol('Buyer')];
  const confirm = await tokenTo(shop, robin.email, 'verify-email');
  const change = { newEmail: `new-${robin.email}`, password };
  await shop.call('POST', '/auth/change-email', { as: robin.session, body: change });
  await close(robin);
  const before = (await mailsTo(shop, robin.email)).length;
  for (const path of ['change-email', 'send-verification-email'])
    expectProblem(
      await shop.call('POST', `/auth/${path}`, {
        as: robin.session,
        body: path === 'change-email' ? change : {},
      }),
      401,
    );
  const { status } = await shop.call('POST', '/auth/request-password-reset', {
    body: { email: robin.email },
  });
  expect(status).toBe(200);
  await shop.call('POST', '/auth/change-email', {
    as: other.session,
    body: { newEmail: robin.email, password },
  });
  expect(await mailsTo(shop, robin.email)).toHaveLength(before);
  expect(await mailsTo(shop, `new-${robin.email}`)).toEqual([]);
  expect((await shop.call('POST', '/auth/verify-email', { body: { token: confirm } })).status).toBe(400);
});

test('a session that a closed account got all the same does nothing', async () => {
  const robin = await shop.enrol('Buyer');
  // As it would be if it were opened in the same moment.
  await shop.app.db
    .updateTable('people')
    .set({ deleted_at: new Date(), deleted_by: robin.id })
    .where('id', '=', robin.id)
    .execute();
  for (const [path, body] of [
    ['change-email', { newEmail: 'x@example.com', password }],
    ['send-verification-email', {}],
    ['change-password', { currentPassword: password, newPassword: 'another one 42' }],
  ] as const)
    expectProblem(await shop.call('POST', `/auth/${path}`, { as: robin.session, body }), 403);
});

test('who comes by Google to a closed account is told so, without a session', async () => {
  const email = 'gone@example.com';
  google.become({ sub: 'gone', email, email_verified: true, name: 'Gus' });
  const cookie = cookieOf(await signInByGoogle(shop));
  const { body: id } = await shop.call('GET', '/auth/token', { headers: { cookie } });
  const { body: access } = await shop.call('GET', `/jwt?email=${email}`, { as: id.token });
  const record = { name: 'Gus', email, role: 'Buyer' };
  const { body: person } = await shop.call('POST', '/users', { as: access.accessToken, body: record });
  await close({ id: person._id });
  const again = await signInByGoogle(shop);
  expect(again.headers.get('location')).toBe('/login/google?error=account_closed');
  expect(again.headers.getSetCookie().filter((line) => line.includes('session_token'))).toEqual([]);
  expect(await countSessions(email)).toBe(0);
});

test('Google that comes to a closed account of the same address changes nothing of it, and mails nothing', async () => {
  const robin = await shop.enrol('Buyer');
  const token = await tokenTo(shop, robin.email, 'verify-email');
  await shop.call('POST', '/auth/verify-email', { body: { token } });
  await close(robin);
  const before = (await mailsTo(shop, robin.email)).map(({ subject }) => subject);
  google.become({ sub: 'robin', email: robin.email, email_verified: true, name: 'Robin' });
  const { headers } = await signInByGoogle(shop);
  expect(headers.get('location')).toBe('/login/google?error=account_closed');
  expect((await mailsTo(shop, robin.email)).map(({ subject }) => subject)).toEqual(before);
  expectProblem(await signIn(robin.email), 403);
  expect(await countSessions(robin.email)).toBe(0);
});
