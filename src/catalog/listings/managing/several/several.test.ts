import { expect, test } from 'vitest';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { mailsTo } from '#test/accounts.ts';
import { afterLock } from '#test/database.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, tryToBook, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const [seller, buyer, admin] = [
  await shop.createUser('Seller', 'Sol'),
  await shop.createUser('Buyer', 'Bo'),
  await shop.createUser('admin', 'Ada'),
];

const add = async (fields: object = {}): Promise<string> =>
  (await createListing(shop, seller, { sale: 200, ...fields }))._id;
async function change(act: string, items: unknown[], as: TestUser = seller) {
  const { status, body } = await shop.call('POST', `/my/items/${act}`, { as, body: { items } });
  expect(status).toBe(200);
  return body.results;
}
const done = (_id: string) => ({ _id, done: true, problem: null });
const refused = (_id: string, code: string) => ({ _id, done: false, problem: { code } });
const owned = async (id: string) => (await shop.call('GET', `/dashboard/cameras/${id}`, { as: seller })).body;
const priceOf = async (id: string): Promise<number> => (await owned(id)).products.sale;
const statusOf = async (id: string) => (await shop.call('GET', `/cameras/${id}`)).status;
const lower = (_id: string, sale: number, was = 200) => ({ _id, was, sale });
const watch = (id: string) => shop.call('PUT', `/watchlist/${id}`, { as: buyer });
async function noticesOf(id: string): Promise<string[]> {
  await shop.work();
  const rows = await shop.sql<{ kind: string }>`
    select kind from notifications where user_id = ${buyer.id} and subject = ${id} order by id`;
  return rows.map(({ kind }) => kind);
}
async function pauseByAdmin(id: string): Promise<void> {
  const report = await shop.call('POST', '/reports', { as: buyer, body: { listing: id, reason: 'spam' } });
  const body = { outcome: 'paused', reason: 'Blurred.' };
  await shop.call('PUT', `/reports/${report.body._id}`, { as: admin, body });
}

test('lowered prices are shown at once, and users who watch an item are notified', async () => {
  const [one, two] = [await add(), await add()];
  await watch(one);
  expect(await change('prices', [lower(one, 180), lower(two, 199.99)])).toEqual([done(one), done(two)]);
  expect([await priceOf(one), await priceOf(two)]).toEqual([180, 199.99]);
  expect((await shop.call('GET', `/cameras/${one}`)).body.products.sale).toBe(180);
  expect(await noticesOf(one)).toEqual(['price-dropped']);
});

test('a lowered price leaves a given price when new as it is, and does not make one up', async () => {
  const [given, none] = [await add({ buy: 520 }), await add({ buy: undefined })];
  await change('prices', [lower(given, 150), lower(none, 150)]);
  const pricesOf = async (path: string) => (await shop.call('GET', path, { as: seller })).body.products;
  for (const place of ['', '/dashboard']) {
    expect(await pricesOf(`${place}/cameras/${given}`)).toMatchObject({ buy: 520, sale: 150 });
    expect(await pricesOf(`${place}/cameras/${none}`)).toMatchObject({ buy: 150, sale: 150 });
  }
  const savings = await shop.sql<{ saving_cents: number }>`
    select saving_cents from listings where id in (${given}, ${none}) order by saving_cents`;
  expect(savings).toEqual([{ saving_cents: 0 }, { saving_cents: 37_000 }]);
});

test('an item whose price cannot be lowered is named, and the others are lowered', async () => {
  const [free, changed, floor, booked, sold, theirs] = [
    await add(),
    await add({ sale: 190 }),
    await add({ offers: true, floor: 150 }),
    await add(),
    await add(),
    (await createListing(shop, await shop.createUser('Seller'), { sale: 200 }))._id,
  ];
  await book(shop, buyer, { _id: booked });
  await shop.call('PUT', `/cameras/${sold}/sold`, { as: seller });
  const prices = [changed, floor, booked, sold, theirs, 'none', free].map((id) => lower(id, 150));
  expect(await change('prices', prices)).toMatchObject([
    refused(changed, 'changed'),
    refused(floor, 'conflict'),
    refused(booked, 'open-order'),
    refused(sold, 'conflict'),
    refused(theirs, 'not-found'),
    refused('none', 'not-found'),
    done(free),
  ]);
  const all = await Promise.all([changed, floor, booked, sold, free].map(priceOf));
  expect(all).toEqual([190, 200, 200, 200, 150]);
  expect((await shop.call('GET', `/cameras/${theirs}`)).body.products.sale).toBe(200);
});

test('an item that its seller has paused cannot be seen or booked until it is resumed', async () => {
  const id = await add();
  expect(await change('pause', [id])).toEqual([done(id)]);
  expect(await change('pause', [id])).toEqual([done(id)]);
  expect((await owned(id)).paused).toMatchObject({ by: 'seller', reason: null });
  expect([await statusOf(id), (await tryToBook(shop, buyer, { _id: id })).status]).toEqual([404, 404]);
  expect((await shop.call('GET', '/pauses', { as: admin })).body).toEqual([]);
  expect(await change('resume', [id])).toEqual([done(id)]);
  expect(await change('resume', [id])).toEqual([done(id)]);
  expect((await owned(id)).paused).toBeNull();
  expect(await statusOf(id)).toBe(200);
});

test('a pause ends the open offers of the item', async () => {
  const negotiation = await Negotiation.open(shop);
  const offer = await negotiation.makeOffer(200);
  await change('pause', [negotiation.item], negotiation.seller);
  const { body } = await shop.call('GET', '/offers', { as: negotiation.buyer });
  expect(body.find(({ _id }: { _id: string }) => _id === offer)).toMatchObject({ state: 'closed' });
});

const lockOffer = (trx: Trx, id: string) =>
  trx.selectFrom('offers').select('id').where('id', '=', id).forUpdate().execute();

test.for(['pause', 'delete'])(
  '%s waits without a deadlock while offers for the items are locked in the order of their ids',
  async (act) => {
    const [first, second] = [await Negotiation.open(shop), await Negotiation.open(shop)];
    const item = (await createListing(shop, first.seller, { title: 'Leica M3', sale: 300, offers: true }))
      ._id;
    const later = await Negotiation.open(shop, { ...second, seller: first.seller, item });
    // The offer with the lower id is for the item that is changed last.
    const offers = [await later.makeOffer(200), await first.makeOffer(200)] as const;
    const results = await afterLock(
      shop,
      (trx) => lockOffer(trx, offers[0]),
      () => change(act, [first.item, item], first.seller),
      (trx) => lockOffer(trx, offers[1]),
    );
    expect(results).toEqual([done(first.item), done(item)]);
  },
);

test('resuming a booked or sold item is refused with the reason', async () => {
  const [booked, sold, listed] = await Promise.all([add(), add(), add()]);
  await book(shop, await shop.createUser('Buyer'), { _id: booked });
  await shop.call('PUT', `/cameras/${sold}/sold`, { as: seller });
  expect(await change('resume', [booked, sold, listed])).toMatchObject([
    refused(booked, 'open-order'),
    refused(sold, 'conflict'),
    done(listed),
  ]);
});

test('watchers are notified of a resumed item only if it was paused for a day', async () => {
  const [short, long] = [await add(), await add()];
  for (const id of [short, long]) await watch(id);
  await change('pause', [short, long]);
  await shop.sql`update listings set paused_at = now() - interval '25 hours' where id = ${long}`;
  await change('resume', [short, long]);
  expect([await noticesOf(short), await noticesOf(long)]).toEqual([[], ['back-on-sale']]);
});

test('a booked item and a sold item cannot be paused, and a booked item cannot be deleted', async () => {
  const [booked, sold, free] = [await add(), await add(), await add()];
  await book(shop, buyer, { _id: booked });
  await shop.call('PUT', `/cameras/${sold}/sold`, { as: seller });
  expect(await change('pause', [booked, sold, free])).toMatchObject([
    refused(booked, 'open-order'),
    refused(sold, 'conflict'),
    done(free),
  ]);
  expect(await change('delete', [booked, sold, free])).toMatchObject([
    refused(booked, 'open-order'),
    done(sold),
    done(free),
  ]);
  expect(await Promise.all([booked, sold, free].map(statusOf))).toEqual([200, 410, 410]);
});

test('a deleted item cannot be changed, and deleting it again succeeds', async () => {
  const [listed, paused] = [await add(), await add()];
  await change('pause', [paused]);
  for (const times of ['once', 'twice'])
    expect(await change('delete', [listed, paused]), times).toEqual([done(listed), done(paused)]);
  const gone = [refused(listed, 'gone'), refused(paused, 'gone')];
  expect(await change('prices', [lower(listed, 150), lower(paused, 150)])).toMatchObject(gone);
  for (const act of ['pause', 'resume']) expect(await change(act, [listed, paused]), act).toMatchObject(gone);
});

test('a seller cannot end the pause of an admin, which replaces their own until an admin restores the item', async () => {
  const [id, later] = [await add(), await add()];
  await pauseByAdmin(id);
  // An item that is already paused cannot be reported, so this report comes first.
  const report = await shop.call('POST', '/reports', { as: buyer, body: { listing: later, reason: 'spam' } });
  await change('pause', [later]);
  const { paused: own } = await owned(later);
  const body = { outcome: 'paused', reason: 'Blurred.' };
  await shop.call('PUT', `/reports/${report.body._id}`, { as: admin, body });
  for (const act of ['resume', 'pause'])
    expect(await change(act, [id, later])).toMatchObject([
      refused(id, 'conflict'),
      refused(later, 'conflict'),
    ]);
  expect((await owned(later)).paused).toMatchObject({ by: 'admin', reason: 'Blurred.' });
  expect((await shop.call('PUT', `/cameras/${id}/sold`, { as: seller })).status).toBe(409);

  for (const item of [id, later]) await shop.call('DELETE', `/pauses/${item}`, { as: admin });
  expect([await statusOf(id), await statusOf(later)]).toEqual([200, 404]);
  expect((await owned(later)).paused).toMatchObject({ by: 'seller', reason: null, since: own.since });
  const mails = (await mailsTo(shop, seller.email)).filter(({ subject }) => subject.startsWith('Restored'));
  expect(mails.map(({ text }) => text.includes('It is still paused'))).toEqual([false, true]);
  expect(await change('resume', [later])).toEqual([done(later)]);
  expect(await statusOf(later)).toBe(200);
});

test('an admin cannot end the pause of a seller', async () => {
  const id = await add();
  await change('pause', [id]);
  expect((await shop.call('DELETE', `/pauses/${id}`, { as: admin })).body).toEqual({ modifiedCount: 0 });
  expect((await owned(id)).paused).toMatchObject({ by: 'seller' });
});

test('an item that its seller has paused can be marked as sold', async () => {
  const id = await add();
  await change('pause', [id]);
  expect((await shop.call('PUT', `/cameras/${id}/sold`, { as: seller })).body).toEqual({ modifiedCount: 1 });
  expect(await owned(id)).toMatchObject({ state: 'sold', paused: null });
});

test('own items are counted and filtered by state', async () => {
  const other = await shop.createUser('Seller');
  const items: string[] = [];
  for (let count = 0; count < 5; count++) items.push((await createListing(shop, other))._id);
  const [free, paused, booked, sold, gone] = items;
  await change('pause', [paused], other);
  await book(shop, buyer, { _id: booked! });
  await shop.call('PUT', `/cameras/${sold}/sold`, { as: other });
  await change('delete', [gone], other);
  expect((await shop.call('GET', '/my/items/counts', { as: other })).body).toEqual({
    'for-sale': 1,
    paused: 1,
    booked: 1,
    sold: 1,
  });
  for (const [state, ids] of [
    ['for-sale', [free]],
    ['paused', [paused]],
    ['booked', [booked]],
    ['sold', [sold]],
    ['available', [paused, free]],
  ] as const) {
    const { body } = await shop.call('GET', `/my/cameras?state=${state}`, { as: other });
    expect(
      body.map(({ _id }: { _id: string }) => _id),
      state,
    ).toEqual(ids);
  }
});

test('a new price that is missing, not lower or no amount of money is rejected with 422', async () => {
  const id = await add();
  for (const [item, field] of [
    [lower(id, 200), 'sale'],
    [lower(id, -5), 'sale'],
    [{ _id: id, was: 200 }, 'sale'],
    [{ _id: id, sale: 150 }, 'was'],
    [{ was: 200, sale: 150 }, '_id'],
  ] as const) {
    const response = await shop.call('POST', '/my/items/prices', { as: seller, body: { items: [item] } });
    expectProblem(response, 422, [`items.0.${field}`]);
  }
  expect(await priceOf(id)).toBe(200);
});

test('more than 50 items at once are rejected with 422', async () => {
  const items = Array.from({ length: 51 }, (_, index) => `item-${index}`);
  expectProblem(await shop.call('POST', '/my/items/pause', { as: seller, body: { items } }), 422, ['items']);
});

test('the database refuses a pause by the seller with a reason, and one by an admin without', async () => {
  const id = await add();
  const pause = (by: string, reason: string | null) =>
    shop.sql`update listings set paused_at = now(), paused_by = ${by}, paused_for = ${reason} where id = ${id}`;
  await expect(pause(seller.id, 'x')).rejects.toThrow('listings_own_pause_without_words');
  await expect(pause(admin.id, null)).rejects.toThrow('needs a reason');
  await pause(seller.id, null);
  await expect(pause(admin.id, null)).rejects.toThrow('needs a reason');
});

test('edits of several items change only the given fields, and refused ones say why', async () => {
  const { _id: free } = await createListing(shop, seller, { title: 'Free', floor: 100, offers: true });
  const booked = await createListing(shop, seller, { title: 'Booked' });
  await book(shop, buyer, booked);
  const edit = async (items: object[]) =>
    (await shop.call('POST', '/my/items/edits', { as: seller, body: { items } })).body.results;
  expect(
    await edit([
      { _id: free, condition: 'Fair', location: 'Lisbon', sale: 90 },
      { _id: booked._id, condition: 'Fair' },
    ]),
  ).toEqual([
    {
      _id: free,
      done: false,
      problem: { code: 'invalid', detail: 'The auto-decline amount must be below your price.' },
    },
    {
      _id: booked._id,
      done: false,
      problem: { code: 'open-order', detail: expect.stringContaining('Condition') },
    },
  ]);
  expect(await edit([{ _id: free, condition: 'Fair', location: 'Lisbon', sale: 450 }])).toEqual([
    { _id: free, done: true, problem: null },
  ]);
  const { products, floor } = (await shop.call('GET', `/dashboard/cameras/${free}`, { as: seller })).body;
  expect([products.title, products.condition, products.location, products.sale, floor]).toEqual([
    'Free',
    'Fair',
    'Lisbon',
    450,
    100,
  ]);
  expect(await edit([{ _id: booked._id, location: 'Lisbon' }])).toMatchObject([{ done: true }]);
});

test('items that their seller deleted can be listed again within an hour', async () => {
  const { _id } = await createListing(shop, seller, { title: 'Deleted' });
  const act = async (name: string) =>
    (await shop.call('POST', `/my/items/${name}`, { as: seller, body: { items: [_id] } })).body.results[0]
      .problem;
  await act('delete');
  expect((await shop.call('GET', `/cameras/${_id}`)).status).toBe(410);
  expect(await act('restore')).toBeNull();
  expect((await shop.call('GET', `/cameras/${_id}`)).status).toBe(200);
  const { body: found } = await shop.call('GET', '/cameras?limit=100');
  expect(found.map((item: { _id: string }) => item._id)).toContain(_id);
  await act('delete');
  await shop.sql`update listings set deleted_at = now() - interval '61 minutes' where id = ${_id}`;
  expect(await act('restore')).toMatchObject({ code: 'gone' });
  await shop.sql`update listings set deleted_at = now(), deleted_by = ${buyer.id} where id = ${_id}`;
  expect(await act('restore')).toMatchObject({ code: 'gone' });
});
