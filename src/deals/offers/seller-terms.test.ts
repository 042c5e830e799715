import { expect, test } from 'vitest';
import { mailReader } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const newMails = mailReader(shop);
const users = {
  buyer: await shop.createUser('Buyer', 'Bo'),
  seller: await shop.createUser('Seller', 'Sol'),
};

test('only the seller sees the minimum', async () => {
  const { item } = await Negotiation.open(shop, { ...users, floor: 250 });
  const admin = await shop.createUser('admin');
  const floorAs = async (as: TestUser) =>
    (await shop.call('GET', `/dashboard/cameras/${item}`, { as })).body.floor;
  expect(await floorAs(users.seller)).toBe(250);
  expect(await floorAs(admin)).toBeNull();
  const { body: mine } = await shop.call('GET', '/my/cameras', { as: users.seller });
  expect(mine.find(({ _id }: { _id: string }) => _id === item).floor).toBe(250);
  const shown = await shop.call('GET', `/cameras/${item}`);
  expect(shown.body.offers).toBe(true);
  expect(JSON.stringify(shown.body)).not.toContain('floor');
});

test('an offer must be below the price, and the seller must take offers', async () => {
  const negotiation = await Negotiation.open(shop, users);
  for (const amount of [300, 301]) expectProblem(await negotiation.offer(amount), 422, ['amount']);
  expect((await negotiation.edit({ offers: false })).status).toBe(200);
  expectProblem(await negotiation.offer(250), 409);
  const plain = (await createListing(shop, users.seller))._id;
  const body = { listing: plain, amount: 100 };
  expectProblem(await shop.call('POST', '/offers', { as: users.buyer, body }), 409);
});

test('a minimum requires offers and must be below the price', async () => {
  const negotiation = await Negotiation.open(shop, users);
  const own = async () =>
    (await shop.call('GET', `/dashboard/cameras/${negotiation.item}`, { as: users.seller })).body;
  expectProblem(await negotiation.edit({ floor: 300 }), 422, ['floor']);
  expect((await negotiation.edit({ floor: 299.99 })).status).toBe(200);
  expectProblem(await negotiation.edit({ sale: 299.99 }), 422, ['floor']);
  expectProblem(await negotiation.edit({ offers: false, floor: 200 }), 422, ['floor']);
  expect(await own()).toMatchObject({ offers: true, floor: 299.99, products: { sale: 300 } });
  expect((await negotiation.edit({ offers: false })).status).toBe(200);
  expect(await own()).toMatchObject({ offers: false, floor: null });
});

test("a buyer's counteroffer below a minimum that was raised since is declined at once, without an email to the seller", async () => {
  const negotiation = await Negotiation.open(shop, users);
  const { body: counter } = await negotiation.counter('seller', await negotiation.makeOffer(200), 280);
  expect((await negotiation.edit({ floor: 250 })).status).toBe(200);
  await newMails();
  const { status, body } = await negotiation.counter('buyer', counter._id, 240);
  expect([status, body]).toMatchObject([
    201,
    {
      amount: 240,
      by: 'buyer',
      state: 'declined',
      auto: true,
      left: { buyer: 1, seller: 2 },
      acts: ['again'],
    },
  ]);
  expect(await newMails()).toEqual([]);
  expect((await negotiation.offer(260)).body).toMatchObject({ state: 'open', auto: false });
});
