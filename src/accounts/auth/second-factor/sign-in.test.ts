import { symmetricEncrypt } from 'better-auth/crypto';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test, vi } from 'vitest';
import {
  accountIdOf,
  countSessions,
  mailsTo,
  postAuth,
  sessionOf,
  signIn,
  tokensOf,
  tokenTo,
} from '#test/accounts.ts';
import { addPasskey } from '#test/passkeys.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop, type ApiResponse, type Shop } from '#test/shop.ts';
import { acceptCode } from './service.server.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

afterEach(() => vi.useRealTimers());

/** An authenticator app that is independent of the shop's code. */
function appOf(totpURI: string): TOTP {
  const address = new URL(totpURI);
  return new TOTP({ secret: Secret.fromBase32(address.searchParams.get('secret')!) });
}

async function setUp(name: string, by: Shop = shop) {
  const user = await by.signUpUser('Buyer', name);
  const enabled = await postAuth(by, 'two-factor/enable', {}, user.session);
  const app = appOf(enabled.body.totpURI);
  const confirmed = await postAuth(by, 'two-factor/confirm', { code: app.generate() }, user.session);
  expect(confirmed.status).toBe(200);
  return { ...user, app, codes: confirmed.body.backupCodes as string[] };
}

/** Moves the clock, so that the next code of an app is another one. */
const passMinutes = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

const cookiesOf = ({ headers }: ApiResponse) =>
  headers
    .getSetCookie()
    .map((line) => line.replace(/;.*/s, ''))
    .join('; ');

async function beginSignIn(email: string) {
  const begun = await signIn(shop, email);
  expect([begun.status, begun.body]).toEqual([200, { twoFactorRedirect: true }]);
  const cookie = cookiesOf(begun);
  const finish = (code: string) =>
    shop.call('POST', '/auth/two-factor/verify', { body: { code }, headers: { cookie } });
  return { begun, cookie, finish };
}

test('after the password there is no session and no token until the code of the app', async () => {
  const { email, app, session: first } = await setUp('Tess');
  passMinutes(1);
  const { begun, cookie, finish } = await beginSignIn(email);
  expect(cookie).toMatch(/^rangefinder\.two_factor=[^;]+$/);
  expect(begun.headers.get('set-auth-token')).toBeNull();
  expect(await countSessions(shop, email)).toBe(1);
  const headers = { cookie };
  expectProblem(await shop.call('GET', '/auth/token', { headers }), 401);
  expect((await shop.call('GET', '/auth/get-session', { headers })).body).toBeNull();
  expectProblem(await finish('000000'), 401);
  expect(await countSessions(shop, email)).toBe(1);
  const entered = await finish(` ${app.generate().replace(/(...)/, '$1 ')} `);
  expect(entered.status).toBe(200);
  const { token } = await tokensOf(shop, email, { as: sessionOf(entered) });
  expect((await shop.call('GET', '/profile', { as: token })).body.email).toBe(email);
  expect(sessionOf(entered)).not.toBe(first);
  expectProblem(await finish(app.generate()), 401);
});

test('a code that is 30 seconds off is accepted, one that is 90 seconds off is not, and each works once', async () => {
  const { email, app } = await setUp('Otto');
  passMinutes(5);
  const at = (seconds: number) => app.generate({ timestamp: Date.now() + seconds * 1000 });
  for (const seconds of [-90, 90]) expectProblem(await (await beginSignIn(email)).finish(at(seconds)), 401);
  const early = at(-30);
  expect((await (await beginSignIn(email)).finish(early)).status).toBe(200);
  expectProblem(await (await beginSignIn(email)).finish(early), 401);
  const late = at(30);
  const both = await Promise.all([
    beginSignIn(email).then(({ finish }) => finish(late)),
    beginSignIn(email).then(({ finish }) => finish(late)),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  // The earlier code of the same two minutes is older than the last accepted one.
  expectProblem(await (await beginSignIn(email)).finish(at(0)), 401);
});

test('the vectors of RFC 6238 give the codes that the shop accepts', async () => {
  const { email } = await setUp('Vera');
  // Appendix B, SHA-1, the last six of eight digits.
  const vectors = [
    ['1970-01-01T00:00:59Z', '287082'],
    ['2005-03-18T01:58:29Z', '081804'],
    ['2033-05-18T03:33:20Z', '279037'],
  ] as const;
  const secret = `base32:${Secret.fromUTF8('12345678901234567890').base32}`;
  const stored = await symmetricEncrypt({ key: shop.app.authSecret, data: secret });
  const account = await accountIdOf(shop, email);
  await shop.sql`update identity_two_factor set secret = ${stored}, "lastStep" = 0 where "userId" = ${account}`;
  for (const [now, code] of vectors) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    expect(await acceptCode(shop.app, shop.app.db, account, code), now).toBe(true);
    expect(await acceptCode(shop.app, shop.app.db, account, code), now).toBe(false);
  }
});

test('after ten wrong codes in an hour even the right one is refused, but not in a browser that the account knows', async () => {
  const { email, app } = await setUp('Brigid');
  passMinutes(2);
  const known = cookiesOf(await (await beginSignIn(email)).finish(app.generate()));
  for (let guess = 0; guess < 10; guess++) {
    // Five in ten minutes from one network, and ten in an hour from all.
    if (guess === 5) passMinutes(11);
    const { finish } = await beginSignIn(email);
    expectProblem(await finish('123456'), 401);
  }
  passMinutes(11);
  const { finish, cookie } = await beginSignIn(email);
  expectProblem(await finish(app.generate()), 429);
  const entered = await shop.call('POST', '/auth/two-factor/verify', {
    body: { code: app.generate() },
    headers: { cookie: `${cookie}; ${known}` },
  });
  expect(entered.status).toBe(200);
});

test('each recovery code works once, in any spelling, and its use is mailed and logged', async () => {
  const { email, codes, id } = await setUp('Rhea');
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/);
  const [first = '', second = ''] = codes;
  const used = await (await beginSignIn(email)).finish(` ${first.toUpperCase().replaceAll('-', ' ')}`);
  expect(used.status).toBe(200);
  expectProblem(await (await beginSignIn(email)).finish(first), 401);
  const both = await Promise.all([
    beginSignIn(email).then(({ finish }) => finish(second)),
    beginSignIn(email).then(({ finish }) => finish(second)),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const mails = (await mailsTo(shop, email)).filter(({ subject }) => subject === 'A recovery code was used');
  expect(mails.map(({ text }) => /(\d) are left/.exec(text)?.[1])).toEqual(['9', '8']);
  const log = await shop.sql<{
    act: string;
  }>`select act from audit_log where actor_id = ${id} order by at, id`;
  expect(log.map(({ act }) => act).filter((act) => /second-factor|recovery-code/.test(act))).toEqual([
    'added-second-factor',
    'used-recovery-code',
    'used-recovery-code',
  ]);
});

test('the database holds neither the secret nor a recovery code', async () => {
  const { email, app, codes } = await setUp('Lena');
  const account = await accountIdOf(shop, email);
  const [row] = await shop.sql<{ all: string }>`
    select concat(t, (select array_agg(c) from identity_recovery_codes c where user_id = ${account})) as all
    from identity_two_factor t where "userId" = ${account}`;
  expect(row!.all).toContain(account);
  for (const part of [
    app.secret.base32,
    app.secret.hex,
    ...codes,
    ...codes.map((code) => code.replaceAll('-', '')),
  ])
    expect(row!.all.toLowerCase()).not.toContain(part.toLowerCase());
});

test('a new password from the mailbox ends waiting logins and still asks for the second step', async () => {
  const { email, app, session } = await setUp('Paul');
  // Confirmed in the browser of the account, so that mailbox and login are known to belong to one person.
  await postAuth(shop, 'verify-email', { token: await tokenTo(shop, email, 'verify-email') }, session);
  passMinutes(1);
  const waiting = await beginSignIn(email);
  await postAuth(shop, 'request-password-reset', { email });
  const token = await tokenTo(shop, email, 'reset-password');
  const newPassword = 'another horse 77';
  expect((await postAuth(shop, 'reset-password', { token, newPassword })).status).toBe(200);
  expect(await countSessions(shop, email)).toBe(0);
  expectProblem(await waiting.finish(app.generate()), 401);
  expect((await signIn(shop, email, newPassword)).body).toEqual({ twoFactorRedirect: true });
  expect(await countSessions(shop, email)).toBe(0);
});

test('a new password from the mailbox removes an app that was set up before the address was proven', async () => {
  const { email, id } = await setUp('Mallory');
  const setPassword = async (newPassword: string) => {
    await postAuth(shop, 'request-password-reset', { email });
    const token = await tokenTo(shop, email, 'reset-password');
    expect((await postAuth(shop, 'reset-password', { token, newPassword })).status).toBe(200);
    return (await signIn(shop, email, newPassword)).body;
  };
  await shop.createUser('admin');
  await shop.sql`update users set role = 'admin', earlier_role = 'Buyer' where id = ${id}`;
  expect(await setPassword('another horse 77')).toEqual({ twoFactorRedirect: true });
  await shop.sql`update users set role = 'Buyer', earlier_role = null where id = ${id}`;
  await shop.sql`update identity_user set "accessProven" = false where email = ${email}`;
  expect(await setPassword('a third horse 78')).toMatchObject({ user: { email } });
});

test('an app whose first code is missing is no second factor, and ends with the sessions or after 15 minutes', async () => {
  const { email, session } = await shop.signUpUser('Buyer', 'Noor');
  const thief = sessionOf(await signIn(shop, email));
  const plant = async (as: string) => appOf((await postAuth(shop, 'two-factor/enable', {}, as)).body.totpURI);
  const turnOn = (code: string) => postAuth(shop, 'two-factor/confirm', { code }, session);
  const planted = await plant(thief);
  await addPasskey(shop, session);
  expectProblem(await turnOn(planted.generate()), 409);
  const pending = await plant(session);
  const code = pending.generate();
  expectProblem(await (await beginSignIn(email)).finish(code), 401);
  expectProblem(await postAuth(shop, 'confirm', { proof: code }, session), 422, ['proof']);
  const age = (minutes: number) =>
    shop.sql`update identity_two_factor set "createdAt" = now() - make_interval(mins => ${minutes})`;
  await age(15);
  expectProblem(await turnOn(code), 409);
  await age(14);
  expect((await turnOn(code)).status).toBe(200);
});

test('wrong first codes of an app count as guesses', async () => {
  const user = await shop.signUpUser('Buyer', 'Gus');
  const { body } = await postAuth(shop, 'two-factor/enable', {}, user.session);
  const confirm = (code: string) => postAuth(shop, 'two-factor/confirm', { code }, user.session);
  for (let guess = 0; guess < 5; guess++) expectProblem(await confirm('000000'), 422, ['code']);
  expectProblem(await confirm(appOf(body.totpURI).generate()), 429);
});

test('another account that is logged in in the browser does not take part in the second step', async () => {
  const [one, other] = [await setUp('Una'), await shop.signUpUser('Seller', 'Olaf')];
  passMinutes(1);
  const { cookie, finish } = await beginSignIn(one.email);
  const session = `rangefinder.session_token=${encodeURIComponent(other.session)}`;
  const body = { code: one.app.generate() };
  const entered = await shop.call('POST', '/auth/two-factor/verify', {
    body,
    headers: { cookie: `${session}; ${cookie}` },
  });
  expect(entered.body.user.email).toBe(one.email);
  expectProblem(await finish(body.code), 401);
  const only = { body, headers: { cookie: session } };
  expectProblem(await shop.call('POST', '/auth/two-factor/verify', only), 401);
});
