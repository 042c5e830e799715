import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { collectTags } from '#src/platform/cache/collect-tags.server.ts';
import { TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { Reviewed } from '#test/reviews.ts';
import { serveApi } from '#test/serve.ts';
import { book, meeting, createListing, type TestUser, useShop } from '#test/shop.ts';
import { countAllSellers } from './jobs.server.ts';
import { sellerAddresses, listActiveItemsOf, placeOfItems, showFacts, showSeller } from './service.server.ts';

let seller: TestUser;
const shop = await useShop();
beforeEach(async () => void (seller = await shop.createUser('Seller', 'Sol')));

const pageOf = async ({ id }: TestUser) => (await shop.call('GET', `/sellers/${id}`)).body;
const month = new Date().toISOString().slice(0, 7);

test('the page of a new seller shows the month of sign-up and no statistics', async () => {
  await createListing(shop, seller);
  expect(await pageOf(seller)).toEqual({
    _id: seller.id,
    name: 'Sol',
    photoURL: null,
    since: month,
    verified: false,
    answeredWithin: null,
    completed: 0,
    reviews: { count: 0, stars: null },
    town: null,
    about: null,
    items: 1,
  });
});

test('the place of a seller without a town is that of most of their items', async () => {
  for (const location of ['Graz', 'Porto', 'Porto', 'Lyon']) await createListing(shop, seller, { location });
  const shown = await showSeller(shop.app, seller.id);
  expect(await placeOfItems(shop.app, shown)).toBe('Porto');
  expect(await placeOfItems(shop.app, { ...shown, town: 'Bergen' })).toBeNull();
});

const setProfile = (body: object) => shop.call('PATCH', '/profile', { as: seller, body });

test('the page of a seller shows their town and text with a warning, and never their phone number', async () => {
  await createListing(shop, seller);
  const phone = '+1 503 555 0177';
  await setProfile({ phone, town: 'Portland', about: 'I repair Leicas.' });
  const page = await pageOf(seller);
  expect(page).toMatchObject({ town: 'Portland', about: 'I repair Leicas.' });
  expect(page).not.toHaveProperty('warnings');
  await setProfile({ about: 'Write to sol@gmail.com' });
  expect((await pageOf(seller)).warnings).toEqual(['email']);
  const { body } = await shop.call('GET', `/sellers/${seller.id}/listings`);
  expect(JSON.stringify([page, body])).not.toContain(phone);
});

test('a cached page of a seller shows a new town, text and photo at once, and is kept for a new phone number', async () => {
  await createListing(shop, seller);
  const served = await serveApi(shop.app);
  onTestFinished(() => served.close());
  const path = `/api/sellers/${seller.id}`;
  const photoURL = 'https://example.com/sol.jpg';
  for (const change of [{ town: 'Salem' }, { about: 'I collect Nikons.' }, { photoURL }]) {
    await served.get(path);
    expect(served.keeps(path)).toBe(true);
    await setProfile(change);
    expect((await served.get(path)).body).toMatchObject(change);
  }
  expect(served.keeps(path)).toBe(true);
  await setProfile({ phone: '+1 503 555 0178' });
  expect(served.keeps(path)).toBe(true);
});

test('published reviews by buyers are counted unless removed, and an average needs three reviews', async () => {
  const stars = [5, 4, 4];
  const ids: string[] = [];
  for (const [index, given] of stars.entries()) {
    const one = await Reviewed.open(shop, { seller });
    await one.write('buyer', given);
    expect((await pageOf(seller)).reviews.count).toBe(index);
    ids.push((await one.both(given)).ofSeller);
  }
  expect((await pageOf(seller)).reviews).toEqual({ count: 3, stars: 4.3 });
  // Reviews that the seller wrote about buyers are not counted.
  await shop.sql`update reviews set removed_at = now(), removed_by = author_id where id = ${ids[0]!}`;
  expect((await pageOf(seller)).reviews).toEqual({ count: 2, stars: null });
});

test('deals and response times are counted hourly, and unchanged rows are not written', async () => {
  await (await Deal.open(shop, { seller })).bringTo('completed');
  await (await Deal.open(shop, { seller })).bringTo('handed-over');
  for (const minutes of [30, 45, 50, 300]) await answeredAfter(minutes);
  await countAllSellers(shop.app);
  expect(await pageOf(seller)).toMatchObject({ completed: 1, answeredWithin: null });
  await answeredAfter(400);
  await countAllSellers(shop.app);
  expect((await pageOf(seller)).answeredWithin).toBe('1h');
  // With three unanswered conversations since yesterday, the median is 300 minutes or longer.
  for (let count = 0; count < 3; count++) await answeredAfter(null);
  await countAllSellers(shop.app);
  expect((await pageOf(seller)).answeredWithin).toBe('day');

  const { tags } = await collectTags(() => showSeller(shop.app, seller.id));
  const since = shop.app.changes.latest;
  await countAllSellers(shop.app);
  expect(shop.app.changes.version(tags!)).toBeLessThanOrEqual(since);
});

async function answeredAfter(minutes: number | null): Promise<void> {
  const conversation = await TestConversation.open(shop, { buyer: await shop.createUser('Buyer'), seller });
  if (minutes !== null)
    await shop.call('POST', `/conversations/${conversation.id}/messages`, {
      as: seller,
      body: { body: 'Yes.' },
    });
  await shop.sql`alter table messages disable trigger user`;
  await shop.sql`update messages set sent_at = now() - interval '2 days' + make_interval(mins => case when sender_id = ${seller.id}
    then ${minutes ?? 0}::int else 0 end) where conversation_id = ${conversation.id}`;
  await shop.sql`alter table messages enable trigger user`;
}

test('a seller’s page contains no contact data and no time of day', async () => {
  const buyer = await shop.createUser('Buyer', 'Bo');
  await (await Reviewed.open(shop, { seller, buyer })).both();
  await book(shop, buyer, await createListing(shop, seller));
  const { id } = seller;
  const answers = await Promise.all(
    ['', '/reviews'].map(async (rest) =>
      JSON.stringify((await shop.call('GET', `/sellers/${id}${rest}`)).body),
    ),
  );
  for (const text of [...answers, JSON.stringify(await shop.call('GET', `/sellers/${id}/listings`))]) {
    for (const secret of [seller.email, buyer.email, meeting.phone, meeting.location, buyer.id])
      expect(text).not.toContain(secret);
  }
  for (const text of answers) expect(text).not.toMatch(/\d\d:\d\d/);
  const [review] = JSON.parse(answers[1]!);
  // A random id, because ids of version 7 contain their creation time.
  expect(review._id[14]).toBe('4');
});

test('a booking does not invalidate a seller’s page, but listing, editing and selling do', async () => {
  const item = await createListing(shop, seller);
  const make = async () =>
    (
      await collectTags(async () => [
        await showSeller(shop.app, seller.id),
        await listActiveItemsOf(shop.app, seller.id, { limit: 24 }),
      ])
    ).tags!;
  const tags = await make();
  expect(tags.toSorted()).toEqual([`items-of:${seller.id}`, `user:${seller.id}`]);
  // The seller card on item pages depends only on the seller, so bookings do not invalidate it.
  const { tags: tagsOfFacts } = await collectTags(() => showFacts(shop.app, seller.id));
  expect(tagsOfFacts).toEqual([`user:${seller.id}`]);
  let since = shop.app.changes.latest;
  const hasChanged = () => {
    const changed = shop.app.changes.version(tags) > since;
    since = shop.app.changes.latest;
    return changed;
  };
  const buyer = await shop.createUser('Buyer');
  const order = await book(shop, buyer, item);
  expect(hasChanged()).toBe(false);
  const { body } = await shop.call('GET', `/sellers/${seller.id}/listings`);
  expect(body.map(({ _id, state }: any) => [_id, state])).toEqual([[item._id, 'booked']]);
  const { items } = await listActiveItemsOf(shop.app, seller.id, { limit: 24 });
  expect(items.map(({ _id, state, bookedSince }) => [_id, state, bookedSince])).toEqual([
    [item._id, 'available', null],
  ]);
  await shop.call('DELETE', `/orders/${order._id}`, { as: buyer });
  expect(hasChanged()).toBe(false);
  await shop.call('PATCH', `/cameras/${item._id}`, { as: seller, body: { sale: 299 } });
  expect(hasChanged()).toBe(true);
  const second = await createListing(shop, seller);
  expect(hasChanged()).toBe(true);
  await shop.call('PUT', `/cameras/${second._id}/sold`, { as: seller });
  expect(hasChanged()).toBe(true);
  expect((await pageOf(seller)).items).toBe(1);
  await createListing(shop, await shop.createUser('Seller'));
  expect(hasChanged()).toBe(false);
});

test('a user who never sold, or whose account is suspended or closed, has no seller page', async () => {
  expectProblem(await shop.call('GET', `/sellers/${(await shop.createUser('Buyer')).id}`), 404);
  expectProblem(await shop.call('GET', '/sellers/none'), 404);
  await createListing(shop, seller);
  // A seller who switches to buying keeps their active items.
  await shop.call('PUT', '/profile/mode', { as: seller, body: { role: 'Buyer' } });
  expect((await pageOf(seller)).items).toBe(1);
  const admin = await shop.createUser('admin');
  const listed = async () => (await sellerAddresses(shop.app, '', 1000)).map(({ path }) => path);
  expect(await listed()).toContain(`/sellers/${seller.id}`);
  const paths = ['', '/listings', '/reviews'].map((rest) => `/sellers/${seller.id}${rest}`);
  await shop.call('PUT', `/suspensions/${seller.id}`, { as: admin, body: { reason: 'spam' } });
  for (const path of paths) expectProblem(await shop.call('GET', path), 410);
  expect(await listed()).not.toContain(`/sellers/${seller.id}`);
  await shop.call('DELETE', `/suspensions/${seller.id}`, { as: admin });
  expect((await shop.call('GET', paths[0]!)).status).toBe(200);

  const closedSeller = await shop.signUpUser('Seller', 'Leaving Lee');
  await createListing(shop, closedSeller);
  const { tags } = await collectTags(() => showSeller(shop.app, closedSeller.id));
  const since = shop.app.changes.latest;
  await shop.call('DELETE', '/profile', { as: closedSeller });
  expect(shop.app.changes.version(tags!)).toBeGreaterThan(since);
  const gone = await shop.call('GET', `/sellers/${closedSeller.id}`);
  expectProblem(gone, 410);
  expect(JSON.stringify(gone.body)).not.toContain('Lee');
});

test('items and reviews of a seller are paged', async () => {
  const ids: string[] = [];
  const found: Record<string, string[]> = {};
  for (let count = 0; count < 3; count++) ids.push((await createListing(shop, seller))._id);
  for (let count = 0; count < 3; count++) await (await Reviewed.open(shop, { seller })).both();
  for (const [what, total] of [
    ['listings', 3],
    ['reviews', 3],
  ] as const) {
    const path = `/sellers/${seller.id}/${what}?limit=2`;
    const first = await shop.call('GET', path);
    expect(first.headers.get('x-total-count')).toBe(String(total));
    const cursor = /cursor=([\w-]+)/.exec(first.headers.get('link')!)![1];
    const second = await shop.call('GET', `${path}&cursor=${cursor}`);
    const all = [...first.body, ...second.body].map(({ _id }: any) => _id);
    expect([first.body.length, second.body.length, new Set(all).size]).toEqual([2, 1, 3]);
    found[what] = all;
  }
  expect(found['listings']).toEqual(ids.toReversed());
});
