import { expect, test } from 'vitest';
import { findByEmail, listAdmins } from '#src/accounts/users/queries.server.ts';
import { signIn } from '#test/accounts.ts';
import { mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, useShop, type TestUser } from '#test/shop.ts';
import { closeByOperator, makeAdminByOperator, takeRole } from './accounts.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

type Entry = Record<'act' | 'actor' | 'note', string>;

const actionsOf = async ({ id }: TestUser) =>
  (await shop.call('GET', `/audit?person=${id}`, { as: admin })).body
    .filter(({ act }: Entry) => !act.startsWith('sign-'))
    .map(({ act, actor, note }: Entry) => [act, actor, note]);

test('the operator can promote a user once and demote them, and finds them by address ignoring case', async () => {
  const user = await shop.createUser('Seller');
  expect(await findByEmail(shop.app.db, 'nobody@example.com')).toBeUndefined();
  const found = (await findByEmail(shop.app.db, user.email.toUpperCase()))!;
  expect(await makeAdminByOperator(shop.app, found)).toBe(true);
  expect(await makeAdminByOperator(shop.app, found)).toBe(false);
  expect((await listAdmins(shop.app.db)).map(({ email }) => email)).toEqual([admin.email, user.email]);
  expect(await takeRole(shop.app, found)).toBe(true);
  expect(await takeRole(shop.app, found)).toBe(false);
  expect((await shop.call('GET', '/profile', { as: user })).body.role).toBe('Seller');
  expect(await actionsOf(user)).toEqual([
    ['stepped-down', null, 'by the command line'],
    ['made-admin', null, 'by the command line'],
  ]);
});

test('closing an account has the same effects for the operator as for an admin', async () => {
  const [seller, buyer] = [await shop.signUpUser('Seller', 'Sol'), await shop.createUser('Buyer', 'Bo')];
  const item = await createListing(shop, seller, { title: 'Booked' });
  const bought = await createListing(shop, await shop.createUser('Seller', 'Sam'), { title: 'Bought' });
  await book(shop, buyer, item);
  await book(shop, buyer, bought);
  const read = mailReader(shop);
  await read();
  const found = (await findByEmail(shop.app.db, seller.email))!;
  expect(await closeByOperator(shop.app, found)).toBe(true);
  expect(await closeByOperator(shop.app, found)).toBe(false);
  expectProblem(await shop.call('GET', `/cameras/${item._id}`), 410);
  expectProblem(await shop.call('GET', '/profile', { as: seller }), 403);
  expectProblem(await signIn(shop, seller.email), 403);
  const { body: orders } = await shop.call('GET', '/orders', { as: buyer });
  expect(orders.map(({ title }: { title: string }) => title)).toEqual(['Bought']);
  const mails = await read();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, 'Canceled: Booked'],
    [seller.email, 'Your account was closed'],
  ]);
  expect(mails[1]!.text).toContain('An admin has closed your account.');
  expect(await actionsOf(seller)).toEqual([['closed-account', null, 'by the command line']]);
});

test('a suspended account can be closed by the operator', async () => {
  const user = await shop.createUser('Buyer');
  await shop.call('PUT', `/suspensions/${user.id}`, { as: admin, body: { reason: 'spam' } });
  const found = (await findByEmail(shop.app.db, user.email))!;
  expect(await closeByOperator(shop.app, found)).toBe(true);
  expect((await shop.call('GET', `/people/${user.id}`, { as: admin })).body.closed).toMatch(/^\d{4}-/);
});
