import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { closeAccount, useShop, type TestUser } from '#test/shop.ts';
import { changedBy } from '#test/stored.ts';
import { eraseClosedAccounts } from './closing/service.server.ts';
import { countByRole, createUser, roleOf } from './service.server.ts';

const shop = await useShop();
const { db } = shop.app;
const admin = await shop.createUser('admin', 'Ada');
const buyer = await shop.createUser('Buyer', 'Bo');
const seller = await shop.createUser('Seller', 'Sol');

const callerOf = (user: TestUser, role: 'admin' | 'Buyer' | 'Seller') => ({
  ...user,
  role,
  photoURL: null,
  emailVerified: false,
});
const actionsOf = async (id: string) => {
  const { body } = await shop.call('GET', '/audit?limit=100', { as: admin });
  return body
    .filter(({ target }: { target: { _id: string } | null }) => target?._id === id)
    .map(({ act, actor, note }: any) => [act, actor?._id, note]);
};

const by = (act: string, note: string | null = null) => [act, admin.id, note];

test('an admin can combine filters, and a cursor is rejected when the filters have changed', async () => {
  await shop.call('PUT', `/users/seller/${seller.id}`, { as: admin });
  const found = async (query: string) => {
    const { status, body, headers } = await shop.call('GET', `/users?${query}`, { as: admin });
    expect([status, headers.get('x-total-count')], query).toEqual([200, String(body.length)]);
    return body.map(({ name }: { name: string }) => name);
  };
  expect(await found('status=varified')).toEqual(['Sol']);
  expect(await found('status=verify')).toEqual(['Bo', 'Ada']);
  expect(await found('role=Seller&status=verify')).toEqual([]);
  expect(await found('role=Seller&status=varified&q=sol')).toEqual(['Sol']);
  const { headers } = await shop.call('GET', '/users?limit=1', { as: admin });
  const cursor = /cursor=([\w-]+)/.exec(headers.get('link')!)![1]!;
  const { body: next } = await shop.call('GET', `/users?limit=1&cursor=${cursor}`, { as: admin });
  expect(next).toMatchObject([{ name: 'Bo' }]);
  for (const query of ['role=Seller', 'status=verify', 'q=o', 'sort=name'])
    expectProblem(await shop.call('GET', `/users?${query}&cursor=${cursor}`, { as: admin }), 422, ['cursor']);
});

test('users are counted by role without closed accounts', async () => {
  const gone = await shop.createUser('Buyer');
  expect(await countByRole(shop.app)).toEqual({ Buyer: 2, Seller: 1, admin: 1 });
  await closeAccount(shop, gone);
  expect(await countByRole(shop.app)).toEqual({ Buyer: 1, Seller: 1, admin: 1 });
});

test("users can look up only their own role, and admins anyone's, ignoring the case of the address", async () => {
  const loud = callerOf({ ...buyer, email: buyer.email.toUpperCase() }, 'Buyer');
  expect(await roleOf(db, loud, buyer.email)).toBe('Buyer');
  await expect(roleOf(db, loud, seller.email)).rejects.toMatchObject({ code: 'forbidden' });
  const caller = callerOf(admin, 'admin');
  expect(await roleOf(db, caller, seller.email.toUpperCase())).toBe('Seller');
  for (const nobody of ['nobody@example.com', `${seller.email}\0`])
    expect(await roleOf(db, caller, nobody)).toBeNull();
});

test('actions on an unknown user return 404 and are not logged', async () => {
  const before = (await shop.call('GET', '/audit?limit=100', { as: admin })).body.length;
  for (const id of ['nobody', '%00', '019a0000-0000-7000-8000-000000000000', buyer.id.toUpperCase()])
    for (const [method, path, body] of [
      ['PUT', `/users/admin/${id}`],
      ['PUT', `/users/seller/${id}`],
      ['DELETE', `/users/admin/${id}`],
      ['DELETE', `/users/${id}`],
      ['PUT', `/suspensions/${id}`, { reason: 'spam' }],
      ['DELETE', `/suspensions/${id}`],
      ['DELETE', `/users/seller/${id}`, { reason: 'gone' }],
      ['GET', `/verifications/${id}`],
      ['GET', `/people/${id}`],
      ['GET', `/people/${id}/items`],
      ['GET', `/people/${id}/notes`],
      ['POST', `/people/${id}/notes`, { text: 'seen' }],
    ] as const)
      expectProblem(await shop.call(method, path, { as: admin, body }), 404, undefined, `${method} ${path}`);
  expect((await shop.call('GET', '/audit?limit=100', { as: admin })).body).toHaveLength(before);
});

test('each action is logged once with its target, and an action without effect is not logged', async () => {
  const user = await shop.createUser('Seller');
  const call = (method: string, path: string, body?: object) => shop.call(method, path, { as: admin, body });
  for (const [method, path, body] of [
    ['PUT', `/users/seller/${user.id}`],
    ['PUT', `/users/admin/${user.id}`],
    ['DELETE', `/users/admin/${user.id}`],
    ['PUT', `/suspensions/${user.id}`, { reason: 'spam' }],
    ['DELETE', `/suspensions/${user.id}`],
    ['DELETE', `/users/${user.id}`],
  ] as const) {
    const [first, second] = [await call(method, path, body), await call(method, path, body)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([...Object.values(first.body), ...Object.values(second.body)], path).toEqual([1, 0]);
  }
  expect((await actionsOf(user.id)).toReversed()).toEqual([
    by('verified'),
    by('made-admin'),
    by('stepped-down'),
    by('suspended', 'spam'),
    by('unsuspended'),
    by('closed-account'),
  ]);
});

test("this process's cache is invalidated before the response, but only for changes that pages show", async () => {
  const [user, renamed] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];
  const lists = ['list:accessories', 'list:cameras', 'list:lens'];
  const { id } = user;
  for (const [changed, method, path, body, as = admin] of [
    [[...lists, `user:${id}`], 'PUT', `/users/seller/${id}`],
    [[...lists, `user:${id}`], 'DELETE', `/users/seller/${id}`, { reason: 'spam' }],
    [[], 'PUT', `/users/admin/${id}`],
    [[], 'DELETE', `/users/admin/${id}`],
    [[...lists, `user:${id}`], 'PUT', `/suspensions/${id}`, { reason: 'spam' }],
    [[...lists, `user:${id}`], 'DELETE', `/suspensions/${id}`],
    [[`user:${id}`], 'DELETE', `/users/${id}`],
    [[`user:${renamed.id}`], 'PATCH', '/profile', { displayName: 'Renamed Lea' }, renamed],
  ] as const)
    expect(await changedBy(shop, () => shop.call(method, path, { as, body })), path).toEqual(changed);
});

test('a record is created only for the address of the account, ignoring case', async () => {
  const identity = { issuer: 'elsewhere', subject: 'one', email: 'Loud@Example.com', name: 'Lou' };
  const input = { name: 'Lou', email: 'loud@example.com', role: 'Buyer' as const };
  const auth = { identity, user: null };
  const made = await createUser(shop.app, auth, input);
  expect(made).toEqual({
    created: true,
    user: {
      _id: expect.any(String),
      name: 'Lou',
      email: expect.stringMatching(/^loud@example\.com$/i),
      role: 'Buyer',
      status: 'verify',
      photoURL: null,
      phone: null,
      town: null,
      about: null,
      zone: null,
      version: 1,
      verification: null,
      emailVerified: false,
    },
  });
  expect(await createUser(shop.app, auth, input)).toEqual({ ...made, created: false });
  const twin = { identity: { ...identity, subject: 'two' }, user: null };
  await expect(createUser(shop.app, twin, input)).rejects.toMatchObject({
    code: 'conflict',
    errors: [{ path: 'email', message: 'belongs to another account' }],
  });
  await expect(createUser(shop.app, auth, { ...input, email: 'other@example.com' })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('one run erases all accounts that are due, even if they fill several batches', async () => {
  await shop.sql`
    insert into users (id, issuer, subject, name, email, role, deleted_at, deleted_by)
    select 'gone-' || n, 'elsewhere', 'gone-' || n, 'Gone', 'gone-' || n || '@example.com', 'Buyer',
      now() - interval '31 days', ${admin.id}
    from generate_series(1, 101) n`;
  await eraseClosedAccounts(shop.app);
  const gone = db.selectFrom('users').select('name').where('id', 'like', 'gone-%');
  const rows = await gone.where('erased_at', 'is not', null).execute();
  expect(rows).toHaveLength(101);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Deleted person']));
});

test('a role without users is counted as 0', async () => {
  const others = db.updateTable('users').set({ deleted_at: new Date(), deleted_by: admin.id });
  await others.where('role', '<>', 'admin').where('deleted_at', 'is', null).execute();
  expect(await countByRole(shop.app)).toEqual({ Buyer: 0, Seller: 0, admin: 1 });
});
