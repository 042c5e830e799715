import { expect, test } from 'vitest';
import { makeMailedToken } from '#src/accounts/auth/email/mailed-tokens.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { mailsTo, tokenTo, accountIdOf, postAuth, sessionOf, signIn } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, useShop, type Account } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop();

const newPassword = 'fresh paint 77';
const post = (path: string, body: object, as?: string) => postAuth(shop, path, body, as);
const requestReset = (email: string) => post('request-password-reset', { email });
const reset = (token: string, word = newPassword) => post('reset-password', { token, newPassword: word });

async function opens({ session, token, idToken, email }: Account): Promise<number[]> {
  const responses = [
    await shop.call('GET', '/auth/token', { as: session }),
    await shop.call('GET', '/profile', { as: token }),
    await shop.call('GET', `/jwt?email=${email}`, { as: idToken }),
  ];
  return responses.map(({ status }) => status);
}

test('a mailed link replaces a forgotten password and ends all sessions immediately', async () => {
  const robin = await shop.signUpUser('Buyer', 'Robin');
  expect(await opens(robin)).toEqual([200, 200, 200]);
  expect((await requestReset(robin.email.toUpperCase())).body).toEqual({ status: true });
  const mail = (await mailsTo(shop, robin.email)).at(-1)!;
  expect(mail.subject).toBe('Set a new password');
  expect(mail.html).toMatch(/href="http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}"/);
  expect(await opens(robin), 'asking alone ends nothing').toEqual([200, 200, 200]);

  expect((await reset(await tokenTo(shop, robin.email, 'reset-password'))).status).toBe(200);
  expect(await opens(robin)).toEqual([401, 401, 401]);
  expectProblem(await signIn(shop, robin.email, password), 401);
  expect((await signIn(shop, robin.email, newPassword)).status).toBe(200);
  expect((await mailsTo(shop, robin.email)).at(-1)!.subject).toBe('Your password was changed');
});

test('a reset link works once, even when it is used twice at the same time', async () => {
  const robin = await shop.signUpUser('Buyer');
  await requestReset(robin.email);
  const token = await tokenTo(shop, robin.email, 'reset-password');
  const responses = await Promise.all([reset(token, 'first word 11'), reset(token, 'second word 22')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const third = await reset(token, 'third word 33');
  expectProblem(third, 400);
  expect(third.body.code).toBe('INVALID_TOKEN');
  expectProblem(await signIn(shop, robin.email, 'third word 33'), 401);
});

test('a reset rejects a weak password, and a successful reset confirms the address', async () => {
  const robin = await shop.signUpUser('Buyer', 'Robin Okonkwo');
  const proven = () => shop.sql`select email_verified from users where email = ${robin.email}`;
  await requestReset(robin.email);
  const token = await tokenTo(shop, robin.email, 'reset-password');
  for (const weak of ['password1', 'okonkwo paint 7'])
    expectProblem(await reset(token, weak), 422, ['newPassword']);
  expect(await proven()).toEqual([{ email_verified: false }]);
  expect((await reset(token)).status).toBe(200);
  expect(await proven()).toEqual([{ email_verified: true }]);
  const as = sessionOf(await signIn(shop, robin.email, newPassword));
  expect((await shop.call('GET', '/auth/account', { as })).body.emailVerified).toBe(true);
});

test('an expired reset link changes nothing', async () => {
  const robin = await shop.signUpUser('Buyer');
  await requestReset(robin.email);
  const token = await tokenTo(shop, robin.email, 'reset-password');
  await shop.sql`update mailed_tokens set expires_at = now()`;
  expectProblem(await reset(token), 400);
  expect((await signIn(shop, robin.email, password)).status).toBe(200);
});

test("a reset link changes only its own account's password, and a confirmation link changes none", async () => {
  const [robin, kim] = [await shop.signUpUser('Buyer'), await shop.signUpUser('Buyer')];
  await requestReset(robin.email);
  await requestReset(kim.email);
  const verify = await tokenTo(shop, kim.email, 'verify-email');
  expectProblem(await reset(verify), 400);
  await reset(await tokenTo(shop, robin.email, 'reset-password'));
  expect(await opens(kim)).toEqual([200, 200, 200]);
  expect((await signIn(shop, kim.email, password)).status).toBe(200);
  expect((await reset(await tokenTo(shop, kim.email, 'reset-password'))).status).toBe(200);
});

test('the response to a reset request does not reveal whether an account exists', async () => {
  const { email } = await shop.register();
  const [known, unknown] = [await requestReset(email), await requestReset('nobody@example.com')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  expect(await mailsTo(shop, 'nobody@example.com')).toEqual([]);
});

test('changing the password ends all other sessions', async () => {
  const robin = await shop.signUpUser('Seller');
  const other = sessionOf(await signIn(shop, robin.email));
  const changed = await post('change-password', { newPassword }, robin.session);
  expect(changed.status).toBe(200);
  expect(await opens(robin)).toEqual([200, 401, 200]);
  expectProblem(await shop.call('GET', '/auth/token', { as: other }), 401);
  expectProblem(await signIn(shop, robin.email, password), 401);
  expect((await signIn(shop, robin.email, newPassword)).status).toBe(200);
  expect((await mailsTo(shop, robin.email)).at(-1)!.subject).toBe('Your password was changed');
});

test('a common new password is rejected with the name of the field, and nothing changes', async () => {
  const robin = await shop.signUpUser('Buyer');
  const before = await fingerprint(shop);
  const body = { newPassword: 'password123' };
  expectProblem(await post('change-password', body, robin.session), 422, ['newPassword']);
  expect(await fingerprint(shop)).toBe(before);
});

test('a reset link is invalid after the password or the address was changed', async () => {
  const robin = await shop.signUpUser('Buyer');
  await requestReset(robin.email);
  const token = await tokenTo(shop, robin.email, 'reset-password');
  const toConfirm = await tokenTo(shop, robin.email, 'verify-email');
  await post('change-password', { newPassword }, robin.session);
  expectProblem(await reset(token, 'stolen word 99'), 400);
  // Creates the link for the old address, as a request during the change of address could.
  const id = await accountIdOf(shop, robin.email);
  const make = (trx: Trx) => makeMailedToken(trx, 'reset', id, 'earlier@example.com');
  const stale = await shop.app.db.transaction().execute(make);
  expectProblem(await reset(stale, 'stolen word 99'), 400);
  expect((await signIn(shop, robin.email, newPassword)).status).toBe(200);
  expect((await post('verify-email', { token: toConfirm })).status, 'another kind of link').toBe(200);
});

test('an account without a password can set one with a mailed link', async () => {
  const robin = await shop.signUpUser('Buyer');
  await shop.sql`update identity_account set "providerId" = 'google', password = null
    where "userId" = (select id from identity_user where email = ${robin.email})`;
  const state = await shop.call('GET', '/auth/account', { as: robin.session });
  expect(state.body.hasPassword).toBe(false);
  await requestReset(robin.email);
  await reset(await tokenTo(shop, robin.email, 'reset-password'));
  expect((await signIn(shop, robin.email, newPassword)).status).toBe(200);
});

test('a sign-in with an unknown address takes as long as one with a wrong password', async () => {
  const fullCost = await openShop({ PASSWORD_COST: '' });
  try {
    const timeOf = async (email: string): Promise<number> => {
      const body = { email, password: 'not the password' };
      const started = performance.now();
      expectProblem(await fullCost.call('POST', '/auth/sign-in/email', { body }), 401);
      return performance.now() - started;
    };
    const { email } = await fullCost.register();
    const pairs: [number, number][] = [];
    for (let n = 0; n < 7; n++) pairs.push([await timeOf(email), await timeOf(`nobody-${n}@example.com`)]);
    const [known, unknown] = [0, 1].map(
      (side) => pairs.map((pair) => pair[side]!).toSorted((a, b) => a - b)[3]!,
    );
    // Without hashing, the unknown address would take a tenth of the time.
    expect(unknown! / known!).toBeGreaterThan(0.4);
  } finally {
    await fullCost.close();
  }
});
