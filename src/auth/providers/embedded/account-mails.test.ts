import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, tokenTo } from '#test/account-mails.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, type Shop } from '#test/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ RATE_LIMITS: 'on' })));
afterAll(() => shop.close());

test('links for a new password are mailed in every hour, whoever asked for how many before', async () => {
  const { email } = await shop.register();
  const ask = () => shop.call('POST', '/auth/request-password-reset', { body: { email } });
  for (let hour = 0; hour < 3; hour++) {
    for (let times = 0; times < 3; times++) {
      expect((await ask()).status).toBe(200);
      // A link that a later one has replaced is not mailed.
      await shop.work();
    }
    expectProblem(await ask(), 429);
    for (const name of ['reset', 'mail-reset'] as const) await shop.app.rateLimits.reset(name, email);
  }
  await ask();
  const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Choose a new password')).toHaveLength(10);
});

const accountOf = async (email: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from identity_user where email = ${email}
  `.execute(shop.app.db);
  return rows[0]!.id;
};

test('links that confirm an address are mailed in every hour, however many were before', async () => {
  const { email, session } = await shop.register();
  const id = await accountOf(email);
  await shop.work();
  for (let times = 0; times < 7; times++) {
    await shop.app.rateLimits.reset('letter', id);
    await shop.call('POST', '/auth/send-verification-email', { as: session, body: {} });
    await shop.work();
    if (times % 3 === 1) await shop.app.rateLimits.reset('mail-confirm', email);
  }
  expect(await mailsTo(shop, email)).toHaveLength(8);
});

test('a link stays valid when the next one is over the limit for mails', async () => {
  const { email, session } = await shop.register();
  const askReset = () => shop.call('POST', '/auth/request-password-reset', { body: { email } });
  await askReset();
  const reset = await tokenTo(shop, email, 'reset-password');
  const verify = await tokenTo(shop, email, 'verify-email');
  for (const name of ['mail-reset', 'mail-confirm'] as const)
    for (let times = 0; times < 4; times++) await shop.app.rateLimits.note(name, email);
  expect((await askReset()).status).toBe(200);
  await shop.call('POST', '/auth/send-verification-email', { as: session, body: {} });
  await shop.work();
  const isValid = async (token: string, purpose: string) =>
    (await shop.call('POST', '/auth/check-link', { body: { token, purpose } })).body.valid;
  expect([await isValid(reset, 'reset'), await isValid(verify, 'verify')]).toEqual([true, true]);
});

const setPassword = (session: string, currentPassword: string, newPassword: string) =>
  shop.call('POST', '/auth/change-password', { as: session, body: { currentPassword, newPassword } });

describe('what happened to an account', () => {
  test('can be that its password is another one five times an hour, and no more', async () => {
    const { session } = await shop.register();
    const words = [password, ...[1, 2, 3, 4, 5, 6].map((n) => `fresh paint ${n}${n}`)];
    for (let times = 0; times < 5; times++) {
      expectProblem(await setPassword(session, 'not it at all', words[times + 1]!), 422);
      expect((await setPassword(session, words[times]!, words[times + 1]!)).status).toBe(200);
    }
    expectProblem(await setPassword(session, words[5]!, words[6]!), 429);
  });

  test('is told six times a day at most to an address that nobody has confirmed', async () => {
    const { email, session } = await shop.register();
    const words = [password, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `fresh paint ${n}${n}`)];
    const id = await accountOf(email);
    for (let times = 0; times < 9; times++) {
      await shop.app.rateLimits.reset('account-change', id);
      expect((await setPassword(session, words[times]!, words[times + 1]!)).status).toBe(200);
    }
    const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your password was changed')).toHaveLength(6);
  });

  test('is told in any case where the address is confirmed and the account leaves it', async () => {
    const { email, session } = await shop.register();
    await shop.call('POST', '/auth/verify-email', {
      body: { token: await tokenTo(shop, email, 'verify-email') },
    });
    for (let count = 0; count < 20; count++) await shop.app.rateLimits.consume('mail-security', email);
    const body = { newEmail: 'thief@example.com', password };
    await shop.call('POST', '/auth/change-email', { as: session, body });
    const token = await tokenTo(shop, 'thief@example.com', 'verify-email');
    await shop.call('POST', '/auth/verify-email', { body: { token } });
    expect((await mailsTo(shop, email)).at(-1)!.subject).toBe('Your e-mail address was changed');
  });
});
