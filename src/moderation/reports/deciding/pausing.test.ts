import { beforeEach, expect, test } from 'vitest';
import { createAllFeeds } from '#test/feeds.ts';
import { expectProblem } from '#test/problems.ts';
import { book, meeting, createListing, tryToBook, type Person, useShop } from '#test/shop.ts';

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

async function report(as: Person = buyer, listing = item._id): Promise<string> {
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
async function confirmed(role: 'Buyer' | 'Seller', name: string): Promise<Person> {
  const person = await shop.createUser(role, name);
  const { db } = shop.app;
  await db.updateTable('people').set({ email_verified: true }).where('id', '=', person.id).execute();
  return person;
}
const restore = () => shop.call('DELETE', `/pauses/${item._id}`, { as: admin });
const owned = async (as: Person) =>
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

test('a paused item leaves every list, count and search, and comes back to all of them', async () => {
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
  // Only the Advertise section it does not come back to by itself.
  expect(await places()).toEqual({ ...seen, '/advertised': [false, true] });
  expect(await count()).toEqual(counted);
  expect((await restore()).body).toEqual({ modifiedCount: 0 });
});

test('what nothing but a paused item has is not suggested', async () => {
  await createListing(shop, seller, { title: 'Zyklonos 4', brand: 'Zyklonos' });
  item = await createListing(shop, seller, { title: 'Zyklopia 4', brand: 'Zyklopia' });
  await pause();
  const { body } = await shop.call('GET', '/suggest?q=zyklo');
  expect(body.map(({ label }: { label: string }) => label)).toEqual(['Zyklonos']);
});

test('its page, a booking and a further report say that it is not on show', async () => {
  await pause();
  const { title, sale, img, seller: name } = { ...(await owned2()) };
  for (const answer of [
    await shop.call('GET', `/cameras/${item._id}`),
    await shop.call('GET', `/cameras/${item._id}`, { as: seller }),
    await tryToBook(shop, buyer, item),
    await shop.call('POST', '/reports', { as: buyer, body: { listing: item._id, reason: 'spam' } }),
  ]) {
    // Search engines forget what is 410; this may come back.
    expectProblem(answer, 404);
    expect(answer.body.type).toBe('urn:rangefinder:problem:not-on-show');
  }
  // By what the original sends, it is the other one that is meant.
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

test('its owner and admins see since when and why; strangers see no such field', async () => {
  const seen = await shop.call('GET', `/cameras/${item._id}`);
  expect(seen.body).not.toHaveProperty('paused');
  expect(await owned(seller)).toBeNull();
  await pause();
  const { paused_at } = await shop.app.db
    .selectFrom('listings')
    .select('paused_at')
    .where('id', '=', item._id)
    .executeTakeFirstOrThrow();
  const paused = { since: paused_at!.toISOString(), reason, edited: null };
  expect([await owned(seller), await owned(admin)]).toEqual([paused, paused]);
  const mine = (await shop.call('GET', '/my/cameras?limit=2', { as: seller })).body;
  expect(mine.map(({ _id, paused: of }: any) => [_id, of])).toEqual([
    [other._id, null],
    [item._id, paused],
  ]);
  const [first] = (await shop.call('GET', '/pauses', { as: admin })).body;
  expect([first._id, first.paused, first.withdrawn]).toEqual([item._id, paused, null]);
});

test('its owner can mend it, which admins see, and withdraw it; nothing else', async () => {
  await pause();
  for (const act of ['advertise', 'sold'])
    expectProblem(await shop.call('PUT', `/cameras/${item._id}/${act}`, { as: seller }), 409);
  expectProblem(await shop.call('DELETE', `/pauses/${item._id}`, { as: seller }), 403);
  const mended = await shop.call('PATCH', `/cameras/${item._id}`, { as: seller, body: { sale: 99 } });
  expect([mended.status, mended.body.products.sale]).toEqual([200, 99]);
  const { edited, since } = await owned(admin);
  expect(Date.parse(edited)).toBeGreaterThan(Date.parse(since));
  expect((await shop.call('DELETE', `/cameras/${item._id}`, { as: seller })).body).toEqual({
    deletedCount: 1,
  });
  expectProblem(await restore(), 410);
});

test('what is sold cannot be paused, and can be removed', async () => {
  const id = await report();
  await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller });
  expectProblem(await decide(id, 'paused', reason), 409);
  expect(await owned(admin)).toBeNull();
  expect((await shop.call('GET', `/reports?listing=${item._id}`, { as: admin })).body).toMatchObject([
    { _id: id, outcome: null },
  ]);
  expect((await decide(id, 'removed', reason)).body).toEqual({ modifiedCount: 1 });
});

test('a pause, a way back and a removal tell the seller and who reported, once each, and nobody of each other', async () => {
  const second = await confirmed('Buyer', 'Cy');
  const stranger = await shop.createUser('Buyer', 'Di');
  const [id] = [await report(), await report(second), await report(stranger, other._id)];
  const told = await mailsOf(() => decide(id, 'paused', reason));
  expect(told.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [seller.email, 'Paused: Leica M6'],
      [buyer.email, 'Your report: Leica M6'],
      [second.email, 'Your report: Leica M6'],
    ].toSorted(),
  );
  for (const { text } of told) {
    expect(text).toContain(`Reason: ${reason}`);
    expect(text).toContain(shop.app.config.CONTACT_EMAIL);
    expect(text).not.toContain('Ada');
  }
  const toSeller = told.find(({ to }) => to === seller.email)!.text;
  expect(toSeller).toContain(`/dashboard/cameras/${item._id}`);
  for (const { name, email } of [buyer, second]) {
    expect(toSeller).not.toContain(email);
    expect(toSeller).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(
    told
      .filter(({ to }) => to !== seller.email)
      .map(({ text }) => text)
      .join(),
  ).not.toContain(seller.email);

  const back = await mailsOf(restore);
  expect(back.map(({ to, subject }) => [to, subject])).toEqual([[seller.email, 'Restored: Leica M6']]);

  const again = await report(second);
  const removed = await mailsOf(() => decide(again, 'removed', 'It was stolen.'));
  expect(removed.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [seller.email, 'Removed: Leica M6'],
      [second.email, 'Your report: Leica M6'],
    ].toSorted(),
  );
  for (const { text } of removed) expect(text).toContain('Reason: It was stolen.');
});

test('a dismissal tells who reported alone, with a reason where there is one', async () => {
  const plain = await mailsOf(async () => decide(await report(), 'dismissed'));
  expect(plain.map(({ to }) => to)).toEqual([buyer.email]);
  expect(plain[0]!.text).toContain('We found no problem, so it stays in the shop.');
  expect(plain[0]!.text).not.toContain('Reason:');
  const reasoned = await mailsOf(async () => decide(await report(), 'dismissed', 'The price is right.'));
  expect(reasoned[0]!.text).toContain('Reason: The price is right.');
});

test('a removal without a reason says that it does not fit the terms; a pause needs one', async () => {
  const id = await report();
  expectProblem(await decide(id, 'paused'), 422, ['reason']);
  const told = await mailsOf(() => decide(id, 'removed'));
  expect(told.map(({ text }) => text.includes('Reason: It violates the terms of this shop.'))).toEqual([
    true,
    true,
  ]);
});

test('who has closed their account since is not written to', async () => {
  const gone = await shop.createUser('Buyer');
  const id = await report(gone);
  await shop.call('DELETE', `/users/${gone.id}`, { as: admin });
  const told = await mailsOf(() => decide(id, 'paused', reason));
  expect(told.map(({ to }) => to)).toEqual([seller.email]);
});

test('one decision answers every open report of the item, and says who decided what and why', async () => {
  const second = await shop.createUser('Buyer');
  const ids = [await report(), await report(second), await report(second, other._id)];
  const of = async (query: string) => (await shop.call('GET', `/reports?${query}`, { as: admin })).body;
  expect((await of(`listing=${item._id}`)).map(({ listing }: any) => listing.openReports)).toEqual([2, 2]);
  await decide(ids[1]!, 'dismissed', 'All is well.');
  const closed = await of(`listing=${item._id}&state=closed`);
  expect(closed.map(({ _id }: any) => _id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  for (const one of closed) {
    expect(one).toMatchObject({
      outcome: 'dismissed',
      explanation: 'All is well.',
      listing: { openReports: 0 },
    });
    expect(one.closedBy).toEqual({ _id: admin.id, name: 'Ada Ames' });
  }
  expect((await of(`reporter=${second.id}&state=open`)).map(({ _id }: any) => _id)).toEqual([ids[2]]);
  const rival = await shop.createUser('Seller');
  const theirs = await report(buyer, (await createListing(shop, rival))._id);
  expect((await of(`seller=${rival.id}`)).map(({ _id }: any) => _id)).toEqual([theirs]);
});

test('what was paused by a report can be removed by it while it is paused, and no later', async () => {
  const id = await pause();
  expect((await decide(id, 'dismissed')).body).toEqual({ modifiedCount: 0 });
  expect((await decide(id, 'paused', reason)).body).toEqual({ modifiedCount: 0 });
  await restore();
  expect((await decide(id, 'removed', reason)).body).toEqual({ modifiedCount: 0 });
  expect((await shop.call('GET', `/cameras/${item._id}`)).status).toBe(200);
  const next = await pause();
  const told = await mailsOf(() => decide(next, 'removed', 'It was stolen.'));
  expect(told.map(({ to }) => to).toSorted()).toEqual([buyer.email, seller.email].toSorted());
  const { body } = await shop.call('GET', `/reports?listing=${item._id}`, { as: admin });
  expect(body.map(({ _id, outcome }: any) => [_id, outcome])).toEqual([
    [next, 'removed'],
    [id, 'paused'],
  ]);
  expectProblem(await shop.call('GET', `/dashboard/cameras/${item._id}`, { as: seller }), 410);
});

test('the order of an item that is paused stays, its buyer is told to wait and then to go on', async () => {
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

test('an order that is cancelled while its item is paused does not bring the item back', async () => {
  const order = await book(shop, buyer, item);
  await pause();
  expect((await shop.call('DELETE', `/orders/${order._id}`, { as: buyer })).body).toEqual({
    deletedCount: 1,
  });
  expectProblem(await tryToBook(shop, buyer, item), 404);
  expect(await owned(admin)).toMatchObject({ reason, edited: null });
});

test('of a booking and a pause at once, the booking comes first or not at all', async () => {
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

test('pauses and ways back are written down, with the reason', async () => {
  await pause();
  await restore();
  const { body } = await shop.call('GET', '/audit?limit=3', { as: admin });
  expect(body.map(({ act, note, target }: any) => [act, note, target.kind])).toEqual([
    ['restored-item', null, 'listing'],
    ['paused-item', reason, 'listing'],
    ['closed-report', 'paused', 'report'],
  ]);
  expect(body[0].actor._id).toBe(admin.id);
});
