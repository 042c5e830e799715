import { expect, test } from 'vitest';
import { priceLowered } from '#src/catalog/listings/events.server.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { Deal } from '#test/deals.ts';
import { setClock } from '#test/jobs.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, type TestUser, useShop } from '#test/shop.ts';
import { notifyOfNews, takeWatchers } from './news-service.server.ts';
import { maxWatches } from './schemas.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const admin = await shop.createUser('admin');

const watch = async (as: TestUser, id: string) => shop.call('PUT', `/watchlist/${id}`, { as });
const unwatch = async (as: TestUser, id: string) => shop.call('DELETE', `/watchlist/${id}`, { as });
const idsOf = async (as: TestUser) => (await shop.call('GET', '/watchlist/ids', { as })).body;
const price = async (id: string, ...prices: number[]) => {
  for (const sale of prices) {
    const { status } = await shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale } });
    expect(status).toBe(200);
  }
};
async function notificationsOf(
  as: TestUser,
): Promise<[kind: string, count: number, detail: string | null][]> {
  await shop.work();
  const { body } = await shop.call('GET', '/notifications', { as });
  return body.map(({ kind, count, detail }: { kind: string; count: number; detail: string | null }) => [
    kind,
    count,
    detail,
  ]);
}
async function watched(sale: number) {
  const buyer = await shop.createUser('Buyer');
  const item = await createListing(shop, seller, { title: 'Leica M3', buy: 900, sale });
  expect((await watch(buyer, item._id)).body).toEqual({ modifiedCount: 1 });
  return { buyer, item: item._id as string };
}

test('watching and unwatching an item twice has the same effect as once', async () => {
  const { buyer, item } = await watched(500);
  const later = (await createListing(shop, seller, { title: 'Rolleicord' }))._id;
  expect((await watch(buyer, item)).body).toEqual({ modifiedCount: 0 });
  await watch(buyer, later);
  await price(item, 450);
  const { body, headers } = await shop.call('GET', '/watchlist', { as: buyer });
  expect(headers.get('x-total-count')).toBe('2');
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([later, item]);
  expect(body[1]).toMatchObject({ products: { title: 'Leica M3', sale: 450 }, watched: { sale: 500 } });
  const [first] = (await shop.call('GET', '/watchlist?limit=1', { as: buyer })).body;
  expect(first._id).toBe(later);
  expect(await idsOf(buyer)).toEqual([later, item]);
  expect((await unwatch(buyer, later)).body).toEqual({ modifiedCount: 1 });
  expect((await unwatch(buyer, later)).body).toEqual({ modifiedCount: 0 });
  expect(await idsOf(buyer)).toEqual([item]);
});

test('a user cannot watch a sold item, a withdrawn item or their own item', async () => {
  const buyer = await shop.createUser('Buyer');
  const [sold, withdrawn, own] = [
    await createListing(shop, seller),
    await createListing(shop, seller),
    await createListing(shop, seller),
  ];
  await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: seller });
  await shop.call('DELETE', `/cameras/${withdrawn._id}`, { as: seller });
  expectProblem(await watch(buyer, sold._id), 409);
  expectProblem(await watch(buyer, withdrawn._id), 410);
  expectProblem(await watch(seller, own._id), 403);
  await expect(
    shop.sql`insert into watches (user_id, listing_id, sale_cents, notified_cents) values (${seller.id}, ${own._id}, 1, 1)`,
  ).rejects.toThrow('cannot be watched by its seller');
  expect(await idsOf(buyer)).toEqual([]);
});

test('a withdrawn item leaves the watchlist, and a paused item returns to it', async () => {
  const { buyer, item } = await watched(500);
  const gone = (await createListing(shop, seller))._id;
  await watch(buyer, gone);
  await shop.call('DELETE', `/cameras/${gone}`, { as: seller });
  expect(await idsOf(buyer)).toEqual([item]);
  const pause = (paused: Date | null) =>
    shop.app.db
      .updateTable('listings')
      .set({ paused_at: paused, paused_by: paused && admin.id, paused_for: paused && 'x' })
      .where('id', '=', item)
      .execute();
  const listed = async () => (await shop.call('GET', '/watchlist', { as: buyer })).body.length;
  await pause(new Date());
  expect(await listed()).toBe(0);
  await pause(null);
  expect(await listed()).toBe(1);
});

test('a user watches at most 500 items, even with concurrent requests', async () => {
  const buyer = await shop.createUser('Buyer');
  const items = await Promise.all(Array.from({ length: 4 }, () => createListing(shop, seller)));
  await shop.sql`
    with made as (
      insert into listings (id, kind, seller_id, title, des, brand, condition, duration, location, buy_cents, sale_cents, img)
      select gen_random_uuid(), 'lens', ${seller.id}, 'x', 'x', 'x', 'Good', 1, 'x', 1, 1, '/x'
      from generate_series(1, ${maxWatches - 2}) returning id
    ) insert into watches (user_id, listing_id, sale_cents, notified_cents) select ${buyer.id}, id, 1, 1 from made`;
  const responses = await Promise.all(items.map(({ _id }) => watch(buyer, _id)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(await idsOf(buyer)).toHaveLength(maxWatches);
});

test('a price drop is reported once a day, and only below the last reported and lowest recent price', async () => {
  const { buyer, item } = await watched(500);
  await price(item, 491);
  expect(await notificationsOf(buyer)).toEqual([]);
  await price(item, 480, 470);
  expect(await notificationsOf(buyer)).toEqual([['price-dropped', 1, '$470']]);
  // A price drop is only in the daily email by default.
  const mailed = async () => (await shop.mails()).filter(({ to }) => to.includes(buyer.email)).length;
  expect(await mailed()).toBe(0);
  await price(item, 700, 480);
  expect(await notificationsOf(buyer)).toHaveLength(1);
  await setClock(shop, '25 hours');
  await price(item, 700, 465);
  expect((await notificationsOf(buyer))[0]).toEqual(['price-dropped', 1, '$470']);
  await price(item, 400);
  expect((await notificationsOf(buyer))[0]).toEqual(['price-dropped', 2, '$400']);
  await setClock(shop, '0 hours');
});

test('raising and lowering a price is not reported as a price drop to users who watched in between', async () => {
  const { buyer: early, item } = await watched(500);
  await price(item, 700);
  const late = await shop.createUser('Buyer');
  await watch(late, item);
  await price(item, 495);
  expect(await notificationsOf(late)).toEqual([]);
  await setClock(shop, '31 days');
  await price(item, 690, 490);
  expect(await notificationsOf(late)).toEqual([]);
  await setClock(shop, '62 days');
  await price(item, 470);
  expect(await notificationsOf(late)).toEqual([['price-dropped', 1, '$470']]);
  expect(await notificationsOf(early)).toEqual([['price-dropped', 1, '$470']]);
  await setClock(shop, '0 hours');
});

test('watchers except the buyer are notified when an item is sold or becomes available again', async () => {
  // A name that cannot occur in the token of a link.
  const deal = await Deal.open(shop, { buyer: await shop.createUser('Buyer', 'Quentin Zyx') });
  const other = await shop.createUser('Buyer');
  for (const watcher of [other, deal.buyer]) await watch(watcher, deal.item);
  await deal.take('withdraw', 'buyer');
  expect(await notificationsOf(other)).toEqual([['back-on-sale', 1, null]]);
  expect((await notificationsOf(deal.buyer)).map(([kind]) => kind)).not.toContain('back-on-sale');
  const response = (await shop.call('GET', '/notifications', { as: other })).body;
  expect(JSON.stringify(response)).not.toContain(deal.buyer.name);
  const mails = (await shop.mails()).filter(({ to }) => to.includes(other.email));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).not.toContain(deal.buyer.name);
  // A second cancellation on the same day is not reported again.
  const again = await Deal.open(shop);
  await watch(other, again.item);
  await again.bringTo('completed');
  await again.take('sold', 'seller');
  expect((await notificationsOf(other)).map(([kind]) => kind)).toEqual(['watched-sold', 'back-on-sale']);
  expect((await notificationsOf(again.buyer)).map(([kind]) => kind)).not.toContain('watched-sold');
});

test.for(['declined', 'cancelled', 'expired', 'no-show'] as const)(
  'watchers except the buyer are notified when the order of an item ends as %s',
  async (stage) => {
    const deal = await Deal.open(shop);
    const other = await shop.createUser('Buyer');
    for (const watcher of [other, deal.buyer]) await watch(watcher, deal.item);
    await deal.bringTo(stage);
    expect(await notificationsOf(other)).toEqual([['back-on-sale', 1, null]]);
    expect((await notificationsOf(deal.buyer)).map(([kind]) => kind)).not.toContain('back-on-sale');
  },
);

test('watchers are notified once when the job is interrupted or repeated', async () => {
  const { buyer, item } = await watched(500);
  const others = await Promise.all(Array.from({ length: 3 }, () => shop.createUser('Buyer')));
  for (const other of others) await watch(other, item);
  const body = { watchlist: { mail: 'now', push: false } };
  for (const as of [buyer, ...others]) await shop.call('PUT', '/notifications/preferences', { as, body });
  await price(item, 400);
  const news = { listing: item, news: 'lower', at: new Date(Date.now() + 1000).toISOString() } as const;
  // The process ends after two of four watchers, and its transaction is rolled back.
  const ended = inTransaction(shop.app, async (trx) => {
    await takeWatchers(trx, news, 2);
    throw new Error('ended');
  });
  await expect(ended).rejects.toThrow('ended');
  await inTransaction(shop.app, (trx) =>
    priceLowered.publish(shop.app, trx, { listing: item, at: new Date(news.at) }),
  );
  await Promise.all([notifyOfNews(shop.app, news), notifyOfNews(shop.app, news)]);
  for (const watcher of [buyer, ...others]) {
    expect(await notificationsOf(watcher)).toEqual([['price-dropped', 1, '$400']]);
    expect((await shop.mails()).filter(({ to }) => to.includes(watcher.email))).toHaveLength(1);
  }
});

test('only the owner sees how many users watch an item', async () => {
  const { buyer, item } = await watched(500);
  const owned = async (as: TestUser) => (await shop.call('GET', `/dashboard/cameras/${item}`, { as })).body;
  expect((await owned(seller)).watchers).toBe(1);
  expect((await owned(admin)).watchers).toBeNull();
  expect((await shop.call('GET', `/cameras/${item}`, { as: buyer })).body).not.toHaveProperty('watchers');
});

test('watched items are in the data export, and are deleted with the account', async () => {
  const { item } = await watched(500);
  const robin = await shop.signUpUser('Buyer');
  await watch(robin, item);
  const { body } = await shop.call('GET', '/profile/export', { as: robin });
  expect(body.watches).toMatchObject([{ listing_id: item, sale_cents: 50_000 }]);
  await shop.call('DELETE', '/profile', { as: robin });
  const left = await shop.app.db.selectFrom('watches').select('at').where('user_id', '=', robin.id).execute();
  expect(left).toEqual([]);
});
