import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { aCamera, book, meeting, createListing, useShop } from '#test/shop.ts';

const shop = await useShop();

const switchTo = (as: { token: string }, role: string) =>
  shop.call('PUT', '/profile/mode', { as, body: { role } });

test('a user who switches mode keeps their items and orders', async () => {
  const [one, other] = [await shop.createUser('Seller'), await shop.createUser('Seller')];
  const [own, theirs] = [await createListing(shop, one), await createListing(shop, other)];
  const request = { as: one, body: { ...meeting, listing: theirs._id } };
  expectProblem(await shop.call('POST', '/orders', request), 403);
  expect((await switchTo(one, 'Buyer')).body).toMatchObject({ _id: one.id, role: 'Buyer' });
  expect((await shop.call('POST', '/orders', request)).status).toBe(201);
  expectProblem(await shop.call('POST', '/cameras', { as: one, body: aCamera }), 403);
  // Buyer mode still allows editing and selling an item, and answering requests for it.
  const edited = await shop.call('PATCH', `/cameras/${own._id}`, { as: one, body: { title: 'Leica M3' } });
  expect(edited.status).toBe(200);
  const { _id } = await book(shop, await shop.createUser('Buyer'), own);
  expect((await shop.call('PUT', `/orders/${_id}/accept`, { as: one })).status).toBe(200);
  expect((await switchTo(one, 'Seller')).body.role).toBe('Seller');
  expect((await shop.call('POST', '/cameras', { as: one, body: aCamera })).status).toBe(201);
  const { body } = await shop.call('GET', `/orders?email=${one.email}`, { as: one });
  expect(body.map(({ listing }: { listing: string }) => listing)).toEqual([theirs._id]);
});

test('a seller in buyer mode cannot book their own item', async () => {
  const seller = await shop.createUser('Seller');
  const { _id } = await createListing(shop, seller);
  await switchTo(seller, 'Buyer');
  const refused = await shop.call('POST', '/orders', { as: seller, body: { ...meeting, listing: _id } });
  expectProblem(refused, 403);
  expect(refused.body.detail).toBe('This item is your own.');
});

test('an admin cannot switch modes, and nobody can become an admin', async () => {
  expectProblem(await switchTo(await shop.createUser('admin'), 'Buyer'), 403);
  expectProblem(await switchTo(await shop.createUser('Buyer'), 'admin'), 422, ['role']);
});
