import { beforeEach, expect, test } from 'vitest';
import { Deal, inHours, mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop({ PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'on' });
const newMails = mailReader(shop);

let deal: Deal;
beforeEach(async () => {
  deal = await Deal.open(shop);
  await shop.sql`update users set email_verified = true`;
  await newMails();
});

const calendarFor = (side: 'buyer' | 'seller') => deal.call('GET', '/calendar', side);
const withoutStamp = (text: string) => text.replace(/DTSTAMP:.*/, '');

test('both sides can download the calendar file of the email', async () => {
  await deal.arrange();
  const { status, headers, body } = await calendarFor('buyer');
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/calendar; charset=utf-8; method=PUBLISH',
    'attachment; filename="meeting.ics"',
  ]);
  expect(headers.get('cache-control')).toBe('no-store');
  const mails = (await newMails()).filter(({ calendar }) => calendar !== null);
  expect(mails).toHaveLength(2);
  for (const { calendar } of mails) expect(withoutStamp(body)).toBe(withoutStamp(calendar!.text));
  expect(withoutStamp((await calendarFor('seller')).body)).toBe(withoutStamp(body));
});

test('the calendar file of a moved meeting replaces the earlier entry', async () => {
  await deal.arrange();
  const moved = inHours(60);
  await deal.propose('seller', moved, 'Cais do Sodré', [inHours(70)]);
  expect((await calendarFor('buyer')).body).toContain('SEQUENCE:1\r\n');
  await deal.agree('buyer', 2, moved);
  const { body } = await calendarFor('buyer');
  for (const line of [
    `UID:order-${deal.order}@shop.example`,
    'SEQUENCE:2',
    `DTSTART:${moved.replaceAll(/[-:]|\.\d+/g, '')}`,
    'LOCATION:Cais do Sodré',
    `URL:https://shop.example${await deal.thread()}`,
  ])
    expect(body.replaceAll('\r\n ', '')).toContain(`${line}\r\n`);
});

test.for([
  ['Seattle, WA', ['GEO:47.6062;-122.3321']],
  // In Washington and in Oregon.
  ['Dayton', []],
  ['Rossio station', []],
] as const)('the calendar file of a meeting at %s has the positions %j', async ([place, expected]) => {
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(48), place);
  await newMails();
  await deal.agree('seller', 1);
  const [mail] = (await newMails()).filter(({ calendar }) => calendar !== null);
  for (const text of [mail!.calendar!.text, (await calendarFor('buyer')).body])
    expect(text.split('\r\n').filter((line: string) => line.startsWith('GEO'))).toEqual(expected);
});

test('the calendar file of a meeting where the item is has the position that its seller chose', async () => {
  await deal.shop.sql`update listings set location = 'Dayton', place_id = 5791896 where id = ${deal.item}`;
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(48), 'Dayton');
  await deal.agree('seller', 1);
  expect((await calendarFor('seller')).body).toMatch(/\r\nGEO:46\.\d{1,6};-117\.\d{1,6}\r\n/);
});

test('without an agreed meeting there is no calendar file', async () => {
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(48));
  expectProblem(await calendarFor('buyer'), 409);
  await deal.agree('seller', 1);
  await deal.take('cancel', 'buyer');
  expectProblem(await calendarFor('buyer'), 409);
});

test('the email about an agreed meeting has a link to a map of the place', async () => {
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(48), 'Café & Bar, Porto');
  await newMails();
  await deal.agree('seller', 1);
  const mails = await newMails();
  expect(mails.map(({ to }) => to)).toEqual([deal.buyer.email, deal.seller.email]);
  for (const { text } of mails)
    expect(text).toContain(
      'Where: Café & Bar, Porto\nMap: https://www.google.com/maps/search/?api=1&query=Caf%C3%A9+%26+Bar%2C+Porto\n',
    );
});
