import { expect, test } from 'vitest';
import { prepareLink, unlink } from '#src/accounts/auth/google/linking.server.ts';
import { identityWork, mailSignUpAttempt } from '#src/accounts/auth/jobs.server.ts';
import { savePassword } from '#src/accounts/auth/passwords/service.server.ts';
import { recordSignInMethods } from '#src/accounts/auth/sessions/sign-in-check.server.ts';
import { mailsTo, tokenTo, accountIdOf, confirmEmail, postAuth, subjectsTo } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { closeAccount, useShop } from '#test/shop.ts';
import { sendVerification } from './verify.server.ts';

const shop = await useShop();
const { db } = shop.app;

const post = (path: string, body: object, as?: string) => postAuth(shop, path, body, as);
const change = (as: string, newEmail: string) => post('change-email', { newEmail }, as);

test('each kind of mailed link expires after its own lifetime', async () => {
  const { email, session } = await shop.register();
  await post('request-password-reset', { email: email.toUpperCase() });
  await change(session, 'good-for@example.com');
  expect(await subjectsTo(shop, email)).toEqual(['Please confirm your email address', 'Set a new password']);
  const rows = await shop.sql`
    select purpose, extract(epoch from expires_at - created_at)::int / 3600 as hours from mailed_tokens
    where user_id = ${await accountIdOf(shop, email)} order by hours
  `;
  expect(rows).toEqual([
    { purpose: 'reset', hours: 1 },
    { purpose: 'change', hours: 24 },
    { purpose: 'verify', hours: 72 },
  ]);
});

test('an email greets the reader by name only when the address is confirmed', async () => {
  const { email, session, name } = await shop.register('Robin');
  const greetings = async (address: string) =>
    (await mailsTo(shop, address)).map(({ subject, text }) => [subject, text.split('\n', 1)[0]]);
  await post('request-password-reset', { email });
  await shop.work();
  await confirmEmail(shop, { email });
  await post('request-password-reset', { email });
  await change(session, 'other@example.com');
  expect(await greetings(email)).toEqual([
    ['Please confirm your email address', 'Hello,'],
    ['Set a new password', 'Hello,'],
    ['Set a new password', `Hello ${name},`],
  ]);
  expect(await greetings('other@example.com')).toEqual([[expect.any(String), 'Hello,']]);
});

test('the last requested address is shown as pending as long as it can be confirmed', async () => {
  const { email, session } = await shop.register();
  const newEmail = async () =>
    (await shop.call('GET', '/auth/account', { as: session })).body.newEmail as string | null;
  expect(await newEmail()).toBeNull();
  for (const address of ['one@example.com', 'two@example.com']) {
    await change(session, address);
    await shop.work();
    expect(await newEmail()).toBe(address);
  }
  const check = { token: await tokenTo(shop, 'two@example.com', 'verify-email'), purpose: 'verify' };
  expect((await post('check-link', check)).body).toEqual({ valid: true });
  await shop.sql`update mailed_tokens set expires_at = now() where email = 'two@example.com'`;
  expect(await newEmail()).toBeNull();
  expect((await post('check-link', check)).body).toEqual({ valid: false });
  expect(await subjectsTo(shop, email)).toHaveLength(1);
});

test('a new link invalidates older links of its kind, even when they are created at the same time', async () => {
  const { email, session } = await shop.register();
  const id = await accountIdOf(shop, email);
  const reset = async () => {
    await post('request-password-reset', { email });
    return tokenTo(shop, email, 'reset-password');
  };
  const isValid = async (token: string, purpose: string) =>
    (await post('check-link', { token, purpose })).body.valid;
  const [older, newer] = [await reset(), await reset()];
  expect([await isValid(older, 'reset'), await isValid(newer, 'reset')]).toEqual([false, true]);
  expectProblem(await post('reset-password', { token: older, newPassword: 'stolen link 99' }), 400);
  const first = await tokenTo(shop, email, 'verify-email');
  await post('send-verification-email', {}, session);
  const second = await tokenTo(shop, email, 'verify-email');
  expect([await isValid(first, 'verify'), await isValid(second, 'verify')]).toEqual([false, true]);
  await Promise.all(Array.from({ length: 5 }, () => sendVerification(shop.app, id)));
  const rows = await shop.sql`select from mailed_tokens where user_id = ${id} and purpose = 'verify'`;
  expect(rows).toHaveLength(1);
});

test('expired tokens are deleted every hour, and valid ones are not', async () => {
  const [robin, kim] = [await shop.register(), await shop.register()];
  await shop.work();
  const [gone, stays] = [await accountIdOf(shop, robin.email), await accountIdOf(shop, kim.email)];
  await shop.sql`update mailed_tokens set expires_at = now() - interval '1 second' where user_id = ${gone}`;
  await shop.sql`update identity_session set "expiresAt" = now() - interval '1 second' where "userId" = ${gone}`;
  const [hourly, ...others] = identityWork.map(({ job }) => job).filter(({ schedule }) => schedule);
  expect([hourly!.name, hourly!.schedule, others]).toEqual(['forget-ended-access', '23 * * * *', []]);
  await db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, hourly!, {}));
  expect(await shop.work()).toEqual({ failed: 0 });
  const count = async (id: string) => {
    const [{ links, sessions }] = await shop.sql`select
      (select count(*)::int from mailed_tokens where user_id = ${id}) as links,
      (select count(*)::int from identity_session where "userId" = ${id}) as sessions`;
    return [links, sessions];
  };
  expect([await count(gone), await count(stays)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('closed and unknown accounts get no email and are not changed', async () => {
  const robin = await shop.signUpUser('Buyer');
  const id = await accountIdOf(shop, robin.email);
  const toConfirm = await tokenTo(shop, robin.email, 'verify-email');
  expect((await post('check-link', { token: toConfirm, purpose: 'verify' })).body).toEqual({ valid: true });
  await closeAccount(shop, robin);
  expect((await post('check-link', { token: toConfirm, purpose: 'verify' })).body).toEqual({ valid: false });
  const before = await mailsTo(shop, robin.email);
  await mailSignUpAttempt(shop.app, robin.email);
  await mailSignUpAttempt(shop.app, 'nobody@example.com');
  await prepareLink(shop.app, id);
  await prepareLink(shop.app, 'nobody');
  await sendVerification(shop.app, 'nobody');
  await post('request-password-reset', { email: robin.email });
  expect(await mailsTo(shop, robin.email)).toEqual(before);
  expect(await mailsTo(shop, 'nobody@example.com')).toEqual([]);
  for (const of of [id, 'nobody'])
    await expect(
      db.transaction().execute((trx) => savePassword(shop.app, trx, { id: of }, 'x', null)),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(unlink(shop.app, 'nobody', 'x')).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('no confirmation link is sent to an address that already has an account or is confirmed', async () => {
  const robin = await shop.register();
  await mailSignUpAttempt(shop.app, robin.email.toUpperCase());
  expect(await subjectsTo(shop, robin.email)).toHaveLength(2);
  await confirmEmail(shop, robin);
  await sendVerification(shop.app, await accountIdOf(shop, robin.email));
  expect(await subjectsTo(shop, robin.email)).toHaveLength(2);
});

test('only a new sign-in method in the latest outside ID token revokes tokens and sends an email', async () => {
  const email = 'elsewhere@example.com';
  const identity = { issuer: 'https://elsewhere.example', subject: 'a1', email, name: 'El' };
  const of = async (providers: string[], at: number) => {
    await recordSignInMethods(shop.app, identity, { providers, at });
    const row = db.selectFrom('token_generations').select('generation').where('subject', '=', 'a1');
    return [(await row.executeTakeFirst())?.generation ?? 0, (await mailsTo(shop, email)).length];
  };
  expect(await of(['password'], 10)).toEqual([0, 0]);
  expect(await of(['password'], 11)).toEqual([0, 0]);
  expect(await of(['password', 'google.com'], 9), 'an older proof').toEqual([0, 0]);
  expect(await of(['password', 'google.com'], 11), 'of the same second').toEqual([1, 1]);
  expect(await of(['google.com', 'password'], 12)).toEqual([1, 1]);
  expect(await of(['google.com'], 13)).toEqual([1, 1]);
  expect(await of(['password'], 12), 'an older proof').toEqual([1, 1]);
  expect(await of(['password'], 14)).toEqual([2, 2]);
  const [notice] = await mailsTo(shop, email);
  expect(notice!.text, 'the address is not confirmed').toMatch(/^Hello,\n/);
});
