import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Deal, inHours } from '#test/deals.ts';
import type { ReadMail } from '#test/mails.ts';
import { openShop, type Person, type Shop } from '#test/shop.ts';
import { startMailServer, type TestMailServer } from '#test/smtp.ts';
import { endDueOrders, lookAfterOrder } from './deal-clock.server.ts';
import { turnOf } from './turn.ts';

let shop: Shop;
let server: TestMailServer;
let admin: Person;
let deal: Deal;
beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  admin = await shop.hire('admin', 'Ada');
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});
beforeEach(async () => {
  deal = await Deal.open(shop);
  await sql`update people set email_verified = true`.execute(shop.app.db);
});

/** What the mail server took since it was asked last. */
async function received(): Promise<ReadMail[]> {
  await shop.work();
  return server.received.splice(0);
}

type Told = [to: 'buyer' | 'seller' | 'admin', subject: string, button: string];

/**
 * The mails that were sent, in any order. Each has the sentence of the order's page, where it waits for someone, and one way: to
 * that page, or where that is over, to what is next.
 */
async function expectMails(...expected: Told[]): Promise<ReadMail[]> {
  const mails = await received();
  const told: Told[] = [];
  for (const mail of mails) {
    const side = mail.to === admin.email ? 'admin' : mail.to === deal.buyer.email ? 'buyer' : 'seller';
    expect(mail.to, mail.subject).toBe(side === 'admin' ? admin.email : deal[side].email);
    const parts = mail.text.split('\n\n');
    const [label = '', url = ''] = parts.at(-2)!.split(':\n');
    told.push([side, mail.subject, label]);
    expect(mail.html.match(/<a style=[^>]* href="([^"]+)"/g), mail.subject).toHaveLength(1);
    expect(mail.html).toContain(`href="${url}">${label}</a>`);
    if (side === 'admin') continue;
    const shown = await deal.show(side);
    if (shown.until === null) continue;
    expect(url).toBe(`http://localhost:3000/dashboard/orders/${deal.order}`);
    expect([mail.subject, parts.at(-3)]).toEqual([mail.subject, turnOf(shown, side)]);
    expect(mail.html).toContain(`<strong>${turnOf(shown, side)}</strong>`);
  }
  expect(told.toSorted()).toEqual(expected.toSorted());
  return mails;
}

const booked: Told[] = [
  ['buyer', 'Booked: Leica M3', 'See your order'],
  ['seller', 'Someone has booked Leica M3', 'Answer the request'],
];

test('the mails of a deal, from the booking to its end', async () => {
  await expectMails(...booked);
  await deal.take('accept', 'seller');
  await expectMails(['buyer', 'Leica M3 is yours to collect', 'See your order']);
  await deal.propose('buyer', inHours(48));
  await expectMails(['seller', 'When and where to meet: Leica M3', 'Answer the proposal']);
  await deal.agree('seller', 1);
  const arranged = await expectMails(
    ['buyer', 'Arranged: Leica M3', 'See the order'],
    ['seller', 'Arranged: Leica M3', 'See the order'],
  );
  expect(arranged.map(({ calendar }) => calendar?.method)).toEqual(['PUBLISH', 'PUBLISH']);
  await deal.propose('seller', inHours(72));
  await expectMails(['buyer', 'When and where to meet: Leica M3', 'Answer the proposal']);
  await deal.take('received', 'buyer');
  await expectMails(['seller', 'Did Leica M3 change hands?', 'See the order']);
  await deal.take('sold', 'seller');
  await expectMails(
    ['buyer', 'Done: Leica M3', 'Write a review'],
    ['seller', 'Done: Leica M3', 'Write a review'],
  );
});

test('a seller is reminded of a request after a day, once', async () => {
  await received();
  await lookAfterOrder(shop.app, deal.order);
  await expectMails();
  await deal.write(sql`moved_at = moved_at - interval '24 hours'`);
  await lookAfterOrder(shop.app, deal.order);
  await lookAfterOrder(shop.app, deal.order);
  await expectMails(['seller', 'Leica M3: a buyer waits for your answer', 'Answer the request']);
});

test('both are reminded of a meeting the day before, once, and of none that is over', async () => {
  await deal.arrange(48);
  await received();
  await lookAfterOrder(shop.app, deal.order);
  await expectMails();
  await deal.write(sql`meeting_at = now() + interval '23 hours', moved_at = now() - interval '3 hours'`);
  await lookAfterOrder(shop.app, deal.order);
  await lookAfterOrder(shop.app, deal.order);
  await expectMails(
    ['buyer', 'Soon: you meet for Leica M3', 'See the order'],
    ['seller', 'Soon: you meet for Leica M3', 'See the order'],
  );
  await deal.write(sql`meeting_at = now() - interval '1 hour', reminded_at = null`);
  await lookAfterOrder(shop.app, deal.order);
  await expectMails();
});

test.for([
  ['decline', 'seller'],
  ['withdraw', 'buyer'],
] as const)('%s is told to both sides', async ([act, side]) => {
  await received();
  await deal.take(act, side);
  const mails = await received();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([deal.buyer.email, deal.seller.email].toSorted());
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Cancelled: Leica M3']));
});

test('what the clock ends is told to both, with why', async () => {
  await received();
  await deal.endTime();
  await endDueOrders(shop.app);
  const [toBuyer, toSeller] = await expectMails(
    ['buyer', 'Ended: Leica M3', 'See the order'],
    ['seller', 'Ended: Leica M3', 'See the order'],
  );
  expect(toBuyer!.text).toContain('Sol did not answer within two days');
  expect(toSeller!.text).toContain('You did not answer Bo within two days');
});

test('the mails of a dispute', async () => {
  await deal.arrange();
  await deal.meetingWas(2);
  await received();
  await deal.claim('buyer');
  await expectMails(
    ['seller', 'Please answer: Leica M3', 'Tell your side'],
    ['buyer', 'We have asked about Leica M3', 'See the order'],
    ['admin', 'Dispute: Leica M3', 'See the order'],
  );
  await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'The train was late.' } });
  await expectMails(
    ['buyer', 'Answered: Leica M3', 'See the order'],
    ['admin', 'Dispute: Leica M3', 'See the order'],
  );
  const { dispute } = await deal.show('buyer');
  const ruling = { outcome: 'no-show', against: 'seller', note: 'They wrote at noon.' };
  await shop.call('PUT', `/disputes/${dispute!._id}`, { as: admin, body: ruling });
  const mails = await expectMails(
    ['buyer', 'Decided: Leica M3', 'See the order'],
    ['seller', 'Decided: Leica M3', 'See the order'],
  );
  for (const { text } of mails) {
    expect(text).toContain('Sol did not come to the meeting');
    expect(text).toContain('They wrote at noon.');
  }
});
