import { describe, expect, test } from 'vitest';
import { identitySources } from '#src/accounts/auth/browser-settings-service.server.ts';
import { mailsTo, subjectsTo } from '#test/accounts.ts';
import { now, project, openFirebase } from '#test/firebase.ts';
import { expectProblem } from '#test/problems.ts';
import { closeAccount, openShop } from '#test/shop.ts';

const { shop, account, beAnother, sign, exchange, createRecord, createUser } = await openFirebase();
const { db } = shop.app;

test('a valid ID token of the project can be exchanged, and its user can create a record', async () => {
  const { token, id } = await createUser();
  const { body } = await shop.call('GET', '/profile', { as: token });
  expect(body).toMatchObject({ _id: id, email: account.email, name: 'Fern', role: 'Buyer' });
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect([row.issuer, row.subject]).toEqual([
    `https://securetoken.google.com/${project}`,
    `uid-${account.email}`,
  ]);
});

const signInsOf = async () =>
  db.selectFrom('audit_log').select(['act', 'actor_id', 'note']).orderBy('id').execute();

test('a sign-in is logged once, even if several windows exchange its tokens', async () => {
  const before = (await signInsOf()).length;
  const { id, token } = await createUser();
  const second = { auth_time: now() - 30 };
  const tokens = await Promise.all(Array.from({ length: 6 }, () => sign(second)));
  for (const { status } of await Promise.all(tokens.map((each) => exchange(each)))) expect(status).toBe(200);
  await exchange(await sign({ ...second, iat: now() - 5 }));
  expect((await signInsOf()).slice(before)).toEqual([
    { act: 'sign-in', actor_id: null, note: 'firebase' },
    { act: 'sign-in', actor_id: id, note: 'firebase' },
  ]);
  expect((await shop.call('GET', '/profile', { as: token })).status).toBe(200);
});

test('a refused sign-in of a suspended user is logged once', async () => {
  const { id } = await createUser();
  const admin = await shop.createUser('admin');
  await shop.call('PUT', `/suspensions/${id}`, { as: admin, body: { reason: 'spam' } });
  const before = (await signInsOf()).length;
  const auth_time = now();
  for (let count = 0; count < 3; count++) expectProblem(await exchange(await sign({ auth_time })), 403);
  expect((await signInsOf()).slice(before)).toEqual([
    { act: 'sign-in-refused', actor_id: id, note: 'firebase' },
  ]);
});

describe('after a user lost their rights', () => {
  test('a closed account gets no new token, and its current one is rejected', async () => {
    const user = await createUser();
    await closeAccount(shop, user);
    expectProblem(await exchange(await sign()), 403);
    expectProblem(await shop.call('GET', '/profile', { as: user }), 403);
    expectProblem(await createRecord(user.token, 'x'), 403);
  });

  test('a demoted admin is rejected immediately', async () => {
    const chief = await createUser('admin');
    beAnother();
    const user = await createUser('admin');
    expect((await shop.call('GET', '/orders', { as: user })).status).toBe(200);
    expect((await shop.call('DELETE', `/users/admin/${user.id}`, { as: chief })).status).toBe(200);
    expectProblem(await shop.call('PUT', `/users/seller/${user.id}`, { as: user }), 403);
  });
});

describe('an email address in an ID token', () => {
  test.for([true, false])(
    "gives no access to another user's record when verified is %s",
    async (email_verified) => {
      const owner = await createUser();
      const { body } = await exchange(await sign({ sub: 'thief', email_verified }));
      expectProblem(await shop.call('GET', '/profile', { as: body.accessToken }), 403);
      expectProblem(await createRecord(body.accessToken, 'Thief', 'Seller'), 409);
      expect((await shop.call('GET', '/profile', { as: owner })).body._id).toBe(owner.id);
    },
  );

  test('is adopted by a record only when it is verified and not taken', async () => {
    const old = account.email;
    const user = await createUser();
    const adoptedEmail = async () => (await shop.call('GET', '/profile', { as: user })).body.email;
    const sub = `uid-${old}`;
    const move = async (to: string, email_verified: boolean) => {
      account.email = to;
      expect((await exchange(await sign({ sub, email: to, email_verified }))).status).toBe(200);
    };
    await move('new-address@example.com', false);
    expect(await adoptedEmail()).toBe(old);
    await move('new-address@example.com', true);
    expect(await adoptedEmail()).toBe('new-address@example.com');
    account.email = 'owner@example.com';
    await createUser();
    await move('owner@example.com', true);
    expect(await adoptedEmail()).toBe('new-address@example.com');
  });
});

test('closing an account requires a recent sign-in', async () => {
  const { token: as, id } = await createUser();
  const close = async (login: object) => {
    const { body } = await exchange(await sign(login));
    return shop.call('DELETE', '/profile', { as: body.accessToken });
  };
  const late = await close({ auth_time: now() - 241 });
  expectProblem(late, 403);
  expect(late.body.type).toBe('urn:rangefinder:problem:confirmation-required');
  expect((await close({ auth_time: now() - 230 })).body).toEqual({ deletedCount: 1 });
  expectProblem(await shop.call('GET', '/profile', { as }), 403);
  const row = db.selectFrom('users').select('name').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ name: 'Deleted person' });
});

test('the routes of the embedded provider return 404 and are not documented', async () => {
  const calls = ['sign-up/email', 'sign-in/email', 'sign-out', 'token', 'jwks', 'sign-in/google'];
  for (const path of calls)
    for (const method of ['GET', 'POST']) expectProblem(await shop.call(method, `/auth/${path}`), 404);
  const { body } = await shop.call('GET', '/openapi.json');
  expect(Object.keys(body.paths).filter((path) => path.startsWith('/auth'))).toEqual([]);
});

test('the content security policy allows Firebase only when it is configured', async () => {
  const embedded = await openShop();
  expect(identitySources(embedded.app.config)).toEqual({ script: [], connect: [], frame: [] });
  await embedded.close();
  expect(identitySources(shop.app.config)).toEqual({
    script: [],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [],
  });
  expect(identitySources({ ...shop.app.config, FIREBASE_GOOGLE: true })).toMatchObject({
    script: ['https://apis.google.com'],
    frame: ['https://my-shop.firebaseapp.com'],
  });
});

const methods = (...names: string[]) => ({
  firebase: { identities: Object.fromEntries(names.map((name) => [name, ['x']])) },
});

test('a new sign-in method revokes earlier tokens and notifies the owner; a known method does neither', async () => {
  const user = await createUser('Buyer', methods('email'));
  const profile = (as: string) => shop.call('GET', '/profile', { as });
  await exchange(await sign(methods('email')));
  expect((await profile(user.token)).status).toBe(200);
  const { body } = await exchange(await sign(methods('email', 'google.com')));
  expectProblem(await profile(user.token), 401);
  expect((await profile(body.accessToken)).status).toBe(200);
  await exchange(await sign(methods('google.com')));
  expect((await profile(body.accessToken)).status).toBe(200);
  const mails = await subjectsTo(shop, account.email);
  expect(mails).toEqual(['Your account has a new login']);
});

test('an ID token issued before the last one revokes nothing and sends no email', async () => {
  const before = { ...methods('password'), iat: now() - 50 };
  const user = await createUser('Buyer', { ...methods('google.com', 'password'), iat: now() - 20 });
  const after = await sign({ ...methods('google.com', 'password'), iat: now() - 10 });
  for (let count = 0; count < 2; count++) {
    for (const names of [methods('password'), methods('apple.com')])
      expect((await exchange(await sign({ ...before, ...names }))).status).toBe(200);
    expect((await exchange(after)).status).toBe(200);
  }
  expect((await shop.call('GET', '/profile', { as: user })).status).toBe(200);
  expect(await mailsTo(shop, account.email)).toEqual([]);
});

test('a sign-in method that was removed and added again sends an email', async () => {
  const shown = [['google.com', 'password'], ['google.com'], ['google.com', 'password']];
  for (const [index, names] of shown.entries())
    await exchange(await sign({ ...methods(...names), iat: now() - 40 + index * 10 }));
  expect(await subjectsTo(shop, account.email)).toEqual(['Your account has a new login']);
});

test('a new sign-in method of a closed account sends no email', async () => {
  const user = await createUser('Buyer', methods('password'));
  await closeAccount(shop, user);
  expectProblem(await exchange(await sign(methods('password', 'google.com'))), 403);
  expect(await mailsTo(shop, account.email)).toEqual([]);
});
