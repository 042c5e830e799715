import { afterAll, expect, test } from 'vitest';
import { accountIdOf, mailsTo, tokenTo, confirmEmail, postAuth } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, book, meeting, createListing, useShop } from '#test/shop.ts';
import { startMailServer } from '#test/smtp.ts';

const server = await startMailServer();
afterAll(() => server.stop());
const shop = await useShop();
const strict = await useShop({
  REQUIRE_VERIFIED_EMAIL: '1',
  SMTP_URL: `smtp://127.0.0.1:${server.port}`,
});

const verify = (token: string, at = shop) => postAuth(at, 'verify-email', { token });
const isVerified = async (as: { token: string }, at = shop) =>
  (await at.call('GET', '/profile', { as })).body.emailVerified;
const resend = (as: string) => postAuth(shop, 'send-verification-email', {}, as);

test('signing up sends a link as text and HTML that confirms the address', async () => {
  const robin = await shop.signUpUser('Buyer', 'Robin <b>');
  const [mail, ...more] = await mailsTo(shop, robin.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Please confirm your email address');
  const link = /http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}/.exec(mail!.text)![0];
  expect(mail!.html).toContain(`href="${link}"`);
  // The email does not greet the reader by name, because a new user may have typed somebody else's address.
  expect(mail!.text.split('\n')[0]).toBe('Hello,');
  expect(mail!.html).not.toContain('Robin');
  expect(await isVerified(robin)).toBe(false);

  const response = await confirmEmail(shop, robin);
  expect(response.body).toEqual({ status: true, email: robin.email });
  expect(await isVerified(robin), 'with the token from before').toBe(true);
  const state = await shop.call('GET', '/auth/account', { as: robin.session });
  expect(state.body).toEqual({
    id: await accountIdOf(shop, robin.email),
    name: robin.name,
    email: robin.email,
    emailVerified: true,
    hasPassword: true,
    newEmail: null,
    linked: [],
    secondFactor: null,
  });
});

test('a link works once; opening it by GET does nothing', async () => {
  const robin = await shop.signUpUser('Buyer');
  const token = await tokenTo(shop, robin.email, 'verify-email');
  expectProblem(await shop.call('GET', `/auth/verify-email?token=${token}`), 404);
  expect(await isVerified(robin)).toBe(false);
  const responses = await Promise.all([verify(token), verify(token), verify(token)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  const second = await verify(token);
  expectProblem(second, 400);
  expect(second.body.code).toBe('INVALID_TOKEN');
});

test('checking a link returns whether it is valid, and does not use it up', async () => {
  const check = async (token: string, purpose = 'verify') => {
    const response = await postAuth(shop, 'check-link', { token, purpose });
    expect(response.status).toBe(200);
    return response.body;
  };
  const robin = await shop.signUpUser('Buyer');
  const token = await tokenTo(shop, robin.email, 'verify-email');
  expect(await check(token)).toEqual({ valid: true });
  expect(await check(token)).toEqual({ valid: true });
  expect(await check(token, 'reset')).toEqual({ valid: false });
  expect(await check('x'.repeat(43))).toEqual({ valid: false });
  expect(await isVerified(robin)).toBe(false);
  expect((await verify(token)).status).toBe(200);
  expect(await check(token)).toEqual({ valid: false });

  await postAuth(shop, 'request-password-reset', { email: robin.email });
  const reset = await tokenTo(shop, robin.email, 'reset-password');
  expect(await check(reset, 'reset')).toEqual({ valid: true });
  expect(await check(reset)).toEqual({ valid: false });
  await shop.sql`update mailed_tokens set expires_at = now() - interval '1 second' where email = ${robin.email}`;
  expect(await check(reset, 'reset')).toEqual({ valid: false });

  const moved = await shop.signUpUser('Buyer');
  const stale = await tokenTo(shop, moved.email, 'verify-email');
  await shop.sql`update identity_user set email = ${`moved-${moved.email}`} where email = ${moved.email}`;
  expect(await check(stale)).toEqual({ valid: false });
  expect((await verify(stale)).status).toBe(400);
});

test('a malformed or expired token, or one for another purpose, confirms nothing', async () => {
  const robin = await shop.signUpUser('Buyer');
  const token = await tokenTo(shop, robin.email, 'verify-email');
  await postAuth(shop, 'request-password-reset', { email: robin.email });
  const reset = await tokenTo(shop, robin.email, 'reset-password');
  for (const wrong of ['x', 'x'.repeat(43), token.toLowerCase(), ` ${token}x`, reset])
    expectProblem(await verify(wrong), 400, undefined, wrong);
  await shop.sql`update mailed_tokens set expires_at = now()`;
  expectProblem(await verify(token), 400);
  expect(await isVerified(robin)).toBe(false);
});

test('a confirmation link can be sent again until the address is confirmed', async () => {
  const robin = await shop.signUpUser('Seller');
  const first = await tokenTo(shop, robin.email, 'verify-email');
  expect((await resend(robin.session)).status).toBe(200);
  const second = await tokenTo(shop, robin.email, 'verify-email');
  expect(second).not.toBe(first);
  expect((await verify(second)).status).toBe(200);
  const again = await resend(robin.session);
  expectProblem(again, 400);
  expect(again.body.code).toBe('EMAIL_ALREADY_VERIFIED');
});

test('a user who confirms the address before choosing a role gets a record with a confirmed address', async () => {
  const account = await shop.register('Early');
  await confirmEmail(shop, account);
  const { name, email } = account;
  const made = await shop.call('POST', '/users', { as: account, body: { name, email, role: 'Buyer' } });
  expect(made.body).toMatchObject({ emailVerified: true });
});

test('booking and listing require a confirmed address when the setting is on', async () => {
  const seller = await strict.signUpUser('Seller');
  const buyer = await strict.signUpUser('Buyer');
  const body = { ...meeting, listing: 'x' };
  for (const [path, as, sent] of [
    ['/cameras', seller, aCamera],
    ['/orders', buyer, body],
  ] as const) {
    const refused = await strict.call('POST', path, { as, body: sent });
    expectProblem(refused, 403);
    expect(refused.body.type).toBe('urn:rangefinder:problem:unverified-email');
  }
  await strict.work();
  for (const { email } of [seller, buyer]) {
    const mail = server.received.find(({ to }) => to === email)!;
    await verify(/token=([\w-]+)/.exec(mail.text)![1]!, strict);
  }
  await book(strict, buyer, await createListing(strict, seller));
});

test('booking and listing work without a confirmed address when the setting is off', async () => {
  const seller = await shop.signUpUser('Seller');
  expect(await isVerified(seller)).toBe(false);
  expect((await createListing(shop, seller))._id).toBeTruthy();
});
