import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectDependencies } from '#src/platform/dependencies.server.ts';
import { book, openShop, putUp, type Person, type Shop } from '#test/shop.ts';
import { countOwnByState, listAdvertised, listLatest } from './service.server.ts';

let shop: Shop;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.hire('Seller');
  buyer = await shop.hire('Buyer');
});
afterAll(() => shop.close());

/** What a list depends on, and whether it still shows the same. */
async function read(list: () => Promise<unknown>) {
  const { dependencies } = await collectDependencies(list);
  const [value, ...more] = dependencies.values;
  expect([[...dependencies.keys].toSorted(), value!.keys, more]).toEqual([
    ['people', 'shelf'],
    ['listings'],
    [],
  ]);
  return () => value!.isSame();
}

test('what was listed last is the same until one of it is booked, or another one comes', async () => {
  const [first, second] = [await putUp(shop, seller), await putUp(shop, seller)];
  const latest = () => listLatest(shop.app, 2);
  expect((await latest()).map(({ _id }) => _id)).toEqual([second._id, first._id]);
  const isSame = await read(latest);
  expect(await isSame()).toBe(true);
  await book(shop, buyer, first);
  expect(await isSame()).toBe(false);
  const again = await read(latest);
  expect(await again()).toBe(true);
  await putUp(shop, seller);
  expect(await again()).toBe(false);
});

test('a page of what is advertised is another one, too, when there are more on the next', async () => {
  const items = [await putUp(shop, seller), await putUp(shop, seller)];
  const advertise = ({ _id }: { _id: string }) =>
    shop.call('PUT', `/cameras/${_id}/advertise`, { as: seller });
  for (const item of items) await advertise(item);
  const page = () => listAdvertised(shop.app, { limit: 1 });
  expect(await page()).toMatchObject({ total: 2, items: [{ _id: items[1]!._id }] });
  const isSame = await read(page);
  expect(await isSame()).toBe(true);
  await book(shop, buyer, items[0]!);
  expect(await isSame()).toBe(false);
});

test('who has nothing has none of each kind and state', async () => {
  const none = { available: 0, booked: 0, sold: 0 };
  const { id } = await shop.hire('Seller');
  expect(await countOwnByState(shop.app, id)).toEqual({ cameras: none, lens: none, accessories: none });
});
