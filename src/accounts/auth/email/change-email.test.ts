import { expect, test } from 'vitest';
import { mailsTo, tokenTo, postAuth, sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { book, password, createListing, useShop } from '#test/shop.ts';

const shop = await useShop();

let count = 0;
const anAddress = () => `moved-${++count}@example.com`;
const post = (path: string, body: object, as?: string) => postAuth(shop, path, body, as);
const change = (as: string, newEmail: string) => post('change-email', { newEmail }, as);
const verify = (token: string) => post('verify-email', { token });
const emailOf = async (as: { token: string }) => (await shop.call('GET', '/profile', { as })).body.email;

test('an email address changes once the new one is confirmed, and the old one is notified', async () => {
  const robin = await shop.signUpUser('Buyer', 'Robin');
  const seller = await shop.signUpUser('Seller');
  const newEmail = anAddress();
  expect((await change(robin.session, newEmail.toUpperCase())).body).toEqual({ status: true });
  expect(await emailOf(robin), 'asking alone changes nothing').toBe(robin.email);
  const state = async () => (await shop.call('GET', '/auth/account', { as: robin.session })).body;
  expect(await mailsTo(shop, newEmail)).toHaveLength(1);
  expect(await state()).toMatchObject({ email: robin.email, newEmail });

  const token = await tokenTo(shop, newEmail, 'verify-email');
  expect((await verify(token)).body).toEqual({ status: true, email: newEmail });
  expect(await emailOf(robin)).toBe(newEmail);
  expect(await state()).toMatchObject({ email: newEmail, emailVerified: true, newEmail: null });
  const notice = (await mailsTo(shop, robin.email)).at(-1)!;
  expect(notice.subject).toBe('Your email address was changed');
  expect(notice.text).toContain(newEmail);

  expectProblem(await signIn(shop, robin.email), 401);
  expect((await signIn(shop, newEmail)).status).toBe(200);
  expect((await book(shop, robin, await createListing(shop, seller))).email).toBe(newEmail);
  const { body } = await shop.call('GET', `/jwt?email=${newEmail}`, { as: robin.idToken });
  expect(body.accessToken).toBeTruthy();
  expectProblem(await shop.call('GET', `/jwt?email=${robin.email}`, { as: robin.idToken }), 403);
  expectProblem(await verify(token), 400);
});

test('the link sent to a mistyped address is invalid once a change to the right address is requested', async () => {
  const robin = await shop.signUpUser('Buyer');
  const [typo, right] = [anAddress(), anAddress()];
  await change(robin.session, typo);
  const token = await tokenTo(shop, typo, 'verify-email');
  await change(robin.session, right);
  expectProblem(await verify(token), 400);
  expect((await verify(await tokenTo(shop, right, 'verify-email'))).body.email).toBe(right);
  expect(await emailOf(robin)).toBe(right);
});

test('a second change of address replaces the first before the link for either is mailed', async () => {
  const robin = await shop.signUpUser('Buyer');
  const [typo, right] = [anAddress(), anAddress()];
  await change(robin.session, typo);
  await change(robin.session, right);
  expect([await mailsTo(shop, typo), await mailsTo(shop, right)]).toMatchObject([[], [{}]]);
});

test('a change to the current address is rejected with a reason', async () => {
  const { session, email } = await shop.signUpUser('Buyer');
  const response = await change(session, email);
  expectProblem(response, 422);
  expect(response.body.errors).toEqual([{ path: 'newEmail', message: 'is already your email address' }]);
});

test('requesting a change to a taken address also invalidates the link of an earlier request', async () => {
  const [robin, kim] = [await shop.signUpUser('Buyer'), await shop.signUpUser('Seller')];
  const typo = anAddress();
  await change(robin.session, typo);
  const token = await tokenTo(shop, typo, 'verify-email');
  await change(robin.session, kim.email);
  expectProblem(await verify(token), 400);
});

test('a pending change of address is canceled by withdrawing it or by ending all sessions', async () => {
  const robin = await shop.signUpUser('Buyer');
  const state = async () => (await shop.call('GET', '/auth/account', { as: robin.session })).body.newEmail;
  const [early, late] = [anAddress(), anAddress()];
  await change(robin.session, early);
  await post('withdraw-email-change', {}, robin.session);
  expect([await mailsTo(shop, early), await state()], 'before the link was mailed').toEqual([[], null]);
  await change(robin.session, early);
  const first = await tokenTo(shop, early, 'verify-email');
  expect((await post('withdraw-email-change', {}, robin.session)).body).toEqual({ status: true });
  expectProblem(await verify(first), 400);
  await change(robin.session, late);
  const second = await tokenTo(shop, late, 'verify-email');
  await post('revoke-sessions', {}, robin.session);
  expectProblem(await verify(second), 400);
});

test('a change to a taken address does nothing, and the response is the same as for a free one', async () => {
  const [robin, kim] = [await shop.signUpUser('Buyer', 'Robin'), await shop.signUpUser('Seller', 'Kim')];
  const taken = await change(robin.session, kim.email);
  await shop.work();
  const free = await change(robin.session, anAddress());
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const mail = (await mailsTo(shop, kim.email)).at(-1)!;
  expect(mail.subject).toBe('Someone asked to use your address');
  expect(mail.text).not.toContain('token=');
  expect(mail.text).not.toContain(robin.email);
  expect(await emailOf(kim)).toBe(kim.email);
});

test('withdrawing a change to a taken address sends its holder no email', async () => {
  const [robin, kim] = [await shop.signUpUser('Buyer'), await shop.signUpUser('Seller')];
  const before = await mailsTo(shop, kim.email);
  await change(robin.session, kim.email);
  await post('withdraw-email-change', {}, robin.session);
  expect(await mailsTo(shop, kim.email)).toEqual(before);
});

test('a suspended user gets no link for a change requested before the suspension', async () => {
  const [robin, admin] = [await shop.signUpUser('Buyer'), await shop.createUser('admin')];
  const wanted = anAddress();
  await change(robin.session, wanted);
  const suspension = { as: admin, body: { reason: 'spam' } };
  expect((await shop.call('PUT', `/suspensions/${robin.id}`, suspension)).status).toBe(200);
  expect(await mailsTo(shop, wanted)).toEqual([]);
});

test('a confirmation is rejected if someone else has taken the new address since the request', async () => {
  const robin = await shop.signUpUser('Buyer');
  const wanted = anAddress();
  await change(robin.session, wanted);
  const token = await tokenTo(shop, wanted, 'verify-email');
  const body = { name: 'Kim', email: wanted, password };
  expect((await post('sign-up/email', body)).status).toBe(200);
  const refused = await verify(token);
  expectProblem(refused, 409);
  expect(refused.body.code).toBe('USER_ALREADY_EXISTS');
  expect(await emailOf(robin)).toBe(robin.email);
});

test('a confirmation is rejected if a record at another provider has the new address', async () => {
  const [robin, other] = [await shop.signUpUser('Buyer'), await shop.createUser('Seller')];
  await change(robin.session, other.email);
  expectProblem(await verify(await tokenTo(shop, other.email, 'verify-email')), 409);
  expect(await emailOf(robin)).toBe(robin.email);
  expect((await shop.call('GET', '/auth/account', { as: robin.session })).body.email).toBe(robin.email);
});

test('links mailed to the old address are invalid after the change', async () => {
  const robin = await shop.signUpUser('Buyer');
  const toConfirm = await tokenTo(shop, robin.email, 'verify-email');
  await post('request-password-reset', { email: robin.email });
  const toReset = await tokenTo(shop, robin.email, 'reset-password');
  const newEmail = anAddress();
  await change(robin.session, newEmail);
  await verify(await tokenTo(shop, newEmail, 'verify-email'));
  expectProblem(await verify(toConfirm), 400);
  const check = await post('check-link', { token: toReset, purpose: 'reset' });
  expect(check.body).toEqual({ valid: false });
  const body = { token: toReset, newPassword: 'fresh paint 77' };
  expectProblem(await post('reset-password', body), 400);
});

test('a change of address requested by a thief is canceled when the owner resets the password', async () => {
  const robin = await shop.signUpUser('Buyer');
  const thief = anAddress();
  await change(robin.session, thief);
  const token = await tokenTo(shop, thief, 'verify-email');
  await post('change-password', { newPassword: 'fresh paint 77' }, robin.session);
  expectProblem(await verify(token), 400);
});

test("signing up with somebody else's address gives access to neither their record nor their newsletter", async () => {
  const other = await shop.createUser('Seller', 'Kim');
  const body = { name: 'Mallory', email: other.email, password };
  const session = sessionOf(await post('sign-up/email', body));
  const as = await tokensOf(shop, other.email, { as: session });
  await shop.call('POST', '/newsletter', { body: { email: other.email } });
  expectProblem(await shop.call('GET', '/profile', { as }), 403);
  const role = { name: 'Mallory', email: other.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as, body: role }), 409);
  const { body: data } = await shop.call('GET', '/profile/export', { as });
  expect(data).toMatchObject({ record: null, newsletter: null, listings: [] });
  expect((await shop.call('DELETE', '/profile', { as })).status).toBe(200);
  const stays = await shop.app.db.selectFrom('newsletter_subscribers').select('email').execute();
  expect(stays).toEqual([{ email: other.email }]);
  expect((await shop.call('GET', '/profile', { as: other })).status).toBe(200);
});
