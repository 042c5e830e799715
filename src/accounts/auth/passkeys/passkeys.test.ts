import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { resetSecondFactor } from '#src/accounts/auth/second-factor/service.server.ts';
import {
  accountIdOf,
  countSessions,
  endConfirmations,
  postAuth,
  sessionOf,
  signIn,
  subjectsTo,
  tokensOf,
  tokenTo,
} from '#test/accounts.ts';
import { addPasskey, challengeOf, signInWith, SoftPasskey } from '#test/passkeys.ts';
import { expectProblem } from '#test/problems.ts';
import { password, useShop } from '#test/shop.ts';

const shop = await useShop({ ADMIN_SECOND_FACTOR: 'required', RATE_LIMITS: 'on' });

const factorOf = async (session: string) =>
  (await shop.call('GET', '/auth/account', { as: session })).body.secondFactor;
const signInBy = (passkey: object) => shop.call('POST', '/auth/passkey/sign-in', { body: { passkey } });
const cookiesOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((line) => line.replace(/;.*/s, ''))
    .join('; ');

test('a passkey logs in without a password, and the first one comes with recovery codes and ends other sessions', async () => {
  const user = await shop.signUpUser('Buyer', 'Pia');
  const elsewhere = sessionOf(await signIn(shop, user.email));
  const { passkey, added, options } = await addPasskey(shop, user.session);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Rangefinder' },
    user: { name: user.email, displayName: 'Pia' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  expect([added.status, added.body.backupCodes.length]).toEqual([200, 10]);
  expectProblem(await shop.call('GET', '/auth/account', { as: elsewhere }), 401);
  expectProblem(await shop.call('GET', '/profile', { as: user.token }), 401);
  expect(await factorOf(user.session)).toEqual({
    app: null,
    passkeys: [
      {
        id: expect.any(String),
        name: 'Laptop',
        since: expect.any(String),
        lastUsedAt: null,
        otherHost: null,
      },
    ],
    codesLeft: 10,
  });
  const entered = await signInWith(shop, passkey);
  expect(entered.body).toMatchObject({ token: expect.any(String), user: { email: user.email } });
  const { token } = await tokensOf(shop, user.email, { as: sessionOf(entered) });
  expect((await shop.call('GET', '/profile', { as: token })).body.email).toBe(user.email);
  expect((await factorOf(user.session)).passkeys[0].lastUsedAt).toMatch(/^\d{4}-/);
  const second = await addPasskey(shop, user.session);
  expect([second.added.status, second.added.body.backupCodes]).toEqual([200, null]);
  expect(second.options.excludeCredentials).toMatchObject([{ id: passkey.id, type: 'public-key' }]);
  expect(await countSessions(shop, user.email)).toBe(2);
  const mails = await subjectsTo(shop, user.email);
  expect(mails.filter((subject) => subject === 'A passkey was added to your account')).toHaveLength(2);
});

test('a copy, a replay, another origin, a missing check of the owner and a foreign challenge are refused', async () => {
  const user = await shop.signUpUser('Buyer', 'Cleo');
  const { passkey } = await addPasskey(shop, user.session);
  const used = passkey.use(await challengeOf(shop));
  expect((await signInBy(used)).status).toBe(200);
  expectProblem(await signInBy(used), 401);
  const [early, late] = [await challengeOf(shop), await challengeOf(shop)];
  passkey.counter = 10;
  expect((await signInBy(passkey.use(late))).status).toBe(200);
  expectProblem(await signInBy(passkey.use(early)), 401);
  // The copy does not know how often the original was used.
  passkey.counter = 5;
  const copied = await signInWith(shop, passkey);
  expectProblem(copied, 401);
  expect(copied.body.code).toBe('INVALID_PASSKEY');
  passkey.counter = -1;
  const restarted = await signInWith(shop, passkey);
  expectProblem(restarted, 401);
  expect(
    await shop.sql`select from audit_log where act = 'sign-in-failed' and target_id = ${user.id}`,
  ).toHaveLength(4);
  passkey.counter = 20;
  const challenge = await challengeOf(shop);
  expectProblem(await signInBy(passkey.use(challenge, { origin: 'http://evil.example' })), 401);
  expectProblem(await signInBy(passkey.use(challenge, { isVerified: false })), 401);
  const other = { ...passkey.use(challenge), id: new SoftPasskey().id };
  expectProblem(await signInBy(other), 401);
  const { body } = await shop.call('POST', '/auth/passkeys/options', { as: user.session, body: {} });
  for (const foreign of [body.challenge, 'x', Buffer.from('x').toString('base64url')])
    expectProblem(await signInBy(passkey.use(foreign)), 401);
  expect((await signInBy(passkey.use(challenge))).status).toBe(200);
});

test('a passkey is not added with a challenge for another account or for a login, or without a check of the owner', async () => {
  const [one, other] = [await shop.signUpUser('Buyer', 'Una'), await shop.signUpUser('Buyer', 'Olaf')];
  const optionsOf = async (as: string) =>
    (await shop.call('POST', '/auth/passkeys/options', { as, body: {} })).body.challenge as string;
  const add = (passkey: object) => postAuth(shop, 'passkeys', { name: 'x', passkey }, one.session);
  const key = new SoftPasskey();
  const own = await optionsOf(one.session);
  for (const challenge of [await optionsOf(other.session), await challengeOf(shop)])
    expectProblem(await add(key.create(challenge)), 400);
  expectProblem(await add(key.create(own, { isVerified: false })), 400);
  expectProblem(await add(key.create(own, { origin: 'http://evil.example' })), 400);
  expect((await add(key.create(own))).status).toBe(200);
  expectProblem(await add(key.create(own)), 409);
});

test('a certificate in a new passkey makes the shop connect to nobody, and other algorithms are refused', async () => {
  const { session } = await shop.signUpUser('Buyer', 'Vic');
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  // A port with five digits, as in the certificate.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { challenge } = (await shop.call('POST', '/auth/passkeys/options', { as: session, body: {} })).body;
  const add = (passkey: object) => postAuth(shop, 'passkeys', { name: 'x', passkey }, session);
  expectProblem(await add(new SoftPasskey().create(challenge, { crl: `http://127.0.0.1:${port}/` })), 400);
  await new Promise((resolve) => server.close(resolve));
  expect(connections).toBe(0);
  const key = new SoftPasskey();
  // The library takes it, and the shop does not offer it.
  key.algorithm = -36;
  expectProblem(await add(key.create(challenge)), 400);
});

test('after the password, an account with a passkey goes on with it or with a recovery code', async () => {
  const user = await shop.signUpUser('Buyer', 'Tess');
  const { added } = await addPasskey(shop, user.session);
  const begun = await signIn(shop, user.email);
  expect(begun.body).toEqual({ twoFactorRedirect: true });
  const headers = { cookie: cookiesOf(begun) };
  const step = await shop.call('GET', '/auth/two-factor/step', { headers });
  expect(step.body).toEqual({ hasApp: false, hasPasskey: true });
  expectProblem(await shop.call('GET', '/auth/two-factor/step'), 401);
  const verify = (code: string) => shop.call('POST', '/auth/two-factor/verify', { body: { code }, headers });
  expectProblem(await verify('123456'), 401);
  expect((await verify(added.body.backupCodes[0])).status).toBe(200);
});

test('removing the last passkey ends the second step, the recovery codes and an admin’s powers', async () => {
  const user = await shop.signUpUser('admin', 'Ada');
  const stranger = await shop.signUpUser('Buyer', 'Stan');
  const { passkey, added } = await addPasskey(shop, user.session);
  const { token } = await tokensOf(shop, user.email, { as: user.session });
  expect((await shop.call('GET', '/users', { as: token })).status).toBe(200);
  const [{ id }] = (await factorOf(user.session)).passkeys;
  for (const [path, body] of [
    ['remove', { id }],
    ['rename', { id, name: 'Mine' }],
  ] as const)
    expectProblem(await postAuth(shop, `passkeys/${path}`, body, stranger.session), 404);
  expect((await postAuth(shop, 'passkeys/rename', { id, name: ' Phone ' }, user.session)).status).toBe(200);
  expect((await factorOf(user.session)).passkeys).toMatchObject([{ name: 'Phone' }]);
  expect((await postAuth(shop, 'passkeys/remove', { id }, user.session)).status).toBe(200);
  expect(await factorOf(user.session)).toBeNull();
  expectProblem(await signInWith(shop, passkey), 401);
  expect((await signIn(shop, user.email)).body.token).toBeTruthy();
  const without = await tokensOf(shop, user.email, { as: user.session });
  expect((await shop.call('GET', '/users', { as: without })).body.type).toBe(
    'urn:rangefinder:problem:second-factor-required',
  );
  const codes = await shop.sql`select from identity_recovery_codes
    where user_id = ${await accountIdOf(shop, user.email)}`;
  expect([codes.length, added.body.backupCodes.length]).toEqual([0, 10]);
});

test('a passkey confirms in its own account, and the password does not', async () => {
  const [one, other] = [await shop.signUpUser('Buyer', 'Cora'), await shop.signUpUser('Buyer', 'Ole')];
  const { passkey, added } = await addPasskey(shop, one.session);
  const { passkey: foreign } = await addPasskey(shop, other.session);
  await endConfirmations(shop);
  const ask = () => postAuth(shop, 'change-email', { newEmail: 'new@example.com' }, one.session);
  const confirm = async (by: SoftPasskey) =>
    postAuth(shop, 'confirm', { passkey: by.use(await challengeOf(shop)) }, one.session);
  expectProblem(await postAuth(shop, 'confirm', { proof: password }, one.session), 422, ['proof']);
  expectProblem(await confirm(foreign), 401);
  expectProblem(await ask(), 403);
  expect((await confirm(passkey)).status).toBe(200);
  expect((await ask()).status).toBe(200);
  await endConfirmations(shop);
  const proof = added.body.backupCodes[0];
  expect((await postAuth(shop, 'confirm', { proof }, one.session)).status).toBe(200);
});

test('a reset by the operator removes passkeys and recovery codes, and is mailed', async () => {
  const user = await shop.signUpUser('Buyer', 'Rhea');
  const { passkey } = await addPasskey(shop, user.session);
  const account = await accountIdOf(shop, user.email);
  const reset = () =>
    shop.app.db
      .transaction()
      .execute((trx) => resetSecondFactor(shop.app, trx, account, 'by the command line'));
  expect([await reset(), await reset()]).toEqual([true, false]);
  expectProblem(await signInWith(shop, passkey), 401);
  expect((await signIn(shop, user.email)).body.token).toBeTruthy();
  expect((await subjectsTo(shop, user.email)).at(-1)).toBe('Your second factor was reset');
});

test('a new password from the mailbox removes a passkey that was added before the address was proven', async () => {
  const user = await shop.signUpUser('Buyer', 'Mallory');
  const { passkey } = await addPasskey(shop, user.session);
  await postAuth(shop, 'request-password-reset', { email: user.email });
  const token = await tokenTo(shop, user.email, 'reset-password');
  const newPassword = 'another horse 77';
  expect((await postAuth(shop, 'reset-password', { token, newPassword })).status).toBe(200);
  expectProblem(await signInWith(shop, passkey), 401);
  expect((await signIn(shop, user.email, newPassword)).body.token).toBeTruthy();
});
