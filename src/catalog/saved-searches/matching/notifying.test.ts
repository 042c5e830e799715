import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { itemsChanged } from '#src/catalog/listings/events.server.ts';
import { pauseListing } from '#src/catalog/listings/moderating/service.server.ts';
import { tidySearches } from '#src/catalog/saved-searches/daily/service.server.ts';
import { readItem } from '#src/catalog/search/saved-query-service.server.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { Deal } from '#test/deals.ts';
import { openSearchShop } from '#test/saved-searches.ts';
import { book, createListing, type TestUser } from '#test/shop.ts';
import { noteMatches } from './queries.server.ts';
import { findSearchesOf, notifyOwners } from './service.server.ts';

const { shop, db, seller, aBrand, save, saved, edit, list, aSearcher, notifiedCounts, mailsTo, storedOf } =
  await openSearchShop();

test('an item that starts to match after a price change is reported once', async () => {
  const { buyer, brand, status, body } = await aSearcher('&kind=cameras&max=400');
  expect([status, body.mail, body.wide, body.new]).toEqual([201, 'now', false, 0]);
  const item = await list({ brand: brand.toUpperCase(), sale: 450 });
  expect(await notifiedCounts(buyer)).toEqual([]);
  await edit(item, { sale: 399 });
  expect(await notifiedCounts(buyer)).toEqual([1]);
  await edit(item, { sale: 390 });
  expect(await notifiedCounts(buyer)).toEqual([1]);
  expect(await mailsTo(buyer)).toBe(1);
  const [{ _id, new: fresh, name }] = await saved(buyer);
  expect([fresh, name]).toEqual([1, `Cameras · ${brand} · up to $400`]);
  await shop.call('PATCH', `/saved-searches/${_id}`, { as: buyer, body: { seen: true } });
  expect((await saved(buyer))[0].new).toBe(0);
});

test('a search for available items finds an item whose order was canceled, but no item of a suspended seller', async () => {
  const [buyer, other] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  const brand = aBrand();
  const item = await createListing(shop, seller, { brand });
  const order = await book(shop, other, item);
  await shop.work();
  await save(buyer, `brand=${brand}&available=1`);
  await edit(item._id, { title: 'Another title' });
  expect(await notifiedCounts(buyer)).toEqual([]);
  await shop.call('DELETE', `/orders/${order._id}`, { as: other });
  expect(await notifiedCounts(buyer)).toEqual([1]);
  const [rogue, admin] = [await shop.createUser('Seller'), await shop.createUser('admin')];
  await createListing(shop, rogue, { brand });
  const suspension = `/suspensions/${rogue.id}`;
  expect((await shop.call('PUT', suspension, { as: admin, body: { reason: 'x' } })).status).toBe(200);
  expect(await notifiedCounts(buyer)).toEqual([1]);
  await shop.call('DELETE', suspension, { as: admin });
  expect(await notifiedCounts(buyer)).toEqual([2]);
});

test.for(['withdrawn', 'expired', 'no-show'] as const)(
  'a search for available items finds an item whose order ended as %s',
  async (stage) => {
    const buyer = await shop.createUser('Buyer');
    const brand = aBrand();
    const deal = await Deal.open(shop, { seller });
    await edit(deal.item, { brand });
    await shop.work();
    await save(buyer, `brand=${brand}&available=1`);
    await deal.bringTo(stage);
    expect(await notifiedCounts(buyer)).toEqual([1]);
  },
);

test('an item that is shown again is reported only to searches that have not found it before', async () => {
  const [before, during, admin] = [
    await shop.createUser('Buyer'),
    await shop.createUser('Buyer'),
    await shop.createUser('admin'),
  ];
  const rogue = await shop.createUser('Seller');
  for (const hide of ['pause', 'suspension'] as const) {
    const brand = aBrand();
    const [item, other] = [
      await createListing(shop, rogue, { brand }),
      await createListing(shop, rogue, { brand, sale: 700 }),
    ];
    await shop.work();
    await save(before, `brand=${brand}`);
    const news = async (buyer: TestUser) => {
      await shop.work();
      return (await saved(buyer)).find(({ query }: { query: string }) => query.includes(brand)).new;
    };
    if (hide === 'pause') {
      await db.transaction().execute((trx) => pauseListing(shop.app, trx, item._id, admin.id, 'x'));
    } else await shop.call('PUT', `/suspensions/${rogue.id}`, { as: admin, body: { reason: 'x' } });
    expect((await shop.call('GET', `/cameras?brand=${brand}`)).body).toHaveLength(hide === 'pause' ? 1 : 0);
    await save(during, `brand=${brand}&max=600`);
    const path = hide === 'pause' ? `/pauses/${item._id}` : `/suspensions/${rogue.id}`;
    await shop.call('DELETE', path, { as: admin });
    expect((await shop.call('GET', `/cameras?brand=${brand}`)).body).toHaveLength(2);
    expect([await news(before), await news(during)]).toEqual([0, 1]);
    expect(other.products.sale).toBe(700);
  }
  expect(await notifiedCounts(before)).toEqual([]);
});

test('each user is notified once when jobs are repeated or rolled back', async () => {
  const brand = aBrand();
  const buyers = await Promise.all(Array.from({ length: 3 }, () => shop.createUser('Buyer')));
  for (const buyer of buyers) await save(buyer, `brand=${brand}`);
  const item = await list({ brand });
  // A transaction that is rolled back has found nothing and notified nobody.
  const ended = inTransaction(shop.app, async (trx) => {
    expect(await noteMatches(trx, (await readItem(shop.app, trx, item))!)).toHaveLength(1);
    throw new Error('ended');
  });
  await expect(ended).rejects.toThrow('ended');
  await shop.work();
  const before = await Promise.all(buyers.map(mailsTo));
  expect(before).toEqual([1, 1, 1]);
  await inTransaction(shop.app, (trx) => itemsChanged.publish(shop.app, trx, { listings: [item] }));
  await findSearchesOf(shop.app, { listing: item });
  const searches = await Promise.all(buyers.map(async (buyer) => (await saved(buyer))[0]._id as string));
  await notifyOwners(shop.app, 'a run', searches.slice(0, 0), item);
  await notifyOwners(shop.app, 'a run', searches, item);
  for (const buyer of buyers) expect(await notifiedCounts(buyer)).toEqual([1]);
});

test('an item found by several of a user’s searches triggers one email with its name, price and place', async () => {
  const buyer = await shop.createUser('Buyer');
  const brand = aBrand();
  for (const query of [`brand=${brand}`, `q=${brand}`, `brand=${brand}&max=900`]) await save(buyer, query);
  const item = await list({ brand, title: 'Leica M3', sale: 480, location: 'Vienna' });
  await shop.work();
  const [mail, ...more] = (await shop.mails()).filter(({ to }) => to === buyer.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('A new item for your searches: Leica M3');
  for (const part of [
    'Item: Leica M3\nPrice: $480\n',
    ': Vienna\n',
    `Your search ${brand} · up to $900: http://localhost:3000/search?brand=${brand}&max=900`,
    `http://localhost:3000/cameras/${item}`,
  ])
    expect(mail!.text).toContain(part);
  const { body } = await shop.call('GET', '/notifications', { as: buyer });
  expect(body).toMatchObject([{ title: 'Leica M3', path: `/cameras/${item}`, count: 1 }]);
  expect(body[0].detail).toMatch(/^\$480, Vienna, for /);
});

test('a search for verified sellers finds an item once its seller is verified', async () => {
  const { buyer, brand } = await aSearcher('&verified=1');
  const [late, admin] = [await shop.createUser('Seller'), await shop.createUser('admin')];
  await createListing(shop, late, { brand });
  expect(await notifiedCounts(buyer)).toEqual([]);
  expect((await shop.call('PUT', `/users/seller/${late.id}`, { as: admin })).status).toBe(200);
  expect(await notifiedCounts(buyer)).toEqual([1]);
});

test('an item that stayed listed is not reported again, and a search that was turned off sends nothing', async () => {
  const { buyer, brand, body, path } = await aSearcher();
  const item = await list({ brand });
  expect(await notifiedCounts(buyer)).toEqual([1]);
  await sql`update search_hits set at = at - interval '31 days' where listing_id = ${item}`.execute(db);
  await tidySearches(shop.app);
  await edit(item, { title: 'The same once more' });
  expect(await notifiedCounts(buyer)).toEqual([1]);
  expect((await saved(buyer))[0].new).toBe(0);
  await shop.call('PATCH', path, { as: buyer, body: { mail: 'off' } });
  await notifyOwners(shop.app, 'a late run', [body._id], item);
  expect(await notifiedCounts(buyer)).toEqual([1]);
});

test('an item is matched in several runs when many searches must be evaluated', async () => {
  const brand = aBrand();
  const buyers = [
    await shop.createUser('Buyer'),
    await shop.createUser('Buyer'),
    await shop.createUser('Buyer'),
  ];
  for (const [at, buyer] of buyers.entries()) await save(buyer, `brand=${brand}&max=90${at}`);
  await sql`update search_definitions set has_rest = true where ${brand.toLowerCase()} = any(brands)`.execute(
    db,
  );
  await sql`update search_keys set is_whole = false where key = ${`b:${brand.toLowerCase()}`}`.execute(db);
  const item = await list({ brand, sale: 450 });
  await sql`delete from jobs.job where name = 'match-item'`.execute(db);
  await findSearchesOf(shop.app, { listing: item }, 2);
  expect(await storedOf(brand)).toEqual([3, 3, 2]);
  for (const buyer of buyers) expect(await notifiedCounts(buyer)).toEqual([1]);
  // An item that was edited again is matched once, by the later job.
  await sql`delete from search_hits where listing_id = ${item}`.execute(db);
  await inTransaction(shop.app, (trx) => itemsChanged.publish(shop.app, trx, { listings: [item] }));
  await findSearchesOf(shop.app, { listing: item });
  expect(await storedOf(brand)).toEqual([3, 3, 0]);
  await shop.work();
  expect(await storedOf(brand)).toEqual([3, 3, 3]);
});
