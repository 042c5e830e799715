import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  mailsTo,
  tokenTo,
  accountIdOf,
  countSessions,
  postAuth,
  sessionOf,
  signIn,
  tokensOf,
} from '#test/accounts.ts';
import { afterLock } from '#test/database.ts';
import { cookieOf, signInByGoogle, useGoogleShop } from '#test/google-window.ts';
import { expectProblem } from '#test/problems.ts';
import { password, type Account } from '#test/shop.ts';

const { google, shop } = await useGoogleShop();

let email: string;
let count = 0;
beforeEach(() => {
  email = `victim-${++count}@example.com`;
  google.become({ sub: `victim-${count}`, email, email_verified: true, name: 'Vic' });
});

const changeEmail = (as: string, newEmail: string) => postAuth(shop, 'change-email', { newEmail }, as);
const requestReset = (address = email) => postAuth(shop, 'request-password-reset', { email: address });
const reset = async (address: string, newPassword: string) =>
  postAuth(shop, 'reset-password', { token: await tokenTo(shop, address, 'reset-password'), newPassword });
const confirm = (token: string, headers: Record<string, string> = {}) =>
  shop.call('POST', '/auth/verify-email', { body: { token }, headers });
const accountOf = async (headers: Record<string, string>) =>
  (await shop.call('GET', '/auth/account', { headers })).body;

async function enterByGoogle() {
  const done = await signInByGoogle(shop);
  expect(done.headers.get('location')).toBe('/login/google');
  return { cookie: cookieOf(done) };
}

async function occupy(name = 'Mallory') {
  const body = { name, email, password };
  const signedUp = await postAuth(shop, 'sign-up/email', body);
  const session = sessionOf(signedUp);
  const tokens = await tokensOf(shop, email, { as: session });
  await shop.call('POST', '/users', { as: tokens, body: { name, email, role: 'Buyer' } });
  return { email, session, cookie: cookieOf(signedUp), ...tokens };
}

async function expectRefused(held: Awaited<ReturnType<typeof occupy>>) {
  const { session, cookie, idToken, token } = held;
  expectProblem(await signIn(shop, held.email), 401);
  expectProblem(await shop.call('GET', '/auth/token', { as: session }), 401);
  expectProblem(await shop.call('GET', '/auth/token', { headers: { cookie } }), 401);
  expectProblem(await shop.call('GET', `/jwt?email=${held.email}`, { as: idToken }), 401);
  expectProblem(await shop.call('GET', '/profile', { as: token }), 401);
}

describe('an account created by a stranger and confirmed by the owner of the address', () => {
  test('belongs only to the owner after a Google login, and an email says that all sessions ended', async () => {
    const attacker = await occupy();
    await confirm(await tokenTo(shop, email, 'verify-email'));
    expect((await shop.call('GET', '/profile', { as: attacker })).status, 'so far it is theirs').toBe(200);
    await changeEmail(attacker.session, `mallory-${count}@example.com`);
    const verifyToken = await tokenTo(shop, `mallory-${count}@example.com`, 'verify-email');
    const owner = await enterByGoogle();
    await expectRefused(attacker);
    expectProblem(await confirm(verifyToken), 400);
    expect(await accountOf(owner)).toMatchObject({ email, hasPassword: false, newEmail: null });
    const mail = (await mailsTo(shop, email)).at(-1)!;
    expect(mail.subject).toBe('You can now log in with Google');
    expect(mail.text).toContain('ended all sessions');
    expect(mail.text).toContain('http://localhost:3000/forgot-password');
  });

  test('cannot be recovered by the stranger with a pending change of address', async () => {
    const attacker = await occupy();
    await confirm(await tokenTo(shop, email, 'verify-email'));
    await changeEmail(attacker.session, `back-${count}@example.com`);
    await enterByGoogle();
    expect(await mailsTo(shop, `back-${count}@example.com`)).toEqual([]);
  });

  test('loses all previously mailed links at a Google login, which also proves access to the address', async () => {
    const attacker = await occupy();
    await confirm(await tokenTo(shop, email, 'verify-email'));
    await requestReset();
    await changeEmail(attacker.session, `later-${count}@example.com`);
    await shop.work();
    const state = () => shop.sql`
      select array(select purpose from mailed_tokens where user_id = u.id order by purpose) as links,
        "emailVerified" as confirmed, "accessProven" as proven
      from identity_user u where email = ${email}`;
    expect(await state()).toEqual([{ links: ['change', 'reset'], confirmed: true, proven: false }]);
    await enterByGoogle();
    expect(await state()).toEqual([{ links: [], confirmed: true, proven: true }]);
  });

  test('belongs only to the owner after a password reset, even if the stranger had linked Google', async () => {
    const theirs = `mallory-${count}@example.com`;
    google.become({ sub: `mallory-${count}`, email: theirs, email_verified: true });
    const attacker = await enterByGoogle();
    await requestReset(theirs);
    await reset(theirs, password);
    const session = sessionOf(await signIn(shop, theirs));
    await changeEmail(session, email);
    await confirm(await tokenTo(shop, email, 'verify-email'));
    await requestReset();
    await reset(email, 'mine alone 77');
    expectProblem(await shop.call('GET', '/auth/token', { headers: attacker }), 401);
    expectProblem(await shop.call('GET', '/auth/token', { as: session }), 401);
    // The stranger's Google account now opens a separate account.
    const { body: again } = await shop.call('GET', '/auth/get-session', { headers: await enterByGoogle() });
    expect(again.user.email).toBe(theirs);
  });
});

test("a stranger who moves an account to another user's address loses it at the owner's Google login", async () => {
  const victim = email;
  email = `mallory-${count}@example.com`;
  const attacker = await occupy();
  // The stranger confirms an address while signed in, which proves access to that address only.
  const { cookie } = attacker;
  await confirm(await tokenTo(shop, email, 'verify-email'), { cookie });
  await changeEmail(attacker.session, victim);
  await confirm(await tokenTo(shop, victim, 'verify-email'));
  await enterByGoogle();
  await expectRefused({ ...attacker, email: victim });
});

describe('an account that its owner created', () => {
  test('keeps its password and sessions when the address was confirmed in the browser that signed up', async () => {
    const mine = await occupy('Vic');
    await confirm(await tokenTo(shop, email, 'verify-email'), { cookie: mine.cookie });
    await enterByGoogle();
    expect((await signIn(shop, email)).status).toBe(200);
    expect((await shop.call('GET', '/auth/token', { as: mine.session })).status).toBe(200);
    expect((await shop.call('GET', '/profile', { as: mine })).status).toBe(200);
    const mail = (await mailsTo(shop, email)).at(-1)!;
    expect(mail.subject).toBe('You can now log in with Google');
    expect(mail.text).toContain('disconnect Google in your profile');
  });

  test('keeps a password that was set with a mailed link', async () => {
    await occupy('Vic');
    const toConfirm = await tokenTo(shop, email, 'verify-email');
    await requestReset();
    await reset(email, 'mine alone 77');
    // Opening the sign-up link without a session must not undo the proof of access from the password reset.
    expect((await confirm(toConfirm)).status).toBe(200);
    await enterByGoogle();
    expect((await signIn(shop, email, 'mine alone 77')).status).toBe(200);
  });

  test('gets no email about later logins if it was created by a Google login', async () => {
    await enterByGoogle();
    await enterByGoogle();
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});

test('a confirmation in a browser signed in to a different account proves no access', async () => {
  const attacker = await occupy();
  const other: Account = await shop.register();
  await confirm(await tokenTo(shop, email, 'verify-email'), { authorization: `bearer ${other.session}` });
  await enterByGoogle();
  await expectRefused(attacker);
});

test('a sign-in that is in progress while all access is revoked gets no session', async () => {
  const attacker = await occupy();
  await confirm(await tokenTo(shop, email, 'verify-email'));
  // Pauses the sign-in after the password check, before the session is stored.
  const late = await afterLock(
    shop,
    (trx) => sql`lock table identity_session in share row exclusive mode`.execute(trx),
    () => signIn(shop, email),
    async (trx) => {
      const id = await accountIdOf(shop, email);
      await sql`delete from identity_session where "userId" = ${id}`.execute(trx);
      await sql`insert into token_generations values ('rangefinder', ${id}, 1)`.execute(trx);
    },
  );
  expectProblem(late, 401);
  expect(await countSessions(shop, email)).toBe(0);
  expectProblem(await shop.call('GET', '/auth/token', { as: attacker.session }), 401);
});
