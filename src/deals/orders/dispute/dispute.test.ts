import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { Deal, mailReader, minutesOff } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop, type TestUser } from '#test/shop.ts';
import type { Dispute } from './schemas.ts';

let deal: Deal;
const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');
const newMails = mailReader(shop);
beforeEach(async () => {
  deal = await Deal.open(shop);
});

const mailed = async () => (await newMails()).map(({ to, subject }) => [to, subject]);
const answer = (side: 'buyer' | 'seller', words = 'The train was late.') =>
  deal.call('PUT', '/dispute', side, { body: { answer: words } });
const disputeId = async () => (await deal.show('buyer')).dispute!._id;
const decide = async (body: object, as = admin) =>
  shop.call('PUT', `/disputes/${await disputeId()}`, { as, body: { note: 'Both were there.', ...body } });

test('a no-show can be claimed one hour after the meeting or later', async () => {
  await deal.arrange();
  await deal.moveMeetingBack(0.9);
  expectProblem(await deal.claim('buyer'), 409);
  await deal.moveMeetingBack(1.1);
  expectProblem(await deal.claim('buyer', 'not-handed-over'), 422, ['reason']);
  const { body } = await deal.claim('buyer');
  expect(body).toMatchObject({ modifiedCount: 1, order: { stage: 'disputed', state: 'open' } });
  expect((await deal.claim('buyer')).body.modifiedCount).toBe(0);
  expect(await deal.itemState()).toBe('booked');
  expect(minutesOff(body.order.until, 72)).toBeLessThan(1);
});

test('both sides see a claim on the order page', async () => {
  await deal.arrange();
  await deal.moveMeetingBack(2);
  await deal.claim('seller', 'no-show', 'Nobody came.');
  const claim = { by: 'seller', reason: 'no-show', note: 'Nobody came.', answer: null, outcome: null };
  expect((await deal.show('buyer')).dispute).toMatchObject(claim);
});

test('an unanswered claim of a no-show is upheld after three days, and the item is available again', async () => {
  await deal.missMeeting();
  await newMails();
  await deal.passDeadline();
  const shown = await deal.show('buyer');
  expect([shown.stage, shown.dispute]).toMatchObject(['no-show', { outcome: 'no-show', against: 'seller' }]);
  expect(await deal.itemState()).toBe('available');
  expect(await mailed()).toEqual([
    [deal.buyer.email, 'Decided: Leica M3'],
    [deal.seller.email, 'Decided: Leica M3'],
  ]);
});

test('an answered dispute waits for an admin for two weeks', async () => {
  await deal.missMeeting();
  expectProblem(await answer('buyer'), 403);
  await newMails();
  expect((await answer('seller')).body.modifiedCount).toBe(1);
  expect((await answer('seller')).body.modifiedCount).toBe(0);
  expect(await mailed()).toEqual([
    [deal.buyer.email, 'Response received: Leica M3'],
    [admin.email, 'Dispute: Leica M3'],
  ]);
  const { until, acts, dispute } = await deal.show('seller');
  expect([acts, dispute?.answer]).toEqual([['settle'], 'The train was late.']);
  expect(minutesOff(until, 14 * 24)).toBeLessThan(1);
  await deal.passDeadline();
  expect((await deal.show('seller')).stage).toBe('cancelled');
});

test('a denied handover waits for an answer, then for an admin, and then counts as complete', async () => {
  await deal.bringTo('handed-over');
  expectProblem(await deal.claim('seller', 'not-handed-over'), 422, ['reason']);
  expect((await deal.claim('buyer', 'not-handed-over')).body.order).toMatchObject({
    stage: 'disputed',
    state: 'sold',
  });
  const waits = async () => {
    const { body } = await shop.call('GET', '/disputes?state=open&limit=100', { as: admin });
    return (body as Dispute[]).find(({ order }) => order._id === deal.order)?.waitsForAdmin;
  };
  expect(await waits()).toBe(false);
  await deal.passDeadline();
  expect([(await deal.show('seller')).stage, await waits()]).toEqual(['disputed', true]);
  await deal.passDeadline();
  expect([(await deal.show('seller')).stage, await deal.itemState()]).toEqual(['completed', 'sold']);
});

test.for([
  [{ outcome: 'completed' }, 'completed', 'sold'],
  [{ outcome: 'cancelled' }, 'cancelled', 'hidden'],
  [{ outcome: 'no-show', against: 'buyer' }, 'no-show', 'hidden'],
] as const)(
  'an admin can decide %o, and both sides get the reason by email',
  async ([ruling, stage, state]) => {
    await deal.denyHandover();
    await newMails();
    expect((await decide(ruling)).body.order.stage).toBe(stage);
    expect((await decide(ruling)).body.modifiedCount).toBe(0);
    expect(await deal.itemState()).toBe(state);
    const mails = await newMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [deal.buyer.email, 'Decided: Leica M3'],
      [deal.seller.email, 'Decided: Leica M3'],
    ]);
    for (const { text } of mails) expect(text).toContain('Both were there.');
    const hasMissed = mails.map(({ text }) => /\b(\w+) didn’t show up/.exec(text)?.[1]);
    expect(hasMissed).toEqual(stage === 'no-show' ? ['you', 'Bo'] : [undefined, undefined]);
    const { rows } = await sql<{ act: string; note: string }>`
    select act, note from audit_log where target_id = ${deal.order} order by id desc limit 1`.execute(
      shop.app.db,
    );
    expect(rows).toEqual([{ act: 'decided-dispute', note: ruling.outcome }]);
  },
);

test('an admin cannot decide a dispute about their own order', async () => {
  await deal.missMeeting();
  const id = deal.seller.id;
  await sql`update users set role = 'admin', earlier_role = 'Seller' where id = ${id}`.execute(shop.app.db);
  expectProblem(await decide({ outcome: 'completed' }, deal.seller), 403);
  await sql`update users set role = 'Seller', earlier_role = null where id = ${id}`.execute(shop.app.db);
});

test('open disputes are listed first, and the list can be filtered by state', async () => {
  await deal.missMeeting();
  const open = deal.order;
  deal = await Deal.open(shop);
  await deal.missMeeting();
  await decide({ outcome: 'cancelled' });
  const ordersOf = async (query: string) => {
    const { body } = await shop.call('GET', `/disputes?limit=100${query}`, { as: admin });
    return (body as Dispute[]).map(({ order }) => order._id);
  };
  const all = await ordersOf('');
  expect(all.indexOf(open)).toBeLessThan(all.indexOf(deal.order));
  expect(await ordersOf('&state=open')).not.toContain(deal.order);
  expect(await ordersOf('&state=closed')).toContain(deal.order);
});

test('a disputed order cannot be hidden, and is listed again for a side that has hidden it', async () => {
  const remove = (as: TestUser) => shop.call('DELETE', `/orders/${deal.order}`, { as });
  const isListed = async (side: 'buyer' | 'seller') => {
    const { body } = await shop.call('GET', '/orders', { as: deal[side] });
    return body.some(({ _id }: { _id: string }) => _id === deal.order);
  };
  await deal.bringTo('handed-over');
  expect((await remove(deal.seller)).body).toEqual({ deletedCount: 1 });
  expect(await isListed('seller')).toBe(false);
  await deal.claim('buyer', 'wrong-item');
  for (const as of [deal.buyer, deal.seller, admin]) expectProblem(await remove(as), 409);
  expect([await isListed('buyer'), await isListed('seller')]).toEqual([true, true]);
});
