import { beforeEach, expect, test } from 'vitest';
import { Deal, mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { Reviewed } from '#test/reviews.ts';
import { type TestUser, useShop } from '#test/shop.ts';

let buyer: TestUser;
let seller: TestUser;
let one: Reviewed;
const shop = await useShop();
beforeEach(async () => {
  buyer = await shop.createUser('Buyer', 'Bo');
  seller = await shop.createUser('Seller', 'Sol');
  one = await Reviewed.open(shop, { buyer, seller });
});

const day = /^\d{4}-\d\d-\d\d$/;
const none = { count: 0, stars: null };

test.each(['requested', 'accepted', 'handed-over', 'cancelled', 'declined'] as const)(
  'a deal that is %s has no reviews',
  async (stage) => {
    const deal = await Deal.open(shop, { buyer });
    await deal.bringTo(stage);
    const refused = await deal.call('PUT', '/review', 'buyer', { body: { stars: 5 } });
    expectProblem(refused, 409);
    expect(refused.body).toMatchObject({ type: 'urn:rangefinder:problem:wrong-stage', code: stage });
    expect((await deal.call('GET', '/review', 'seller')).body).toEqual({
      mine: null,
      theirs: null,
      waits: false,
      until: null,
      writable: false,
      replyUntil: null,
      other: none,
    });
  },
);

test('strangers and admins can neither write nor read the reviews of a deal', async () => {
  const { order } = one.deal;
  for (const as of [await shop.createUser('Buyer'), await shop.createUser('admin')])
    for (const [method, path, body] of [
      ['PUT', '/review', { stars: 1 }],
      ['GET', '/review'],
      ['GET', '/reviews'],
    ] as const)
      expectProblem(await shop.call(method, `/orders/${order}${path}`, { as, body }), 403);
});

test('until both sides have written, a side sees only that the other side’s review is waiting', async () => {
  const text = 'Scratched, and nobody said so.';
  const { completed_at } = await shop.app.db
    .selectFrom('orders')
    .select('completed_at')
    .where('id', '=', one.deal.order)
    .executeTakeFirstOrThrow();
  const until = new Date(completed_at!.getTime() + 14 * 24 * 3600_000).toISOString();
  const written = await one.write('buyer', 2, text);
  const mine = { _id: expect.any(String), by: 'buyer', author: 'Bo', kind: 'cameras', stars: 2, text };
  const waiting = { ...mine, date: null, reply: null, removed: false };
  const state = { theirs: null, waits: false, until, writable: true, replyUntil: null, other: none };
  expect(written).toMatchObject({ status: 200, body: { ...state, mine: waiting } });
  expect(await one.read('seller')).toEqual({ ...state, mine: null, waits: true });

  const file = (await shop.call('GET', '/profile/export', { as: seller })).body;
  expect(file.reviewsReceived).toEqual([]);
  const about = await shop.call('GET', `/orders/${one.deal.order}/reviews`, { as: seller });
  expect([about.body, about.headers.get('x-total-count')]).toEqual([[], '0']);

  await one.write('seller', 4);
  const [forBuyer, forSeller] = [await one.read('buyer'), await one.read('seller')];
  const shown = { ...waiting, date: expect.stringMatching(day) };
  expect(forBuyer.mine).toEqual(shown);
  expect(forSeller.theirs).toEqual(shown);
  const answer = { ...shown, by: 'seller', author: 'Sol', stars: 4, text: null };
  expect([forBuyer.theirs, forSeller.mine]).toEqual([answer, answer]);
  expect([forBuyer.waits, forBuyer.writable, forSeller.writable]).toEqual([false, false, false]);
});

test('a review can be changed until it is published', async () => {
  await one.write('buyer', 2, 'Hm.');
  expect((await one.write('buyer', 3, 'Well.')).body.mine).toMatchObject({ stars: 3, text: 'Well.' });
  await one.write('seller', 5);
  expect((await one.read('seller')).theirs).toMatchObject({ stars: 3, text: 'Well.' });
  expectProblem(await one.write('buyer', 1, 'Well.'), 409);
  expect((await one.write('buyer', 3, 'Well.')).status).toBe(200);
});

test('two reviews written concurrently are both published', async () => {
  const rounds = Array.from({ length: 8 }, () => Reviewed.open(shop));
  for (const round of await Promise.all(rounds)) {
    const answers = await Promise.all([round.write('buyer', 4), round.write('seller', 5)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { mine, theirs } = await round.read('buyer');
    expect([mine!.stars, theirs!.stars]).toEqual([4, 5]);
  }
});

test('both sides can still write when the seller has hidden the order', async () => {
  const { order } = one.deal;
  expect((await shop.call('DELETE', `/orders/${order}`, { as: seller })).body.deletedCount).toBe(1);
  expect((await one.write('buyer', 1, 'Hidden, but said.')).status).toBe(200);
  expect((await one.write('seller', 1)).status).toBe(200);
  expect((await one.read('seller')).theirs).toMatchObject({ stars: 1, text: 'Hidden, but said.' });
});

test('sellers with a request from a buyer see the buyer’s reviews, and a mean of three or more', async () => {
  await one.both(5, 5);
  const next = await Deal.open(shop, { buyer });
  const shownRating = async () => (await next.call('GET', '/review', 'seller')).body.other;
  expect(await shownRating()).toEqual({ count: 1, stars: null });
  for (const stars of [4, 2]) await (await Reviewed.open(shop, { buyer })).both(5, stars);
  expect(await shownRating()).toEqual({ count: 3, stars: 3.7 });
  const { body, headers } = await next.call('GET', '/reviews?limit=2', 'seller');
  expect(headers.get('x-total-count')).toBe('3');
  expect(body.map(({ by, author, text }: any) => [by, author, text])).toEqual([
    ['seller', 'Sol', 'Came on time.'],
    ['seller', 'Sol', 'Came on time.'],
  ]);
  expect((await next.call('GET', '/review', 'buyer')).body.other).toEqual(none);
});

test('an email about a waiting review does not quote it, and both sides are notified of the publication', async () => {
  for (const { id } of [buyer, seller])
    await shop.app.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
  const read = mailReader(shop);
  const [buyersMail] = (await read()).filter(({ headers }) => headers.to!.includes(buyer.email)).slice(-1);
  const thread = await one.deal.thread();
  expect(buyersMail!.text).toMatch(new RegExp(`Leave a review:\\s+\\S+${thread}\\s`));
  const notificationsOf = async (as: TestUser) =>
    (await shop.call('GET', '/notifications', { as })).body
      .filter(({ group }: any) => group === 'reviews')
      .map(({ kind, path, title, count }: any) => [kind, path, title, count]);
  await one.write('buyer', 1, 'Nothing worked.');
  expect([await notificationsOf(buyer), await notificationsOf(seller)]).toEqual([
    [],
    [['review-waiting', thread, 'Leica M3', 1]],
  ]);
  const [waits, ...more] = await read();
  expect([waits!.headers.to, more]).toEqual([expect.stringContaining(seller.email), []]);
  expect(waits!.subject).toBe('Someone reviewed you: Leica M3');
  expect(waits!.text).toMatch(new RegExp(`${thread}\\s`));
  expect(waits!.text).not.toMatch(/Nothing worked|star/);
  await one.write('buyer', 2, 'Little worked.');
  expect(await read()).toEqual([]);
  await one.write('seller', 5);
  const shown = await read();
  expect(shown.map(({ subject }) => subject)).toEqual(Array(2).fill('Reviews are visible: Leica M3'));
  expect(shown.map(({ text }) => text).join()).not.toContain('Little worked');
  expect(await notificationsOf(buyer)).toEqual([['reviews-open', thread, 'Leica M3', 1]]);
  const id = (await one.read('buyer')).mine!._id;
  await shop.call('PUT', `/reviews/${id}/reply`, { as: seller, body: { text: 'It did here.' } });
  expect((await notificationsOf(buyer))[0]).toEqual(['review-answered', thread, 'Leica M3', 1]);
});

const unreadOf = async (as: TestUser) => {
  const { body } = await shop.call('GET', '/notifications?unread=true', { as });
  return body.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind.startsWith('review'));
};

test('the request for a review is read once the user has written theirs', async () => {
  await one.write('seller', 4);
  expect(await unreadOf(seller)).toEqual([]);
  expect(await unreadOf(buyer)).toEqual(['review-waiting']);
  await one.write('buyer', 5);
  expect(await unreadOf(buyer)).toEqual(['reviews-open']);
  expect(await unreadOf(seller)).toEqual(['reviews-open']);
});
