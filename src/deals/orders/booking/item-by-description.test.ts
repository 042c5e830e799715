import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { book, meeting, createListing, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller', 'Sol');
const buyer = await shop.createUser('Buyer', 'Bo');

const order = (body: object) => shop.call('POST', '/orders', { as: buyer, body });

test('a request without `listing` books the one item that matches it', async () => {
  const { _id } = await createListing(shop, seller, { title: 'Only one of these', sale: 0.07 });
  const img = 'https://example.com/fm2.jpg';
  const original = {
    name: 'Bo',
    email: buyer.email,
    title: 'Only one of these',
    sale: 0.07,
    img,
    seller: 'Sol',
  };
  const { status, body } = await order({ ...meeting, ...original });
  expect([status, body.listing]).toEqual([201, _id]);
});

test('a request without `listing` is rejected when no available item matches', async () => {
  const { _id } = await createListing(shop, seller, { title: 'Taken', sale: 5 });
  const original = { title: 'Taken', sale: 5, img: 'https://example.com/fm2.jpg', seller: 'Sol' };
  const before = await fingerprint(shop);
  for (const [field, value] of [
    ['title', 'taken'],
    ['sale', 5.01],
    ['img', 'https://example.com/other.jpg'],
    ['seller', 'Solveig'],
    ['title', undefined],
    ['sale', undefined],
    ['img', undefined],
    ['seller', undefined],
  ] as const) {
    const response = await order({ ...meeting, ...original, [field]: value });
    expectProblem(response, 422, ['listing'], field);
    expect(response.body.errors[0].message).toBe('is required, and no available item matches');
  }
  expectProblem(await order(meeting), 422, ['listing']);
  expect(await fingerprint(shop)).toBe(before);
  await book(shop, await shop.createUser('Buyer'), { _id });
  expectProblem(await order({ ...meeting, ...original }), 422, ['listing']);
});

test('a request without `listing` is rejected when several items match', async () => {
  const twin = { title: 'One of two', sale: 5 };
  const first = await createListing(shop, seller, twin);
  const second = await createListing(shop, seller, twin, 'lens');
  const original = { ...twin, img: 'https://example.com/fm2.jpg', seller: 'Sol' };
  const refused = await order({ ...meeting, ...original });
  expectProblem(refused, 422, ['listing']);
  expect(refused.body.errors[0].message).toBe('is required, and several items match');
  await shop.call('DELETE', `/cameras/${first._id}`, { as: seller });
  expect((await order({ ...meeting, ...original })).body.listing).toBe(second._id);
});
