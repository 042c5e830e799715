import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectTags } from '#src/platform/cache-tags.server.ts';
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

/** Whether nothing that a list is made of has changed since it was read. */
async function read(list: () => Promise<unknown>) {
  const { tags } = await collectTags(list);
  const stamp = shop.app.changes.stamp(tags!);
  return () => shop.app.changes.stamp(tags!) === stamp;
}

test('what was listed last is the same until one of it is booked, or another one comes', async () => {
  const [first, second] = [await putUp(shop, seller), await putUp(shop, seller)];
  const latest = () => listLatest(shop.app, 2);
  expect((await latest()).map(({ _id }) => _id)).toEqual([second._id, first._id]);
  const isSame = await read(latest);
  expect(isSame()).toBe(true);
  await book(shop, buyer, first);
  expect(isSame()).toBe(false);
  const again = await read(latest);
  expect(again()).toBe(true);
  await putUp(shop, seller);
  expect(again()).toBe(false);
});

test('a page of what is advertised is another one, too, when there are more on the next', async () => {
  const items = [await putUp(shop, seller), await putUp(shop, seller)];
  const advertise = ({ _id }: { _id: string }) =>
    shop.call('PUT', `/cameras/${_id}/advertise`, { as: seller });
  for (const item of items) await advertise(item);
  const page = () => listAdvertised(shop.app, { limit: 1 });
  expect(await page()).toMatchObject({ total: 2, items: [{ _id: items[1]!._id }] });
  const isSame = await read(page);
  expect(isSame()).toBe(true);
  await book(shop, buyer, items[0]!);
  expect(isSame()).toBe(false);
});

test('who has nothing has none of each kind and state', async () => {
  const none = { available: 0, booked: 0, sold: 0 };
  const { id } = await shop.hire('Seller');
  expect(await countOwnByState(shop.app, id)).toEqual({ cameras: none, lens: none, accessories: none });
});
