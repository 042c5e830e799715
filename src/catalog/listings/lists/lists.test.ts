import { expect, test } from 'vitest';
import { listAdvertised } from '#src/catalog/listings/advertising/service.server.ts';
import { listLatest } from '#src/catalog/listings/lists/active-service.server.ts';
import { countByState, countOwnByState, listOwn } from '#src/catalog/listings/service.server.ts';
import { collectTags } from '#src/platform/cache/collect-tags.server.ts';
import { Negotiation } from '#test/offers.ts';
import { book, createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');

async function read(list: () => Promise<unknown>) {
  const { tags } = await collectTags(list);
  const stamp = shop.app.changes.version(tags!);
  return () => shop.app.changes.version(tags!) === stamp;
}

test('a shop without items counts zero for each state', async () => {
  expect(await countByState(shop.app)).toEqual({ available: 0, booked: 0, sold: 0 });
});

test('the latest items stay cached until one is booked or another is added', async () => {
  const [first, second] = [await createListing(shop, seller), await createListing(shop, seller)];
  const latest = () => listLatest(shop.app, 2);
  expect((await latest()).map(({ _id }) => _id)).toEqual([second._id, first._id]);
  const isSame = await read(latest);
  expect(isSame()).toBe(true);
  await book(shop, buyer, first);
  expect(isSame()).toBe(false);
  const again = await read(latest);
  expect(again()).toBe(true);
  await createListing(shop, seller);
  expect(again()).toBe(false);
});

test('a page of advertised items becomes stale when an item on the next page is booked', async () => {
  const items = [await createListing(shop, seller), await createListing(shop, seller)];
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

test('a seller without items has a count of zero for each kind and state', async () => {
  const none = { available: 0, booked: 0, sold: 0 };
  const { id } = await shop.createUser('Seller');
  expect(await countOwnByState(shop.app, id)).toEqual({ cameras: none, lens: none, accessories: none });
});

test('own items are listed with the numbers of their watchers and open offers', async () => {
  const negotiation = await Negotiation.open(shop);
  await createListing(shop, negotiation.seller, { title: 'Other' });
  await shop.call('PUT', `/watchlist/${negotiation.item}`, { as: buyer });
  const declined = await negotiation.makeOffer(200);
  await negotiation.take('decline', 'seller', declined);
  const rows = async () =>
    (await shop.call('GET', '/my/cameras', { as: negotiation.seller })).body.map(
      ({ watchers, openOffers }: { watchers: number; openOffers: number }) => [watchers, openOffers],
    );
  expect(await rows()).toEqual([
    [0, 0],
    [1, 0],
  ]);
  await negotiation.makeOffer(250);
  expect(await rows()).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('sellers can page through their own items of a kind and filter them by state or words', async () => {
  const owner = await shop.createUser('Seller');
  const caller = { ...owner, role: 'Seller', photoURL: null, emailVerified: false } as const;
  const add = async (title: string) => (await createListing(shop, owner, { title }))._id as string;
  const [first, sold, last] = [await add('First'), await add('Sold'), await add('Last')];
  await createListing(shop, owner, {}, 'lens');
  await createListing(shop, seller);
  await shop.call('PUT', `/cameras/${sold}/sold`, { as: owner });
  const list = (query: object) => listOwn(shop.app, caller, 'cameras', { limit: 2, ...query });
  const idsOf = (page: Awaited<ReturnType<typeof list>>) => page.items.map(({ _id }) => _id);
  const page = await list({});
  expect([page.total, page.capped, idsOf(page)]).toEqual([3, false, [last, sold]]);
  const rest = await list({ cursor: page.next });
  expect([rest.first, rest.next, idsOf(rest)]).toEqual([3, null, [first]]);
  const available = await list({ state: 'available' });
  expect([available.total, idsOf(available)]).toEqual([2, [last, first]]);
  const named = await list({ q: 'firs' });
  expect([named.total, idsOf(named)]).toEqual([1, [first]]);
  for (const filter of [{ state: 'available' }, { q: 'firs' }])
    await expect(list({ ...filter, cursor: page.next })).rejects.toMatchObject({ code: 'invalid' });
});
