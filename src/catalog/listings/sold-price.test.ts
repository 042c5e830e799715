import { beforeEach, expect, test } from 'vitest';
import { Negotiation } from '#test/offers.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');
let negotiation: Negotiation;
let order: string;
beforeEach(async () => {
  negotiation = await Negotiation.open(shop);
  const offer = await negotiation.makeOffer(280);
  await negotiation.take('accept', 'seller', offer);
  const { body } = await shop.call('GET', `/orders?listing=${negotiation.item}`, { as: negotiation.buyer });
  order = body[0]._id;
});

/** The price on the item's page, on the owner's page, in the owner's list and in the conversation. */
async function prices(): Promise<number[]> {
  const { item, seller } = negotiation;
  const as = seller;
  const page = await shop.call('GET', `/cameras/${item}`);
  const owned = await shop.call('GET', `/dashboard/cameras/${item}`, { as });
  const list = await shop.call('GET', '/my/cameras', { as });
  const { conversation } = (await shop.call('GET', `/orders/${order}`, { as })).body;
  const thread = await shop.call('GET', `/conversations/${conversation}`, { as });
  return [page.body, owned.body, list.body[0]].map(({ products }) => products.sale).concat(thread.body.sale);
}

test('an item that was sold for less than its asking price shows what it was sold for', async () => {
  expect(await prices()).toEqual([300, 300, 300, 300]);
  await shop.call('PUT', `/cameras/${negotiation.item}/sold`, { as: negotiation.seller });
  expect(await prices()).toEqual([280, 280, 280, 280]);
});

test('an item whose sale was canceled shows its asking price again, once its seller has it back', async () => {
  await shop.call('PUT', `/cameras/${negotiation.item}/sold`, { as: negotiation.seller });
  await shop.call('PUT', `/orders/${order}/cancel`, { as: admin });
  const back = { as: negotiation.seller, body: { version: 1 } };
  await shop.call('PUT', `/cameras/${negotiation.item}/returned`, back);
  expect(await prices()).toEqual([300, 300, 300, 300]);
});

test.each([
  ['is not the asking price', undefined, 280],
  ['stays', 520, 520],
])('the price when new of an item that was sold for less %s', async (_, buy, shown) => {
  const { item, seller } = negotiation;
  await shop.sql`update listings set buy_cents = ${buy ? buy * 100 : 300_00} where id = ${item}`;
  await shop.call('PUT', `/cameras/${item}/sold`, { as: seller });
  const page = await shop.call('GET', `/cameras/${item}`);
  const owned = await shop.call('GET', `/dashboard/cameras/${item}`, { as: seller });
  const list = await shop.call('GET', '/my/cameras', { as: seller });
  const pages = [page.body, owned.body, list.body[0]];
  expect(pages.map(({ products }) => products.buy)).toEqual([shown, shown, shown]);
});

test('sorting the own items by price uses the prices that they were sold for', async () => {
  await createListing(shop, negotiation.seller, { title: 'Leica M2', sale: 290 });
  await shop.call('PUT', `/cameras/${negotiation.item}/sold`, { as: negotiation.seller });
  const { body } = await shop.call('GET', '/my/cameras?sort=sale&order=asc', { as: negotiation.seller });
  const shown = body.map(({ products }: { products: { sale: number } }) => products.sale);
  expect(shown).toEqual([280, 290]);
});
