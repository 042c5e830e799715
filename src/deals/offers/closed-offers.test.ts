import { expect, test } from 'vitest';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { book, useShop } from '#test/shop.ts';

const shop = await useShop();
const users = {
  buyer: await shop.createUser('Buyer', 'Bo'),
  seller: await shop.createUser('Seller', 'Sol'),
};

async function twoBuyers(): Promise<[Negotiation, Negotiation]> {
  const first = await Negotiation.open(shop, users);
  const buyer = await shop.createUser('Buyer', 'Bea');
  return [first, await Negotiation.open(shop, { seller: users.seller, item: first.item, buyer })];
}

test('a booking ends every offer for the item, and later offers are rejected', async () => {
  const [first, second] = await twoBuyers();
  await first.makeOffer(200);
  await second.makeOffer(210);
  await book(shop, users.buyer, { _id: first.item });
  expect(await first.state()).toBe('item-taken');
  expect(await second.state()).toBe('item-taken');
  expectProblem(await second.offer(220), 409);
});

test('an offer ends when the price is lowered to its amount, but not when the price stays above it', async () => {
  const [first, second] = await twoBuyers();
  await first.makeOffer(250);
  await second.makeOffer(240);
  await first.edit({ sale: 250 });
  expect([await first.state(), await second.state()]).toEqual(['overtaken', 'open']);
});

test.for([
  ['no longer takes offers', 'closed', 'PATCH', '', { offers: false }],
  ['is withdrawn', 'closed', 'DELETE', ''],
  ['is sold elsewhere', 'item-taken', 'PUT', '/sold'],
] as const)('an offer ends when the item %s', async ([, state, method, path, body]) => {
  const negotiation = await Negotiation.open(shop, users);
  await negotiation.makeOffer(250);
  await shop.call(method, `/cameras/${negotiation.item}${path}`, { as: users.seller, body });
  expect(await negotiation.state()).toBe(state);
});
