import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toUserName } from '#src/platform/schemas.ts';
import { confirmEmail, postAuth } from '#test/accounts.ts';
import { afterLock } from '#test/database.ts';
import { expectProblem } from '#test/problems.ts';
import { subscribe } from '#test/samples.ts';
import { password, useShop, type TestUser } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { createUser } from './service.server.ts';

const shop = await useShop();

test('a record is created once, and a second call returns it with 200 and changes nothing', async () => {
  const { token, email, name } = await shop.register();
  const body = { name, email, status: 'verify', role: 'Seller' };
  const first = await shop.call('POST', '/users', { as: token, body });
  const before = await fingerprint(shop);
  for (const again of [body, { ...body, name: 'Toni', role: 'Buyer' }]) {
    const second = await shop.call('POST', '/users', { as: token, body: again });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
  }
  expect(await fingerprint(shop)).toBe(before);
});

test('concurrent sign-ups with one account create one record, and all of them return it', async () => {
  const { token, email, name } = await shop.register();
  const body = { name, email, role: 'Buyer' };
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => shop.call('POST', '/users', { as: token, body })),
  );
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(responses.map((response) => response.body._id)).size).toBe(1);
});

test('a status, id or photo in the request is ignored', async () => {
  const { token, email, name } = await shop.register();
  const { body } = await shop.call('POST', '/users', {
    as: token,
    body: { name, email, role: 'Seller', status: 'varified', _id: 'mine', photoURL: 'https://x.example/y' },
  });
  expect(body).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    status: 'verify',
    photoURL: null,
  });
  expect((await shop.call('GET', '/profile', { as: token })).body).toEqual(body);
});

test('no record is created for the address of another user', async () => {
  const { token } = await shop.register();
  const before = await fingerprint(shop);
  const body = { name: 'Robin', email: 'other@example.com', role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: token, body }), 403);
  expect(await fingerprint(shop)).toBe(before);
});

test("no record is created for an account's former address, and its newsletter subscription is unchanged", async () => {
  const { email: left, name, session, token } = await shop.register();
  await subscribe(shop, left);
  const newEmail = 'moved@example.com';
  await postAuth(shop, 'change-email', { newEmail, password }, session);
  expect((await confirmEmail(shop, { email: newEmail })).status).toBe(200);
  const before = await fingerprint(shop);
  const body = { name, email: left, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: token, body }), 401);
  expectProblem(await shop.call('DELETE', '/profile', { as: token }), 401);
  expect((await shop.call('GET', '/profile/export', { as: token })).body.newsletter).toBeNull();
  expect(await fingerprint(shop)).toBe(before);
});

test.for(['changes its address', 'is deleted'])(
  'no record is created when the account %s at the same time',
  async (what) => {
    const { email, name, token } = await shop.register();
    const change =
      what === 'is deleted'
        ? sql`delete from identity_user where email = ${email}`
        : sql`update identity_user set email = ${`new-${email}`}, "emailVerified" = true where email = ${email}`;
    const late = await afterLock(
      shop,
      (trx) => change.execute(trx),
      () => shop.call('POST', '/users', { as: token, body: { name, email, role: 'Buyer' } }),
    );
    expectProblem(late, 401);
    const users = await shop.app.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(users).toEqual([]);
  },
);

test('an email address has at most one open record across all providers', async () => {
  const { email, name } = await shop.createUser('Buyer');
  const identity = { issuer: 'https://other.example', subject: '1', email: email.toUpperCase(), name };
  await expect(
    createUser(shop.app, { identity, user: null }, { name, email, role: 'Seller' }),
  ).rejects.toMatchObject({ code: 'conflict', errors: [{ path: 'email' }] });
});

test('a demoted admin loses their rights immediately, even with an earlier token', async () => {
  const admin = await shop.createUser('admin');
  const buyer = await shop.createUser('Buyer');
  expect((await shop.call('GET', '/users?role=Buyer', { as: admin })).body.length).toBeGreaterThan(0);
  await shop.call('DELETE', `/users/admin/${admin.id}`, { as: await shop.createUser('admin') });
  expectProblem(await shop.call('PUT', `/users/admin/${buyer.id}`, { as: admin }), 403);
  expect((await shop.call('GET', '/users', { as: admin })).body).toHaveLength(1);
});

test('a promoted user is an admin immediately, even with an earlier token', async () => {
  const [admin, buyer] = [await shop.createUser('admin'), await shop.createUser('Buyer')];
  await shop.call('PUT', `/users/admin/${buyer.id}`, { as: admin });
  expect((await shop.call('GET', '/profile', { as: buyer })).body.role).toBe('admin');
  expect((await shop.call('GET', '/users', { as: buyer })).body.length).toBeGreaterThan(1);
});

const rename = (as: TestUser, displayName: string) =>
  shop.call('PATCH', '/profile', { as, body: { displayName } });

const refused = [
  'Win at https://evil.example',
  'evil.com',
  'See EVIL.com/now',
  'www.evil.example',
  'evil．com',
  'ana@example.com',
  'ana＠example',
  'tel://555',
  'Ana\nyour order',
  'Ana\u202Emoc',
];
const taken = [
  'Ana',
  'J. R. R. Tolkien',
  'St. John',
  'Zoë Ōtani',
  'Müller-Lüdenscheidt',
  "O'Neil",
  '山田 太郎',
  'A.',
  'No. 5',
];

test.for(refused)('the name %j is rejected at sign-up, for a record and in the profile', async (name) => {
  const account = { name, email: 'someone@example.com', password };
  expectProblem(await shop.call('POST', '/auth/sign-up/email', { body: account }), 422, ['name']);
  const as = await shop.register();
  const record = { name, email: as.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as, body: record }), 422, ['name']);
  expectProblem(await rename(await shop.createUser('Buyer'), name), 422, ['displayName']);
});

test.for(taken)('the name %j is accepted', async (name) => {
  expect((await rename(await shop.createUser('Buyer'), name)).status).toBe(200);
  expect(toUserName(name), 'as it is where another service gives it').toBe(name);
});

test('an invalid name from another provider is turned into a valid one', async () => {
  const user = await shop.createUser('Buyer');
  for (const name of ['evil.com', 'ana@example.com', 'see https://evil.example', 'Ana\nx', '@', ...taken]) {
    const made = toUserName(name) || 'Member';
    expect((await rename(user, made)).status, made).toBe(200);
    expect(taken.includes(name) ? made : name).toBe(name);
  }
});

test('the id of an account does not reveal when it was created', async () => {
  const { id } = await shop.createUser('Buyer');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});
