import { beforeEach, expect, test } from 'vitest';
import { formatMeeting } from '#src/platform/shared/dates.ts';
import { Deal, inHours, mailReader, meetingAt, noonInDays } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();
const newMails = mailReader(shop);
const zone = 'Europe/Lisbon';
const place = 'Rossio station';

let deal: Deal;
let times: [string, string, string];
beforeEach(async () => {
  deal = await Deal.open(shop);
  await shop.sql`update users set email_verified = true`;
  await deal.bringTo('accepted');
  times = [noonInDays(1), noonInDays(2), noonInDays(3)];
});

const proposeTimes = () => deal.propose('buyer', times[1], place, [times[2], times[0]]);

test('a proposal can have three times, which are sorted, and the other side picks one', async () => {
  const proposed = await proposeTimes();
  const [at, ...alternatives] = times;
  expect(proposed.body.order.meeting).toMatchObject({ at, alternatives, agreed: false, past: false });
  expect((await proposeTimes()).body.modifiedCount).toBe(0);
  const agreed = await deal.agree('seller', 1, times[2]);
  expect(agreed.body.order).toMatchObject({
    stage: 'arranged',
    arranged: { at: times[2], place, version: 1 },
    meeting: { at: times[2], alternatives: [], agreed: true },
  });
  const week = 7 * 24 * 3600_000;
  expect(Date.parse(agreed.body.order.until) - Date.parse(times[2])).toBe(week);
  expect((await deal.agree('seller', 1, times[2])).body.modifiedCount).toBe(0);
  expect((await deal.agree('seller', 1)).body.modifiedCount).toBe(0);
  expectProblem(await deal.agree('seller', 1, times[0]), 409);
});

test('agreeing to a proposal of several times without one of them is rejected', async () => {
  await proposeTimes();
  for (const at of [undefined, inHours(49)])
    expectProblem(await deal.agree('seller', 1, at), 422, ['at'], String(at));
  expect((await deal.show('seller')).stage).toBe('accepted');
});

test('a proposal that repeats a time, or has one in the past or too far ahead, is rejected', async () => {
  const wrong = [
    times[0],
    new Date(times[0]).toISOString().replace('Z', '+00:00'),
    inHours(-1),
    inHours(721),
  ];
  for (const other of wrong)
    expectProblem(await deal.propose('buyer', times[0], place, [other]), 422, ['alternatives'], other);
  expect((await deal.show('buyer')).meeting).toBeNull();
});

test('a proposal can be accepted until its last time, but not at a time in the past', async () => {
  await proposeTimes();
  const past = inHours(-1);
  await shop.sql`update order_proposals set times[1] = ${past} where order_id = ${deal.order}`;
  expect(await deal.show('seller')).toMatchObject({ meeting: { at: past, past: false } });
  expect((await deal.show('seller')).acts).toContain('agree');
  expectProblem(await deal.agree('seller', 1, past), 409);
  expect((await deal.agree('seller', 1, times[1])).body.order.arranged.at).toBe(times[1]);
});

test('the email about a proposal lists all times', async () => {
  await newMails();
  await proposeTimes();
  const [mail] = await newMails();
  expect(mail!.to).toBe(deal.seller.email);
  const options = times.map((at, index) => `Option ${index + 1}: ${formatMeeting(at, zone)}`);
  expect(mail!.text).toContain(options.join('\n'));
  expect(mail!.text).toContain(`Where: ${place}`);
});

test('an order lists its proposals, oldest first, also after the meeting was agreed and moved', async () => {
  await proposeTimes();
  await deal.agree('seller', 1, times[0]);
  await deal.propose('buyer', times[1], 'Cais do Sodré');
  expect((await deal.agree('seller', 2)).body).toMatchObject({
    modifiedCount: 1,
    order: { arranged: { at: times[1], place: 'Cais do Sodré', version: 2 } },
  });
  const { proposals } = await deal.show('seller');
  const [at, ...alternatives] = times;
  expect(proposals.map(({ date, ...proposal }) => [proposal, Date.parse(date) <= Date.now()])).toEqual([
    [{ ...meetingAt(at), alternatives, by: 'buyer', version: 1 }, true],
    [{ ...meetingAt(times[1], 'Cais do Sodré'), alternatives: [], by: 'buyer', version: 2 }, true],
  ]);
});

test('each time of an open proposal is compared with the other meetings, but only the agreed one afterwards', async () => {
  const other = await Deal.open(shop, { buyer: deal.buyer });
  await other.bringTo('accepted');
  await other.propose('seller', times[2], 'Belém');
  await proposeTimes();
  const clash = { title: 'Leica M3', zone, agreed: false };
  expect((await deal.show('buyer')).clashes).toEqual([
    { ...clash, _id: other.order, at: times[2], place: 'Belém' },
  ]);
  expect((await other.show('buyer')).clashes).toEqual([{ ...clash, _id: deal.order, at: times[2], place }]);
  await deal.agree('seller', 1, times[0]);
  expect([(await deal.show('buyer')).clashes, (await other.show('buyer')).clashes]).toEqual([[], []]);
});

test('a proposal that the previous release wrote has one time', async () => {
  await deal.propose('buyer', times[0]);
  await shop.sql`delete from order_proposals where order_id = ${deal.order}`;
  expect((await deal.show('seller')).meeting).toMatchObject({ at: times[0], alternatives: [] });
  expect((await deal.agree('seller', 1)).body.order.arranged.at).toBe(times[0]);
});

test.for([[[]], [[2, 1]], [[1, 1]], [[1, null]], [[1, 2, 3, 4]]])(
  'the database rejects a proposal with the times %j',
  async ([hours]) => {
    const given = hours!.map((hour) => (hour === null ? null : inHours(hour)));
    const insert = shop.sql`insert into order_proposals (order_id, version, by, times, zone, place)
      values (${deal.order}, 1, 'buyer', ${given}, ${zone}, ${place})`;
    await expect(insert).rejects.toThrow(/order_proposals_times/);
  },
);

test('a proposal that crosses a newer one of the other side is rejected until that one was seen', async () => {
  const proposeSeen = (seen: number, hours: number) =>
    deal.call('PUT', '/meeting', 'seller', { body: { ...meetingAt(inHours(hours)), seen } });
  await deal.propose('buyer', times[0]);
  const refused = await proposeSeen(0, 30);
  expectProblem(refused, 409);
  expect(refused.body.type).toBe('urn:rangefinder:problem:changed');
  expect((await deal.show('seller')).meeting).toMatchObject({ at: times[0], by: 'buyer', version: 1 });
  expect((await proposeSeen(1, 30)).body.order.meeting).toMatchObject({ by: 'seller', version: 2 });
  // Their own newer proposal, from another device, is replaced as before.
  expect((await proposeSeen(1, 31)).body.order.meeting).toMatchObject({ by: 'seller', version: 3 });
});
