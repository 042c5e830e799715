import { expect, test } from 'vitest';
import { TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop, type TestUser } from '#test/shop.ts';
import type { Trend, Trends } from './schemas.ts';

const shop = await useShop({ TIME_ZONE: 'America/New_York' });
const [seller, another, admin] = [
  await shop.createUser('Seller'),
  await shop.createUser('Seller'),
  await shop.createUser('admin'),
];
// Other rows are today's.
await shop.sql`update users set created_at = '2026-03-10T12:00:00Z' where id = ${seller.id}`;

async function list(as: TestUser, listed: string, sold: string | null = null): Promise<void> {
  const { _id } = await createListing(shop, as);
  await shop.sql`update listings set listed_at = ${listed}, sold_at = ${sold} where id = ${_id}`;
}
// The first week is that of Monday, March 2. New York is five hours behind UTC, and four from March 8 on.
await list(seller, '2026-03-02T04:59:59Z', '2026-03-04T04:59:59Z');
await list(seller, '2026-03-02T05:00:00Z', '2026-03-06T05:00:00Z');
await list(seller, '2026-03-09T03:59:59Z', '2026-03-12T03:59:59Z');
await list(seller, '2026-03-09T04:00:00Z');
await list(seller, '2026-03-30T03:59:59Z');
await list(seller, '2026-03-30T04:00:00Z');
await list(another, '2026-03-16T12:00:00Z', '2026-03-26T12:00:00Z');

const done = await Deal.open(shop, { seller });
await done.bringTo('completed');
await shop.sql`update orders set placed_at = '2026-03-11T12:00:00Z', completed_at = '2026-03-18T12:00:00Z',
  review_until = '2026-04-01T12:00:00Z' where id = ${done.order}`;
await shop.sql`update listings set listed_at = '2026-01-01', sold_at = null where id = ${done.item}`;

async function ask(asked: string, answered: string | null): Promise<TestConversation> {
  const talk = await TestConversation.open(shop, { seller });
  if (answered !== null) await talk.send('seller', 'Yes.');
  const { id, item } = talk;
  await shop.sql`alter table messages disable trigger user`;
  await shop.sql`update messages set sent_at = ${asked} where conversation_id = ${id} and seq = 1`;
  await shop.sql`update messages set sent_at = ${answered ?? asked} where conversation_id = ${id} and seq > 1`;
  await shop.sql`alter table messages enable trigger user`;
  await shop.sql`update conversations set begun_at = ${asked}, last_at = ${answered ?? asked} where id = ${id}`;
  await shop.sql`update listings set listed_at = '2026-01-01' where id = ${item}`;
  return talk;
}
await ask('2026-03-03T12:00:00Z', '2026-03-03T14:00:00Z');
await ask('2026-03-04T12:00:00Z', '2026-03-04T18:00:00Z');
await ask('2026-03-05T12:00:00Z', null);
await ask('2026-02-20T12:00:00Z', '2026-02-20T13:00:00Z');
// Not counted: the seller wrote first.
await ask('2026-03-05T12:00:00Z', '2026-03-05T11:00:00Z');
// Not counted: the seller cannot answer.
const blocked = await ask('2026-03-05T12:00:00Z', null);
await shop.sql`insert into blocks (blocker_id, blocked_id) values (${blocked.buyer.id}, ${seller.id})`;
const suspended = await ask('2026-03-05T12:00:00Z', null);
await shop.sql`update users set suspended_at = now(), suspended_by = ${admin.id}, suspended_for = 'spam'
  where id = ${suspended.buyer.id}`;
// Not counted: an undone import.
await list(seller, '2026-03-10T12:00:00Z');
await shop.sql`update listings set deleted_at = '2026-03-11T12:00:00Z', deleted_by = seller_id
  where listed_at = '2026-03-10T12:00:00Z'`;

const reported = await createListing(shop, another);
const as = await shop.createUser('Buyer');
const filed = await shop.call('POST', '/reports', { as, body: { listing: reported._id, reason: 'spam' } });
await shop.sql`update reports set reported_at = '2026-03-17T12:00:00Z' where id = ${filed.body._id}`;

// An admin does not see reports about their own items.
await shop.sql`update users set role = 'admin' where id = ${another.id}`;

const read = async (user: TestUser, query = '?from=2026-03-04&to=2026-03-28'): Promise<Trends> => {
  const { status, body } = await shop.call('GET', `/trends${query}`, { as: user });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const byName = ({ trends }: Trends) =>
  Object.fromEntries(trends.map(({ name, values, now, before }: Trend) => [name, [values, now, before]]));

test('a seller gets what happened to them in each week of the zone of the shop, and in the weeks before', async () => {
  const trends = await read(seller);
  expect(trends.weeks).toEqual(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23']);
  expect(byName(trends)).toEqual({
    listings: [[2, 1, 0, 1], 4, 1],
    bookings: [[0, 1, 0, 0], 1, 0],
    completed: [[0, 0, 1, 0], 1, 0],
    daysToSell: [[3, 3, null, null], 3, null],
    hoursToAnswer: [[4, null, null, null], 4, 1],
    responseRate: [[2 / 3, null, null, null], 2 / 3, 1],
  });
});

test('an admin gets the whole shop, with reports and sign-ups', async () => {
  const all = byName(await read(admin));
  expect(all).toMatchObject({
    listings: [[2, 1, 1, 1], 5, 1],
    daysToSell: [[3, 3, null, 10], 3.5, null],
    reports: [[0, 0, 1, 0], 1, 0],
    signUps: [[0, 1, 0, 0], 1, 0],
  });
  expect(byName(await read(another)).reports).toEqual([[0, 0, 0, 0], 0, 0]);
});

test('the present week is compared with as much of the weeks before', async () => {
  const fresh = await shop.createUser('Seller');
  const before = Date.now() - 12 * 7 * 24 * 3600_000;
  for (const ms of [before - 7200_000, before + 7200_000]) await list(fresh, new Date(ms).toISOString());
  expect(byName(await read(fresh, '?to=2199-12-31')).listings).toEqual([
    Array.from({ length: 12 }, () => 0),
    0,
    1,
  ]);
});

test('without dates, the trends end with the present week, and have twelve weeks', async () => {
  const { weeks } = await read(seller, '');
  expect(weeks).toHaveLength(12);
  const age = Date.now() - Date.parse(weeks.at(-1)!);
  expect(age).toBeGreaterThan(-24 * 3600_000);
  expect(age).toBeLessThan(8 * 24 * 3600_000);
});

test('dates that are in the wrong order or too far apart are rejected', async () => {
  for (const query of ['?from=2026-03-09&to=2026-03-08', '?from=2025-03-02&to=2026-03-09'])
    expectProblem(await shop.call('GET', `/trends${query}`, { as: seller }), 422, ['from']);
  expect((await read(seller, '?from=2025-03-10&to=2026-03-09')).weeks).toHaveLength(53);
});
