import { beforeEach, expect, test } from 'vitest';
import { createAllFeeds } from '#test/pages.ts';
import { expectProblem } from '#test/problems.ts';
import { book, meeting, createListing, tryToBook, type TestUser, useShop } from '#test/shop.ts';

let item: { _id: string };
let other: { _id: string };
const reason = 'The photographs show another camera.';

const shop = await useShop();
const seller = await confirmed('Seller', 'Sal');
const buyer = await confirmed('Buyer', 'Bo');
const admin = await shop.createUser('admin', 'Ada Ames');

beforeEach(async () => {
  item = await createListing(shop, seller, { title: 'Leica M6', brand: 'Leica', location: 'Nazaré' });
  other = await createListing(shop, seller, { title: 'Leica M6', brand: 'Leica', location: 'Nazaré' });
});

async function report(as: TestUser = buyer, listing = item._id): Promise<string> {
  const { status, body } = await shop.call('POST', '/reports', { as, body: { listing, reason: 'spam' } });
  expect(status).toBe(201);
  return body._id;
}
const decide = (id: string, outcome: string, why?: string) =>
  shop.call('PUT', `/reports/${id}`, { as: admin, body: { outcome, reason: why } });
async function pause(): Promise<string> {
  const id = await report();
  expect((await decide(id, 'paused', reason)).body).toEqual({ modifiedCount: 1 });
  return id;
}
async function confirmed(role: 'Buyer' | 'Seller', name: string): Promise<TestUser> {
  const user = await shop.createUser(role, name);
  const { db } = shop.app;
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', user.id).execute();
  return user;
}
const restore = () => shop.call('DELETE', `/pauses/${item._id}`, { as: admin });
const owned = async (as: TestUser) =>
  (await shop.call('GET', `/dashboard/cameras/${item._id}`, { as })).body.paused;

async function places(): Promise<Record<string, boolean[]>> {
  const found: Record<string, string[]> = {};
  for (const path of [
    '/cameras',
    '/cameras?place=Naz',
    '/cameras?brand=leica',
    '/search?q=leica+m6',
    '/advertised',
  ])
    found[path] = (await shop.call('GET', `${path}${path.includes('?') ? '&' : '?'}limit=100`)).body.map(
      ({ _id }: { _id: string }) => _id,
    );
  for (const path of ['/feeds/items.xml', '/sitemap.xml']) {
    const text = await (await createAllFeeds(shop.app).request(path)).text();
    found[path] = Array.from(text.matchAll(/\/cameras\/([\w-]+)<\/(?:link|loc)>/g), ([, id]) => id!);
  }
  return Object.fromEntries(
    Object.entries(found).map(([place, ids]) => [place, [ids.includes(item._id), ids.includes(other._id)]]),
  );
}

const count = async () => {
  const { body } = await shop.call('GET', '/search/facets?q=leica+m6');
  return [body.available, body.brand[0].count, body.place[0].count];
};

async function mailsOf(act: () => Promise<unknown>) {
  await shop.work();
  const before = new Set((await shop.mails()).map(({ headers }) => headers['message-id']));
  await act();
  await shop.work();
  return (await shop.mails()).filter(({ headers }) => !before.has(headers['message-id']));
}

test('a paused item disappears from every list, count and search, and returns to them when restored', async () => {
  for (const { _id } of [item, other]) await shop.call('PUT', `/cameras/${_id}/advertise`, { as: seller });
  const [seen, counted] = [await places(), await count()];
  const { '/cameras?place=Naz': part, ...full } = seen;
  expect(part).toEqual([false, false]);
  expect(new Set(Object.values(full).map(String))).toEqual(new Set(['true,true']));
  await pause();
  const { '/cameras?place=Naz': _, ...paused } = await places();
  expect(new Set(Object.values(paused).map(String))).toEqual(new Set(['false,true']));
  expect(await count()).toEqual(counted.map((number) => number - 1));
  expect((await restore()).body).toEqual({ modifiedCount: 1 });
  // A restored item is no longer advertised.
  expect(await places()).toEqual({ ...seen, '/advertised': [false, true] });
  expect(await count()).toEqual(counted);
  expect((await restore()).body).toEqual({ modifiedCount: 0 });
});

test('a brand that only a paused item has is not suggested', async () => {
  await createListing(shop, seller, { title: 'Zyklonos 4', brand: 'Zyklonos' });
  item = await createListing(shop, seller, { title: 'Zyklopia 4', brand: 'Zyklopia' });
  await pause();
  const { body } = await shop.call('GET', '/suggest?q=zyklo');
  expect(body.map(({ label }: { label: string }) => label)).toEqual(['Zyklonos']);
});

test('opening, booking or reporting a paused item fails with 404 not-on-show', async () => {
  await pause();
  const { title, sale, img, seller: name } = { ...(await owned2()) };
  for (const response of [
    await shop.call('GET', `/cameras/${item._id}`),
    await shop.call('GET', `/cameras/${item._id}`, { as: seller }),
    await tryToBook(shop, buyer, item),
    await shop.call('POST', '/reports', { as: buyer, body: { listing: item._id, reason: 'spam' } }),
  ]) {
    // Not 410, because search engines drop such pages for good and the item may come back.
    expectProblem(response, 404);
    expect(response.body.type).toBe('urn:rangefinder:problem:not-on-show');
  }
  // The original app orders an item by its fields instead of its id. Both items have these fields, so the one that is
  // not paused is booked.
  const original = { ...meeting, title, sale, img, seller: name };
  const booked = await shop.call('POST', '/orders', { as: buyer, body: original });
  expect(booked.body.errors ?? booked.body.listing).toBe(other._id);

  async function owned2() {
    const { body: found } = await shop.call('GET', `/dashboard/cameras/${other._id}`, { as: seller });
    const unique = { title: `M6 of ${other._id}` };
    for (const { _id } of [item, other])
      await shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: unique });
    return { ...found.products, ...unique };
  }
});

test('the owner and admins see why an item is paused and since when, and others do not', async () => {
  const seen = await shop.call('GET', `/cameras/${item._id}`);
  expect(seen.body).not.toHaveProperty('paused');
  expect(await owned(seller)).toBeNull();
  await pause();
  const { paused_at } = await shop.app.db
    .selectFrom('listings')
    .select('paused_at')
    .where('id', '=', item._id)
    .executeTakeFirstOrThrow();
  const paused = { since: paused_at!.toISOString(), by: 'admin', reason, edited: null };
  expect([await owned(seller), await owned(admin)]).toEqual([paused, paused]);
  const mine = (await shop.call('GET', '/my/cameras?limit=2', { as: seller })).body;
  expect(mine.map(({ _id, paused: of }: any) => [_id, of])).toEqual([
    [other._id, null],
    [item._id, paused],
  ]);
  const [first] = (await shop.call('GET', '/pauses', { as: admin })).body;
  expect([first._id, first.paused, first.withdrawn]).toEqual([item._id, paused, null]);
});

test('the owner of a paused item can only edit or withdraw it', async () => {
  await pause();
  for (const act of ['advertise', 'sold'])
    expectProblem(await shop.call('PUT', `/cameras/${item._id}/${act}`, { as: seller }), 409);
  expectProblem(await shop.call('DELETE', `/pauses/${item._id}`, { as: seller }), 403);
  const edit = await shop.call('PATCH', `/cameras/${item._id}`, { as: seller, body: { sale: 99 } });
  expect([edit.status, edit.body.products.sale]).toEqual([200, 99]);
  const { edited, since } = await owned(admin);
  expect(Date.parse(edited)).toBeGreaterThan(Date.parse(since));
  expect((await shop.call('DELETE', `/cameras/${item._id}`, { as: seller })).body).toEqual({
    deletedCount: 1,
  });
  expectProblem(await restore(), 410);
});

test('a sold item cannot be paused, but can be removed', async () => {
  const id = await report();
  await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller });
  expectProblem(await decide(id, 'paused', reason), 409);
  expect(await owned(admin)).toBeNull();
  expect((await shop.call('GET', `/reports?listing=${item._id}`, { as: admin })).body).toMatchObject([
    { _id: id, outcome: null },
  ]);
  expect((await decide(id, 'removed', reason)).body).toEqual({ modifiedCount: 1 });
});

test('an admin can remove an item on the report that paused it, as long as the item is paused', async () => {
  const id = await pause();
  expectProblem(await decide(id, 'dismissed'), 409);
  expect((await decide(id, 'paused', reason)).body).toEqual({ modifiedCount: 0 });
  await restore();
  expectProblem(await decide(id, 'removed', reason), 409);
  expect((await shop.call('GET', `/cameras/${item._id}`)).status).toBe(200);
  const next = await pause();
  const mails = await mailsOf(() => decide(next, 'removed', 'It was stolen.'));
  expect(mails.map(({ to }) => to).toSorted()).toEqual([buyer.email, seller.email].toSorted());
  const { body } = await shop.call('GET', `/reports?listing=${item._id}`, { as: admin });
  expect(body.map(({ _id, outcome }: any) => [_id, outcome])).toEqual([
    [next, 'removed'],
    [id, 'paused'],
  ]);
  expectProblem(await shop.call('GET', `/dashboard/cameras/${item._id}`, { as: seller }), 410);
});

test('an order remains open while its item is paused, and its buyer is asked to wait, then to continue', async () => {
  const order = await book(shop, buyer, item);
  const id = await report();
  const paused = await mailsOf(() => decide(id, 'paused', reason));
  const toBuyer = paused.filter(({ to }) => to === buyer.email);
  expect(toBuyer.map(({ subject }) => subject).toSorted()).toEqual([
    'Please wait: Leica M6',
    'Your report: Leica M6',
  ]);
  expect(toBuyer.find(({ subject }) => subject.startsWith('Please'))!.text).not.toContain(reason);
  expect(paused.find(({ to }) => to === seller.email)!.text).toContain('The order stays');
  expect((await shop.call('GET', `/orders?listing=${item._id}`, { as: buyer })).body[0]._id).toBe(order._id);
  expectProblem(await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller }), 409);
  const back = await mailsOf(restore);
  expect(back.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [buyer.email, 'You can continue: Leica M6'],
      [seller.email, 'Restored: Leica M6'],
    ].toSorted(),
  );
  expect(back.find(({ to }) => to === seller.email)!.text).toContain('The order is still valid');
});

test('an item stays paused when its order is canceled', async () => {
  const order = await book(shop, buyer, item);
  await pause();
  expect((await shop.call('DELETE', `/orders/${order._id}`, { as: buyer })).body).toEqual({
    deletedCount: 1,
  });
  expectProblem(await tryToBook(shop, buyer, item), 404);
  expect(await owned(admin)).toMatchObject({ by: 'admin', reason, edited: null });
});

test('a booking made at the same time as a pause either succeeds before it or is rejected', async () => {
  for (let round = 0; round < 8; round++) {
    item = await createListing(shop, seller);
    const id = await report();
    const [booked, paused] = await Promise.all([tryToBook(shop, buyer, item), decide(id, 'paused', reason)]);
    expect(paused.body).toEqual({ modifiedCount: 1 });
    expect([201, 404]).toContain(booked.status);
    const { body: orders } = await shop.call('GET', `/orders?listing=${item._id}`, { as: buyer });
    expect(orders.length).toBe(booked.status === 201 ? 1 : 0);
  }
});
