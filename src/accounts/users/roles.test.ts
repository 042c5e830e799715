import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { closeAccount, useShop, type TestUser } from '#test/shop.ts';
import { makeAdmin } from './service.server.ts';
import { takeBackVerification, verifySeller } from './verifying/service.server.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');
const buyer = await shop.createUser('Buyer', 'Bo');
const seller = await shop.createUser('Seller', 'Sol');

const callerOf = (user: TestUser, role: 'admin' | 'Buyer' = 'admin') => ({
  ...user,
  role,
  photoURL: null,
  emailVerified: false,
});

test('each of the three role checks returns whether the user with this address has the role in the path', async () => {
  const answers: Record<string, object> = {};
  for (const role of ['admin', 'buyer', 'seller']) {
    for (const who of [admin, buyer, seller]) {
      const { body } = await shop.call('GET', `/users/${role}/${who.email}`, { as: admin });
      answers[`${who.name} ${role}`] = body;
    }
  }
  expect(answers).toEqual({
    'Ada admin': { isAdmin: true },
    'Bo admin': { isAdmin: false },
    'Sol admin': { isAdmin: false },
    'Ada buyer': { isAdmin: false, isBuyer: false },
    'Bo buyer': { isAdmin: true, isBuyer: true },
    'Sol buyer': { isAdmin: false, isBuyer: false },
    'Ada seller': { isAdmin: false, isSeller: false },
    'Bo seller': { isAdmin: false, isSeller: false },
    'Sol seller': { isAdmin: true, isSeller: true },
  });
});

test('users can check only the role of their own address, ignoring case', async () => {
  const own = await shop.call('GET', `/users/buyer/${buyer.email.toUpperCase()}`, { as: buyer });
  expect(own.body).toEqual({ isAdmin: true, isBuyer: true });
  for (const email of [seller.email, 'nobody@example.com', `${buyer.email}%20`])
    expectProblem(await shop.call('GET', `/users/buyer/${email}`, { as: buyer }), 403, undefined, email);
});

test('a closed account has no role', async () => {
  const gone = await shop.createUser('Seller');
  await closeAccount(shop, gone);
  const { body } = await shop.call('GET', `/users/seller/${gone.email}`, { as: admin });
  expect(body).toEqual({ isAdmin: false, isSeller: false });
});

test('only sellers and admins who used to sell can be verified', async () => {
  const verify = (who: TestUser) => shop.call('PUT', `/users/seller/${who.id}`, { as: admin });
  for (const who of [await shop.createUser('Buyer'), await shop.createUser('admin')]) {
    expectProblem(await verify(who), 409);
    expect((await shop.call('GET', '/profile', { as: who })).body.status).toBe('verify');
  }
  const promoted = await shop.createUser('Seller');
  await shop.call('PUT', `/users/admin/${promoted.id}`, { as: admin });
  expect((await verify(promoted)).body).toEqual({ modifiedCount: 1 });
  const closed = await shop.createUser('Buyer');
  await closeAccount(shop, closed);
  expect((await verify(closed)).body).toEqual({ modifiedCount: 0 });
});

test('making someone an admin changes the role once and stores the earlier role', async () => {
  const user = await shop.createUser('Seller');
  const first = await shop.call('PUT', `/users/admin/${user.id}`, { as: admin });
  const second = await shop.call('PUT', `/users/admin/${user.id}`, { as: admin });
  expect([first.body, second.body]).toEqual([{ modifiedCount: 1 }, { modifiedCount: 0 }]);
  const rows = await shop.sql`select role, earlier_role from users where id = ${user.id}`;
  expect(rows).toEqual([{ role: 'admin', earlier_role: 'Seller' }]);
  expect((await shop.call('GET', '/profile', { as: user })).body.role).toBe('admin');
  expect((await shop.call('GET', '/profile', { as: seller })).body.role).toBe('Seller');
});

test('a closed account cannot be promoted', async () => {
  const gone = await shop.createUser('Seller');
  await closeAccount(shop, gone);
  const { body } = await shop.call('PUT', `/users/admin/${gone.id}`, { as: admin });
  expect(body).toEqual({ modifiedCount: 0 });
});

test('anyone but an admin is rejected before the target is looked up', async () => {
  for (const as of [buyer, seller])
    for (const [method, path] of [
      ['PUT', '/users/admin/x'],
      ['DELETE', '/users/admin/x'],
      ['PUT', '/users/seller/x'],
      ['DELETE', '/users/seller/x'],
      ['DELETE', '/users/x'],
    ] as const)
      expectProblem(await shop.call(method, path, { as }), 403, undefined, `${method} ${path}`);
});

test('an admin who was demoted before the transaction began can no longer change anything', async () => {
  for (const stale of [callerOf(buyer), callerOf({ ...admin, id: '019a0000-0000-7000-8000-000000000000' })]) {
    await expect(makeAdmin(shop.app, stale, seller.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(verifySeller(shop.app, stale, seller.id)).rejects.toMatchObject({ code: 'forbidden' });
    const takingBack = takeBackVerification(shop.app, stale, seller.id, 'Gone.');
    await expect(takingBack).rejects.toMatchObject({ code: 'forbidden' });
  }
  expect((await shop.call('GET', '/profile', { as: seller })).body).toMatchObject({
    role: 'Seller',
    status: 'verify',
  });
});
