import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { orderStatusText } from '#src/deals/orders/status-text.ts';
import { orderDeadline } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { shopZone } from '#src/platform/shared/dates.ts';
import { Deal, inHours } from '#test/deals.ts';
import type { ReadMail } from '#test/mails.ts';
import { openShop } from '#test/shop.ts';
import { startMailServer } from '#test/smtp.ts';

let deal: Deal;
const server = await startMailServer();
const shop = await openShop({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
const admin = await shop.createUser('admin', 'Ada');
afterAll(async () => {
  await shop.close();
  await server.stop();
});
beforeEach(async () => {
  deal = await Deal.open(shop);
  await sql`update users set email_verified = true`.execute(shop.app.db);
});

const checkDeadline = () => orderDeadline.handleOverdue(shop.app);

async function received(): Promise<ReadMail[]> {
  await shop.work();
  return server.received.splice(0);
}

type ExpectedMail = [to: 'buyer' | 'seller' | 'admin', subject: string, button: string];

async function pageOf(url: string): Promise<'order' | 'conversation' | 'item'> {
  const path = url.replace('http://localhost:3000', '');
  if (path === `/dashboard/orders/${deal.order}`) return 'order';
  return path === (await deal.thread()) ? 'conversation' : 'item';
}

/**
 * Checks recipients and subjects. Each email must contain one link, which leads admins to the page of the order, and the
 * sides to the conversation or another item. Those about an open order must contain its status sentence.
 */
async function expectMails(...expected: ExpectedMail[]): Promise<ReadMail[]> {
  const mails = await received();
  const sent: ExpectedMail[] = [];
  for (const mail of mails) {
    const side = mail.to === admin.email ? 'admin' : mail.to === deal.buyer.email ? 'buyer' : 'seller';
    expect(mail.to, mail.subject).toBe(side === 'admin' ? admin.email : deal[side].email);
    const parts = mail.text.split('\n\n');
    const [label = '', url = ''] = parts.at(-2)!.split(':\n');
    sent.push([side, mail.subject, label]);
    expect(mail.html.match(/<a style=[^>]* href="([^"]+)"/g), mail.subject).toHaveLength(1);
    expect(mail.html).toContain(`href="${url}">${label}</a>`);
    const isAboutItem = side !== 'admin' && label.startsWith('See');
    expect([mail.subject, await pageOf(url)]).toEqual([
      mail.subject,
      isAboutItem ? 'item' : side === 'admin' ? 'order' : 'conversation',
    ]);
    if (side === 'admin') continue;
    const shown = await deal.show(side);
    if (shown.until === null) continue;
    // Emails give full dates, because they may be read on another day.
    const status = orderStatusText(shown, side, shopZone());
    expect([mail.subject, parts.at(-3)]).toEqual([mail.subject, status]);
    expect(mail.html).toContain(`<strong>${status}</strong>`);
  }
  expect(sent.toSorted()).toEqual(expected.toSorted());
  return mails;
}

const both = (subject: string, button: string): ExpectedMail[] => [
  ['buyer', subject, button],
  ['seller', subject, button],
];

test('each transition of a deal sends the expected emails', async () => {
  await expectMails(
    ['buyer', 'Booking requested: Leica M3', 'Open the conversation'],
    ['seller', 'Someone wants to book Leica M3', 'Answer the request'],
  );
  await deal.take('accept', 'seller');
  await expectMails(['buyer', 'Accepted: Leica M3', 'Suggest a meeting']);
  await deal.propose('buyer', inHours(48));
  await expectMails(['seller', 'Meeting suggested: Leica M3', 'Reply to the suggestion']);
  await deal.agree('seller', 1);
  const arranged = await expectMails(...both('Meeting set: Leica M3', 'Open the conversation'));
  expect(arranged.map(({ calendar }) => calendar?.method)).toEqual(['PUBLISH', 'PUBLISH']);
  await deal.propose('seller', inHours(72));
  await expectMails(['buyer', 'Change the meeting? Leica M3', 'Reply to the suggestion']);
  await deal.agree('buyer', 2);
  const changed = await expectMails(...both('Meeting changed: Leica M3', 'Open the conversation'));
  expect(changed.map(({ calendar }) => calendar?.text.match(/SEQUENCE:\d+/)?.[0])).toEqual([
    'SEQUENCE:2',
    'SEQUENCE:2',
  ]);
  await deal.take('received', 'buyer');
  await expectMails(['seller', 'Please confirm the handover: Leica M3', 'Confirm or report a problem']);
  await deal.take('sold', 'seller');
  await expectMails(...both('Deal complete: Leica M3', 'Leave a review'));
});

test('a seller is reminded of a request after a day, once', async () => {
  await received();
  await checkDeadline();
  await expectMails();
  await deal.write(sql`moved_at = moved_at - interval '24 hours'`);
  await checkDeadline();
  await checkDeadline();
  await expectMails(['seller', 'Leica M3: a buyer is waiting for your answer', 'Answer the request']);
});

test('both sides get one reminder the day before a meeting, and none once the meeting is past', async () => {
  await deal.arrange(48);
  await received();
  await checkDeadline();
  await expectMails();
  await deal.write(sql`meeting_at = now() + interval '23 hours', moved_at = now() - interval '3 hours'`);
  await checkDeadline();
  await checkDeadline();
  await expectMails(...both('Coming up: your meeting about Leica M3', 'Open the conversation'));
  await deal.write(sql`meeting_at = now() - interval '1 hour', reminded_at = null`);
  await checkDeadline();
  await expectMails();
});

test.for([
  ['decline', 'seller', 'Declined', 'Sol declined, so your booking has ended', 'You declined Bo’s request'],
  ['withdraw', 'buyer', 'Withdrawn', 'You have withdrawn your request', 'Bo has withdrawn the request'],
  [
    'cancel',
    'seller',
    'Canceled',
    'The seller, Sol, has canceled this order',
    'You have canceled this order',
  ],
  ['cancel', 'buyer', 'Canceled', 'You have canceled this order', 'The buyer, Bo, has canceled this order'],
] as const)(
  '%s by the %s sends both sides an email with the reason',
  async ([action, side, subject, ...sentences]) => {
    if (action === 'cancel') await deal.bringTo('accepted');
    await received();
    await deal.call('PUT', `/${action}`, side, { body: { reason: 'I am ill,\nand cannot come.' } });
    const mails = await expectMails(
      ['buyer', `${subject}: Leica M3`, 'See other items'],
      ['seller', `${subject}: Leica M3`, 'See the item'],
    );
    for (const { to, text } of mails) {
      expect(text).toContain(sentences[to === deal.buyer.email ? 0 : 1]);
      expect(text).toContain('Reason: I am ill, and cannot come.');
    }
  },
);

test('a buyer is asked to confirm the handover, and admins get an email when the buyer denies it', async () => {
  await received();
  await deal.bringTo('handed-over');
  const [mail] = await expectMails([
    'buyer',
    'Please confirm the handover: Leica M3',
    'Confirm or report a problem',
  ]);
  expect(mail!.text).toContain('report that in your conversation within three days');
  await deal.claim('buyer', 'not-handed-over');
  await received();
  await deal.passDeadline();
  const [escalated] = await expectMails(['admin', 'Dispute: Leica M3', 'See the order']);
  expect(escalated!.text).toContain('The other side has not responded within three days.');
  await deal.passDeadline();
  const ended = await expectMails(...both('Decided: Leica M3', 'Open the conversation'));
  for (const { text } of ended) expect(text).toContain('Nobody objected in time.');
});

test('a buyer gets the new description of a booked item by email', async () => {
  await received();
  const body = { des: 'The shutter sticks since today.' };
  await shop.call('PATCH', `/cameras/${deal.item}`, { as: deal.seller, body });
  const [mail] = await expectMails(['buyer', 'Description changed: Leica M3', 'Open the conversation']);
  expect(mail!.text).toContain(body.des);
});

test('both sides get an email with the reason when an order expires', async () => {
  await received();
  await deal.passDeadline();
  const mails = await expectMails(...both('Expired: Leica M3', 'Open the conversation'));
  const [toBuyer, toSeller] = [deal.buyer, deal.seller].map(({ email }) =>
    mails.find(({ to }) => to === email),
  );
  expect(toBuyer!.text).toContain('Sol did not answer within two days');
  expect(toSeller!.text).toContain('You did not answer Bo within two days');
});

test.for([
  ['accepted', 'didn’t arrange a meeting within two weeks'],
  ['arranged', 'confirmed the handover within a week of your meeting'],
] as const)(
  'the emails to both sides explain how an order that expired while %s can still be completed',
  async ([stage, why]) => {
    await deal.bringTo(stage);
    await received();
    await deal.passDeadline();
    const mails = await expectMails(...both('Expired: Leica M3', 'Open the conversation'));
    for (const { text } of mails) {
      expect(text).toContain(why);
      expect(text).toMatch(/Give the seller your code|Enter (the buyer’s|their) code/);
    }
  },
);

test('each event of a dispute sends the expected emails', async () => {
  await deal.arrange();
  await deal.moveMeetingBack(2);
  await received();
  await deal.claim('buyer');
  await expectMails(
    ['seller', 'Please respond: Leica M3', 'Give your side'],
    ['buyer', 'Report sent: Leica M3', 'Open the conversation'],
    ['admin', 'Dispute: Leica M3', 'See the order'],
  );
  await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'The train was late.' } });
  await expectMails(
    ['buyer', 'Response received: Leica M3', 'Open the conversation'],
    ['admin', 'Dispute: Leica M3', 'See the order'],
  );
  const { dispute } = await deal.show('buyer');
  const ruling = { outcome: 'no-show', against: 'seller', note: 'They wrote at noon.' };
  await shop.call('PUT', `/disputes/${dispute!._id}`, { as: admin, body: ruling });
  const mails = await expectMails(...both('Decided: Leica M3', 'Open the conversation'));
  for (const { text } of mails) {
    expect(text).toMatch(/(Sol|you) didn’t show up/);
    expect(text).toContain('They wrote at noon.');
  }
});

test('a suggestion to settle, its acceptance and a withdrawn dispute send the expected emails', async () => {
  const settle = (side: 'buyer' | 'seller') =>
    deal.call('PUT', '/dispute/settlement', side, { body: { outcome: 'completed' } });
  await deal.missMeeting();
  await received();
  await deal.call('DELETE', '/dispute', 'buyer');
  await expectMails(['seller', 'Dispute withdrawn: Leica M3', 'Open the conversation']);
  await deal.claim('buyer');
  await received();
  await settle('seller');
  await expectMails(['buyer', 'Settle the dispute? Leica M3', 'Answer the suggestion']);
  await settle('buyer');
  await expectMails(...both('Settled: Leica M3', 'Open the conversation'));
});
