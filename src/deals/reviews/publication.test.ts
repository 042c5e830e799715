import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { collectTags } from '#src/platform/cache/collect-tags.server.ts';
import { expectProblem } from '#test/problems.ts';
import { Reviewed } from '#test/reviews.ts';
import { openShop, type TestUser, useShop } from '#test/shop.ts';
import { listReviewsOf, reviewDeadline } from './service.server.ts';

const shop = await useShop();

const query = { limit: 24 };
const sweep = () => reviewDeadline.handleOverdue(shop.app);
const ofSeller = async ({ seller }: { seller: TestUser }) =>
  (await listReviewsOf(shop.app, seller.id, query)).items;

test('after two weeks a single review is published, and the other side can no longer write', async () => {
  const one = await Reviewed.open(shop);
  await one.write('buyer', 4, 'Fine.');
  await one.moveCompletionBack(13.9);
  await sweep();
  expect(await one.read('seller')).toMatchObject({ theirs: null, waits: true, writable: true });
  expect(await ofSeller(one.deal)).toEqual([]);
  await one.moveCompletionBack(0.2);
  expectProblem(await one.write('seller', 1), 409);
  expectProblem(await one.write('buyer', 1), 409);
  expect((await one.read('seller')).theirs).toBeNull();
  await sweep();
  await sweep();
  await shop.work();
  expect(await one.read('seller')).toMatchObject({
    theirs: { stars: 4, text: 'Fine.' },
    waits: false,
    writable: false,
  });
  expect(await ofSeller(one.deal)).toMatchObject([{ stars: 4, text: 'Fine.' }]);
  const mails = (await shop.mails()).filter(({ subject }) => subject.startsWith('Reviews are visible'));
  expect(
    mails
      .map(({ text }) => /(The review by Bo|Your review of the deal with Sol) is now visible/.exec(text)?.[0])
      .toSorted(),
  ).toEqual(['The review by Bo is now visible', 'Your review of the deal with Sol is now visible']);
});

test('the deadline for reviews depends on DEAL_SPEED', async () => {
  const fast = await openShop({ DEAL_SPEED: '3600' });
  try {
    const one = await Reviewed.open(fast);
    const { until } = await one.read('buyer');
    const [order] = (await sql<{ completed_at: Date }>`select completed_at from orders`.execute(fast.app.db))
      .rows;
    expect(new Date(until!).getTime() - order!.completed_at.getTime()).toBe((14 * 24 * 3600_000) / 3600);
  } finally {
    await fast.close();
  }
});

test('the reviewed user can reply once within 30 days and remove the reply', async () => {
  const one = await Reviewed.open(shop);
  await one.write('buyer', 3, 'Late.');
  const { seller, buyer } = one.deal;
  const id = (await one.read('buyer')).mine!._id;
  const reply = (as: TestUser, text = 'There was no train.') =>
    shop.call('PUT', `/reviews/${id}/reply`, { as, body: { text } });
  // The seller must not learn that an unpublished review exists.
  expectProblem(await reply(seller), 404);
  expectProblem(await reply(buyer), 403);
  await one.write('seller', 5);
  expectProblem(await reply(await shop.createUser('Seller')), 403);
  expect((await one.read('seller')).replyUntil).not.toBeNull();
  expect((await reply(seller)).body).toEqual({ modifiedCount: 1 });
  expect((await reply(seller)).body).toEqual({ modifiedCount: 0 });
  expectProblem(await reply(seller, 'There never is.'), 409);
  expect(await one.read('seller')).toMatchObject({
    replyUntil: null,
    theirs: { reply: { text: 'There was no train.' } },
  });
  expect(await ofSeller(one.deal)).toMatchObject([{ reply: { text: 'There was no train.' } }]);

  const takeBack = (as: TestUser, what: string) => shop.call('DELETE', `/reviews/${id}/${what}`, { as });
  expectProblem(await takeBack(buyer, 'reply'), 403);
  expectProblem(await takeBack(seller, 'text'), 403);
  expect((await takeBack(seller, 'reply')).body).toEqual({ modifiedCount: 1 });
  expect((await takeBack(buyer, 'text')).body).toEqual({ modifiedCount: 1 });
  expect((await takeBack(buyer, 'text')).body).toEqual({ modifiedCount: 0 });
  expectProblem(await reply(seller), 409);
  expect(await ofSeller(one.deal)).toMatchObject([{ stars: 3, text: null, reply: { text: null } }]);
});

test('a reply after 30 days is rejected', async () => {
  const one = await Reviewed.open(shop);
  const { ofSeller: id } = await one.both();
  await shop.sql`alter table reviews disable trigger user`;
  await shop.sql`update reviews set published_at = now() - interval '30 days' where id = ${id}`;
  await shop.sql`alter table reviews enable trigger user`;
  expect((await one.read('seller')).replyUntil).toBeNull();
  const late = { as: one.deal.seller, body: { text: 'Late, too.' } };
  expectProblem(await shop.call('PUT', `/reviews/${id}/reply`, late), 409);
});

test('a removed review is shown as removed, is not counted, and is recorded in the audit', async () => {
  const seller = await shop.createUser('Seller');
  const three = [];
  for (const stars of [5, 5, 1]) {
    const one = await Reviewed.open(shop, { seller });
    three.push({ one, ...(await one.both(stars)) });
  }
  const [{ one: first }, , { one, ofSeller: id }] = three as [any, any, any];
  const other = async () => (await first.read('buyer')).other;
  expect(await other()).toEqual({ count: 3, stars: 3.7 });
  const admin = await shop.createUser('admin');
  const remove = async () => (await shop.call('DELETE', `/reviews/${id}`, { as: admin })).body.deletedCount;
  expect([await remove(), await remove()]).toEqual([1, 0]);
  expect(await other()).toEqual({ count: 2, stars: null });
  const hidden = { stars: null, text: null, removed: true, reply: null };
  expect((await one.read('buyer')).mine).toMatchObject(hidden);
  expect((await ofSeller({ seller })).filter(({ removed }) => removed)).toMatchObject([
    { _id: id, ...hidden },
  ]);
  const reply = { as: seller, body: { text: 'At last.' } };
  expectProblem(await shop.call('PUT', `/reviews/${id}/reply`, reply), 409);
  const { body } = await shop.call('GET', '/audit?act=removed-review', { as: admin });
  expect(body).toMatchObject([{ act: 'removed-review', actor: { _id: admin.id }, note: `review ${id}` }]);
});

test('closing an account removes its name and texts from reviews, keeps the stars, and invalidates pages', async () => {
  const buyer = await shop.signUpUser('Buyer', 'Bo Buyer');
  const seller = await shop.signUpUser('Seller', 'Sol Seller');
  const one = await Reviewed.open(shop, { buyer, seller });
  const { ofSeller: id, ofBuyer } = await one.both();
  for (const [as, of] of [
    [seller, id],
    [buyer, ofBuyer],
  ] as const)
    await shop.call('PUT', `/reviews/${of}/reply`, { as, body: { text: `Thanks from ${as.name}.` } });
  const { tags } = await collectTags(() => ofSeller(one.deal));
  const since = shop.app.changes.latest;
  await shop.call('DELETE', '/profile', { as: buyer });
  expect(shop.app.changes.version(tags!)).toBeGreaterThan(since);
  expect(await ofSeller(one.deal)).toMatchObject([
    { author: null, stars: 5, text: null, reply: { text: 'Thanks from Sol Seller.' } },
  ]);
  expect((await one.read('seller')).mine).toMatchObject({ text: 'Came on time.', reply: { text: null } });
  await shop.call('DELETE', '/profile', { as: seller });
  const { rows } = await sql<{ text: string | null; reply: string | null }>`
    select text, reply from reviews where order_id = ${one.deal.order}`.execute(shop.app.db);
  const erased = { text: null, reply: null };
  expect(rows).toEqual([erased, erased]);
});

test('an account that an admin closes loses its name and texts in reviews immediately', async () => {
  const one = await Reviewed.open(shop);
  await one.both();
  const { tags } = await collectTags(() => ofSeller(one.deal));
  const since = shop.app.changes.latest;
  await shop.call('DELETE', `/users/${one.deal.buyer.id}`, { as: await shop.createUser('admin') });
  expect(shop.app.changes.version(tags!)).toBeGreaterThan(since);
  expect(await ofSeller(one.deal)).toMatchObject([{ author: null, stars: 5, text: null }]);
});

test("the data export has a user's own reviews and the published reviews about them", async () => {
  const one = await Reviewed.open(shop);
  await one.write('buyer', 2, 'Hm.');
  const fileOf = async (as: TestUser) => (await shop.call('GET', '/profile/export', { as })).body;
  const { buyer, seller } = one.deal;
  expect((await fileOf(buyer)).reviewsWritten).toMatchObject([{ stars: 2, text: 'Hm.', published_at: null }]);
  expect((await fileOf(seller)).reviewsReceived).toEqual([]);
  await one.write('seller', 5);
  expect((await fileOf(seller)).reviewsReceived).toMatchObject([{ stars: 2, text: 'Hm.' }]);
  expect(JSON.stringify((await fileOf(seller)).reviewsReceived)).not.toContain(buyer.id);
});
