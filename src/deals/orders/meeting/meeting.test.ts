import { beforeEach, expect, test } from 'vitest';
import { formatMeeting } from '#src/platform/shared/dates.ts';
import { Deal, inHours, mailReader, meetingAt, noonInDays } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop, type TestUser } from '#test/shop.ts';

let deal: Deal;
const shop = await useShop({ PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'on' });
const newMails = mailReader(shop);
beforeEach(async () => {
  deal = await Deal.open(shop);
  // An unconfirmed address gets at most three emails an hour.
  await shop.sql`update users set email_verified = true`;
});

test('a proposal that the other side accepts becomes the meeting of both', async () => {
  expectProblem(await deal.propose('buyer', inHours(48)), 409);
  await deal.bringTo('accepted');
  await newMails();
  const at = noonInDays(2);
  const proposed = await deal.propose('buyer', at);
  const meeting = { ...meetingAt(at), version: 1, by: 'buyer', agreed: false, past: false };
  expect(proposed.body).toMatchObject({ modifiedCount: 1, order: { stage: 'accepted', meeting } });
  expect((await deal.propose('buyer', at)).body.modifiedCount).toBe(0);
  const [mail, ...others] = await newMails();
  expect([mail!.to, mail!.subject, others]).toEqual([deal.seller.email, 'Meeting suggested: Leica M3', []]);
  expect(mail!.text).toContain('Where: Rossio station');
  expectProblem(await deal.agree('buyer', 1), 409);
  const agreed = await deal.agree('seller', 1);
  expect(agreed.body.order).toMatchObject({
    stage: 'arranged',
    meeting: { ...meeting, agreed: true },
    arranged: { ...meetingAt(at), version: 1, over: false },
  });
  const week = 7 * 24 * 3600_000;
  expect(Date.parse(agreed.body.order.until) - Date.parse(at)).toBe(week);
  expect((await deal.agree('seller', 1)).body.modifiedCount).toBe(0);
  const [toBuyer, toSeller] = await newMails();
  expect([toBuyer!.to, toSeller!.to]).toEqual([deal.buyer.email, deal.seller.email]);
  const code = await deal.code();
  expect(toBuyer!.text).toContain(`Your code: ${code}`);
  expect(toSeller!.text).not.toContain(code);
});

test('an agreed meeting remains valid until a later proposal is accepted', async () => {
  await deal.arrange(48);
  const later = inHours(72);
  await deal.propose('seller', later, 'Cais do Sodré');
  expect(await deal.show('buyer')).toMatchObject({
    stage: 'arranged',
    meeting: { place: 'Cais do Sodré', version: 2, by: 'seller', agreed: false },
    arranged: { place: 'Rossio station', version: 1 },
  });
  // The buyer has seen version 1, but version 2 has replaced it.
  expectProblem(await deal.agree('buyer', 1), 409);
  expect((await deal.agree('buyer', 2)).body.order).toMatchObject({
    stage: 'arranged',
    arranged: { at: later, place: 'Cais do Sodré', version: 2 },
  });
  expect(await deal.history()).toEqual([
    ['requested', 'buyer'],
    ['accepted', 'seller'],
    ['arranged', 'seller'],
    ['arranged', 'buyer'],
  ]);
});

test('a user with two meetings at about the same time in different places is warned', async () => {
  const other = await Deal.open(shop, { buyer: deal.buyer });
  for (const each of [deal, other]) await each.bringTo('accepted');
  const [at, soonAfter] = [inHours(48), inHours(49.4)];
  await deal.propose('buyer', at);
  await other.propose('seller', soonAfter, 'Cais do Sodré');
  const clash = { title: 'Leica M3', zone: 'Europe/Lisbon', agreed: false };
  expect((await deal.show('buyer')).clashes).toEqual([
    { ...clash, _id: other.order, at: soonAfter, place: 'Cais do Sodré' },
  ]);
  expect((await other.show('buyer')).clashes).toEqual([
    { ...clash, _id: deal.order, at, place: 'Rossio station' },
  ]);
  expect([(await deal.show('seller')).clashes, (await other.show('seller')).clashes]).toEqual([[], []]);
  await deal.agree('seller', 1);
  expect((await other.show('buyer')).clashes).toMatchObject([{ _id: deal.order, agreed: true }]);
  // There is no warning when the meetings are far enough apart, in the same place or canceled.
  const later = inHours(49.6);
  await other.propose('seller', later, 'Cais do Sodré');
  const { clashes, otherMeetings } = await deal.show('buyer');
  expect(clashes).toEqual([]);
  expect(otherMeetings).toEqual([{ ...clash, _id: other.order, at: later, place: 'Cais do Sodré' }]);
  await other.propose('seller', soonAfter, ' rossio Station');
  expect((await deal.show('buyer')).clashes).toEqual([]);
  await other.propose('seller', soonAfter, 'Belém');
  await other.take('cancel', 'seller');
  expect((await deal.show('buyer')).clashes).toEqual([]);
});

test('a meeting in the past or more than thirty days ahead is rejected', async () => {
  await deal.bringTo('accepted');
  for (const hours of [-0.1, 30 * 24 + 0.1])
    expectProblem(await deal.propose('buyer', inHours(hours)), 422, ['at'], String(hours));
  expect((await deal.propose('buyer', inHours(30 * 24 - 0.1))).status).toBe(200);
});

test('the eleventh proposal within an hour is rejected with 429', async () => {
  await deal.bringTo('accepted');
  for (let hours = 1; hours <= 10; hours++)
    expect((await deal.propose('buyer', inHours(hours))).status, String(hours)).toBe(200);
  expectProblem(await deal.propose('buyer', inHours(11)), 429);
  expect((await deal.show('seller')).meeting?.version).toBe(10);
  expect((await deal.propose('seller', inHours(12))).status).toBe(200);
});

test('a past proposal cannot be accepted', async () => {
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(1));
  expect((await deal.show('seller')).acts).toContain('agree');
  await deal.moveProposalBack(0.1);
  expect(await deal.show('seller')).toMatchObject({
    meeting: { past: true },
    acts: ['cancel', 'sold', 'propose', 'code'],
  });
  expectProblem(await deal.agree('seller', 1), 409);
});

const unfold = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

test('the calendar file has the meeting, and a cancellation removes it', async () => {
  await deal.bringTo('accepted');
  const place = `Café; ${'ü'.repeat(60)}, Porto`;
  const at = inHours(48);
  await deal.propose('buyer', at, place);
  await newMails();
  await deal.agree('seller', 1);
  const mails = await newMails();
  expect(mails.map(({ calendar }) => calendar?.method)).toEqual(['PUBLISH', 'PUBLISH']);
  const { text } = mails[0]!.calendar!;
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const lines = unfold(text);
  const stamp = at.replaceAll(/[-:]|\.\d+/g, '');
  for (const line of [
    `UID:order-${deal.order}@shop.example`,
    'SEQUENCE:1',
    `DTSTART:${stamp}`,
    `LOCATION:Café\\; ${'ü'.repeat(60)}\\, Porto`,
    'TRIGGER:-PT2H',
    'STATUS:CONFIRMED',
  ])
    expect(lines).toContain(line);
  expect(text).not.toContain((await deal.code()).replace('-', ''));
  expect(text).not.toContain(await deal.code());
  await deal.take('cancel', 'buyer');
  const off = await newMails();
  expect(off.map(({ to }) => to).toSorted()).toEqual([deal.buyer.email, deal.seller.email].toSorted());
  for (const { calendar } of off) {
    expect(calendar?.method).toBe('CANCEL');
    const cancelled = unfold(calendar!.text);
    for (const line of [`UID:order-${deal.order}@shop.example`, 'SEQUENCE:2', 'STATUS:CANCELLED'])
      expect(cancelled).toContain(line);
  }
});

const liveIn = (user: TestUser, zone: string) =>
  shop.call('PUT', '/profile/zone', { as: user, body: { zone } });

test('if the zones of the two sides differ, emails and calendar files show the time in each side’s zone', async () => {
  await deal.bringTo('accepted');
  await newMails();
  const at = inHours(48);
  const zone = 'Europe/Berlin';
  await liveIn(deal.buyer, 'America/New_York');
  await deal.call('PUT', '/meeting', 'buyer', { body: { ...meetingAt(at), zone } });
  const [mail] = await newMails();
  const time = formatMeeting(at, zone);
  expect(mail!.text).toContain(`When: ${time}\nWhere:`);
  await liveIn(deal.seller, 'Europe/Paris');
  await deal.agree('seller', 1);
  const [toBuyer, toSeller] = await newMails();
  const other = formatMeeting(at, 'America/New_York');
  expect(toBuyer!.text).toContain(`When: ${time} = ${other}\nWhere:`);
  expect(toSeller!.text).toContain(`When: ${time}\n`);
  const description = unfold(toSeller!.calendar!.text).find((line) => line.startsWith('DESCRIPTION:'));
  const escaped = [time, other].map((words) => words.replaceAll(',', '\\,'));
  expect(description).toContain(`DESCRIPTION:${escaped.join('\\n')}\\n`);
  expect((await deal.show('seller')).other.zone).toBe('America/New_York');
});

test('the zone of the other side is shown only after acceptance', async () => {
  await liveIn(deal.buyer, 'Asia/Tokyo');
  expect((await deal.show('seller')).other.zone).toBeNull();
  await deal.bringTo('accepted');
  expect((await deal.show('seller')).other.zone).toBe('Asia/Tokyo');
});
