import { describe, expect, test } from 'vitest';
import { mailsTo, tokenTo, accountIdOf, confirmEmail, postAuth, subjectsTo } from '#test/accounts.ts';
import { addPasskey, signInWith } from '#test/passkeys.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

test('reset links can be mailed again after an hour, even if the limit was reached', async () => {
  const { email } = await shop.register();
  const requestReset = () => postAuth(shop, 'request-password-reset', { email });
  for (let hour = 0; hour < 3; hour++) {
    for (let times = 0; times < 3; times++) {
      expect((await requestReset()).status).toBe(200);
      // Runs the job after each request, because no email is sent for a link that a later one has replaced.
      await shop.work();
    }
    expectProblem(await requestReset(), 429);
    for (const name of ['reset', 'mail-reset'] as const) await shop.app.rateLimits.reset(name, email);
  }
  await requestReset();
  const subjects = await subjectsTo(shop, email);
  expect(subjects.filter((subject) => subject === 'Set a new password')).toHaveLength(10);
});

test('confirmation links can be mailed again after an hour, however many were mailed before', async () => {
  const { email, session } = await shop.register();
  const id = await accountIdOf(shop, email);
  await shop.work();
  for (let times = 0; times < 7; times++) {
    await shop.app.rateLimits.reset('letter', id);
    await postAuth(shop, 'send-verification-email', {}, session);
    await shop.work();
    if (times % 3 === 1) await shop.app.rateLimits.reset('mail-confirm', email);
  }
  expect(await mailsTo(shop, email)).toHaveLength(8);
});

test('a mailed link stays valid if the next request exceeds the email limit', async () => {
  const { email, session } = await shop.register();
  const requestReset = () => postAuth(shop, 'request-password-reset', { email });
  await requestReset();
  const reset = await tokenTo(shop, email, 'reset-password');
  const verify = await tokenTo(shop, email, 'verify-email');
  for (const name of ['mail-reset', 'mail-confirm'] as const)
    for (let times = 0; times < 4; times++) await shop.app.rateLimits.note(name, email);
  expect((await requestReset()).status).toBe(200);
  await postAuth(shop, 'send-verification-email', {}, session);
  await shop.work();
  const isValid = async (token: string, purpose: string) =>
    (await postAuth(shop, 'check-link', { token, purpose })).body.valid;
  expect([await isValid(reset, 'reset'), await isValid(verify, 'verify')]).toEqual([true, true]);
});

const setPassword = (session: string, newPassword: string) =>
  postAuth(shop, 'change-password', { newPassword }, session);

describe('limits on changes and emails', () => {
  test('the password can be changed five times an hour', async () => {
    const { session } = await shop.register();
    for (let times = 0; times < 5; times++) {
      expectProblem(await setPassword(session, 'password123'), 422);
      expect((await setPassword(session, `fresh paint ${times}`)).status).toBe(200);
    }
    expectProblem(await setPassword(session, 'fresh paint 5'), 429);
  });

  test('an intruder who uses up the changes can not keep the owner from a new password or a removal', async () => {
    const { session } = await shop.register();
    const { passkey } = await addPasskey(shop, session);
    for (let times = 0; times < 4; times++)
      await postAuth(shop, 'two-factor/generate-backup-codes', {}, session);
    expectProblem(await postAuth(shop, 'two-factor/generate-backup-codes', {}, session), 429);
    expect((await setPassword(session, 'fresh paint 1')).status).toBe(200);
    const { body } = await shop.call('GET', '/auth/account', { as: session });
    const [{ id }] = body.secondFactor.passkeys;
    expect((await postAuth(shop, 'passkeys/remove', { id }, session)).status).toBe(200);
    expectProblem(await signInWith(shop, passkey), 401);
  });

  test('an unconfirmed address gets at most six emails a day', async () => {
    const { email, session } = await shop.register();
    const id = await accountIdOf(shop, email);
    for (let times = 0; times < 9; times++) {
      await shop.app.rateLimits.reset('password-change', id);
      expect((await setPassword(session, `fresh paint ${times}`)).status).toBe(200);
    }
    const subjects = await subjectsTo(shop, email);
    expect(subjects.filter((subject) => subject === 'Your password was changed')).toHaveLength(6);
  });

  test('an email about an API token leaves the limit of those about the security of an account alone', async () => {
    const seller = await shop.signUpUser('Seller');
    await confirmEmail(shop, seller);
    await shop.work();
    const left = (name: 'mail-security' | 'mail-programs') => shop.app.rateLimits.left(name, seller.email);
    const before = await left('mail-security');
    const body = { name: 'Stock', days: 30, scopes: ['listings:read'] };
    expect((await shop.call('POST', '/my/tokens', { as: seller, body })).status).toBe(201);
    await shop.work();
    expect([await left('mail-security'), await left('mail-programs')]).toEqual([before, 4]);
  });

  test('the old confirmed address is notified of a change even when the email limit is reached', async () => {
    const { email, session } = await shop.register();
    await confirmEmail(shop, { email });
    for (let count = 0; count < 20; count++) await shop.app.rateLimits.consume('mail-security', email);
    const newEmail = 'thief@example.com';
    await postAuth(shop, 'change-email', { newEmail }, session);
    await confirmEmail(shop, { email: newEmail });
    expect((await subjectsTo(shop, email)).at(-1)).toBe('Your email address was changed');
  });
});
