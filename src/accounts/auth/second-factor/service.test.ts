import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { countSessions, postAuth, sessionOf, signIn, subjectsTo, tokensOf } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop({ ADMIN_SECOND_FACTOR: 'required' });

const codeOf = (totpURI: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(new URL(totpURI).searchParams.get('secret')!) }).generate({
    timestamp: Date.now() + seconds * 1000,
  });

const enable = async (session: string) =>
  (await postAuth(shop, 'two-factor/enable', {}, session)).body.totpURI as string;
const stateOf = async (session: string) =>
  (await shop.call('GET', '/auth/account', { as: session })).body.secondFactor;

test('an authenticator app counts only after its first code, which ends all other sessions', async () => {
  const user = await shop.signUpUser('Buyer', 'Nora');
  const elsewhere = sessionOf(await signIn(shop, user.email));
  expectProblem(await postAuth(shop, 'two-factor/confirm', { code: '123456' }, user.session), 409);
  const former = await enable(user.session);
  const uri = await enable(user.session);
  expect(uri).toMatch(
    /^otpauth:\/\/totp\/Rangefinder:person-\d+%40example\.com\?secret=[A-Z2-7]{32}&issuer=Rangefinder/,
  );
  expect(await stateOf(user.session)).toBeNull();
  expect((await signIn(shop, user.email)).body.token).toBeTruthy();
  const confirm = (code: string) => postAuth(shop, 'two-factor/confirm', { code }, user.session);
  expectProblem(await confirm(codeOf(former)), 422, ['code']);
  expect(await stateOf(user.session)).toBeNull();
  const { status, body } = await confirm(codeOf(uri));
  expect([status, body.backupCodes.length]).toEqual([200, 10]);
  expect(await stateOf(user.session)).toEqual({ app: expect.any(String), passkeys: [], codesLeft: 10 });
  expect(await countSessions(shop, user.email)).toBe(1);
  expectProblem(await shop.call('GET', '/auth/account', { as: elsewhere }), 401);
  expectProblem(await shop.call('GET', '/profile', { as: user.token }), 401);
  expectProblem(await postAuth(shop, 'two-factor/enable', {}, user.session), 409);
  expectProblem(await confirm(codeOf(uri, 30)), 409);
  expect(await subjectsTo(shop, user.email)).toContain('Your account now asks for a code at login');
});

test('new recovery codes replace the earlier ones, and after the removal of the app the password is enough', async () => {
  const { session, email } = await shop.signUpUser('Buyer', 'Rolf');
  const { body } = await postAuth(
    shop,
    'two-factor/confirm',
    { code: codeOf(await enable(session)) },
    session,
  );
  const made = await postAuth(shop, 'two-factor/generate-backup-codes', {}, session);
  expect(made.body.backupCodes.filter((code: string) => body.backupCodes.includes(code))).toEqual([]);
  expect((await postAuth(shop, 'two-factor/disable', {}, session)).status).toBe(200);
  expect(await stateOf(session)).toBeNull();
  expect((await signIn(shop, email)).body.token).toBeTruthy();
  expectProblem(await postAuth(shop, 'two-factor/disable', {}, session), 409);
  expect((await subjectsTo(shop, email)).slice(-2)).toEqual([
    'You have new recovery codes',
    'The authenticator app was removed from your account',
  ]);
});

test('an admin who was promoted a second ago can only read the own profile until a second factor is set up', async () => {
  const boss = await shop.createUser('admin');
  const { id, email, token, session } = await shop.signUpUser('Buyer', 'Nils');
  expect((await shop.call('PUT', `/users/admin/${id}`, { as: boss })).status).toBe(200);
  expect((await shop.call('GET', '/profile', { as: token })).body).toMatchObject({
    role: 'admin',
    needsSecondFactor: true,
  });
  const calls = [
    ['GET', '/users'],
    ['GET', '/audit'],
    ['GET', '/profile/export'],
    ['PUT', `/users/admin/${boss.id}`],
    ['DELETE', `/users/${boss.id}`],
    ['GET', '/events'],
  ] as const;
  for (const [method, path] of calls) {
    const refused = await shop.call(method, path, { as: token });
    expectProblem(refused, 403);
    expect(refused.body.type, path).toBe('urn:rangefinder:problem:second-factor-required');
  }
  await postAuth(shop, 'two-factor/confirm', { code: codeOf(await enable(session)) }, session);
  const { token: renewed } = await tokensOf(shop, email, { as: session });
  expect((await shop.call('GET', '/users', { as: renewed })).status).toBe(200);
  expect((await shop.call('GET', '/profile', { as: renewed })).body).not.toHaveProperty('needsSecondFactor');
  await postAuth(shop, 'two-factor/disable', {}, session);
  const { token: without } = await tokensOf(shop, email, { as: session });
  expectProblem(await shop.call('GET', '/users', { as: without }), 403);
});

test('an admin of the demo needs no second factor', async () => {
  const { id, token } = await shop.signUpUser('admin', 'Demi');
  expectProblem(await shop.call('GET', '/users', { as: token }), 403);
  await shop.sql`insert into demo_users values (${id})`;
  expect((await shop.call('GET', '/users', { as: token })).status).toBe(200);
});
