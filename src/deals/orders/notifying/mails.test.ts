import { beforeEach, expect, test } from 'vitest';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { mailReader } from '#test/deals.ts';
import { findFreePort } from '#test/free-port.ts';
import { runJobs } from '#test/jobs.ts';
import type { ReadMail } from '#test/mails.ts';
import { mailWork } from '#test/notifications.ts';
import { book, meeting, openShop, createListing, tryToBook, type TestUser, useShop } from '#test/shop.ts';
import { startMailServer } from '#test/smtp.ts';

let seller: TestUser;
let buyer: TestUser;
const shop = await useShop({ PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'on' });
const admin = await shop.createUser('admin');
// Creates new users for each test, because the number of emails to a user is limited.
beforeEach(async () => {
  seller = await shop.createUser('Seller', 'Sol <b>Solberg</b>');
  buyer = await shop.createUser('Buyer', 'Bo Buyer');
});

const newMails = mailReader(shop);

const bodyOf = ({ text }: ReadMail) => text.split('\n\n').slice(1, -1);

test('a booking sends both sides an email with the details for the meeting', async () => {
  const listing = await createListing(shop, seller, { title: 'Leica M3', sale: 1250, location: 'Braga' });
  const { until, conversation } = await book(shop, buyer, listing);
  const by = formatMoment(until!);
  const mails = await newMails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, 'Booking requested: Leica M3'],
    [seller.email, 'Someone wants to book Leica M3'],
  ]);
  const [toBuyer, toSeller] = mails.map(bodyOf) as [string[], string[]];
  expect(toBuyer.slice(2)).toEqual([
    [
      'Item: Leica M3',
      'Price: $1,250',
      `Seller: ${seller.name}`,
      'Item location: Braga',
      `Suggested meeting place: ${meeting.location}`,
    ].join('\n'),
    `Waiting for ${seller.name} to accept – until ${by}.`,
    `Open the conversation:\nhttps://shop.example/dashboard/messages/${conversation}`,
  ]);
  expect(toSeller.slice(2)).toEqual([
    [
      'Item: Leica M3',
      'Price: $1,250',
      `Buyer: ${buyer.name}`,
      `Buyer’s phone: ${meeting.phone}`,
      `Buyer’s email: ${buyer.email}`,
      `Suggested meeting place: ${meeting.location}`,
    ].join('\n'),
    `${buyer.name} is waiting for your answer. Reply by ${by}.`,
    `Answer the request:\nhttps://shop.example/dashboard/messages/${conversation}`,
  ]);
  expect(mails[0]!.html).toContain('Sol &lt;b&gt;Solberg&lt;/b&gt;');
});

test('a rejected booking sends no email', async () => {
  const listing = await createListing(shop, seller);
  await book(shop, buyer, listing);
  await newMails();
  const other = await shop.createUser('Buyer');
  const rejected = await tryToBook(shop, other, listing);
  expect(rejected.status).toBe(409);
  expect(await newMails()).toEqual([]);
});

test.for([
  ['buyer', 'You have canceled this order.', 'The buyer, Bo Buyer, has canceled this order.'],
  ['seller', 'The seller, Sol <b>Solberg</b>, has canceled this order.', 'You have canceled this order.'],
  ['admin', 'An admin has canceled this order.', 'An admin has canceled this order.'],
] as const)(
  'the emails to both sides say that the %s canceled the order',
  async ([by, textForBuyer, textForSeller]) => {
    const item = await createListing(shop, seller, { title: 'Leica M3', sale: 1250 }, 'lens');
    const order = await book(shop, buyer, item);
    await shop.call('PUT', `/orders/${order._id}/accept`, { as: seller });
    await newMails();
    const as = { buyer, seller, admin }[by];
    await shop.call('DELETE', `/orders/${order._id}`, { as });
    const mails = await newMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [buyer.email, 'Canceled: Leica M3'],
      [seller.email, 'Canceled: Leica M3'],
    ]);
    const facts = 'Item: Leica M3\nPrice: $1,250';
    expect(bodyOf(mails[0]!)).toEqual([
      textForBuyer,
      'You owe nothing. See similar items.',
      facts,
      'See other items:\nhttps://shop.example/lens',
    ]);
    expect(bodyOf(mails[1]!)).toEqual([
      textForSeller,
      'Your item is available again.',
      facts,
      `See the item:\nhttps://shop.example/dashboard/lens/${item._id}`,
    ]);
    await shop.call('DELETE', `/orders/${order._id}`, { as });
    expect(await newMails(), 'a second call').toEqual([]);
  },
);

test('hiding the order of a sold item sends no email', async () => {
  const listing = await createListing(shop, seller);
  const order = await book(shop, buyer, listing);
  await shop.call('PUT', `/cameras/${listing._id}/sold`, { as: seller });
  await newMails();
  expect((await shop.call('DELETE', `/orders/${order._id}`, { as: buyer })).body.deletedCount).toBe(1);
  expect(await newMails()).toEqual([]);
});

test('when an admin removes an item, its seller and the buyer of its order get one email each', async () => {
  const [booked, free] = [
    await createListing(shop, seller, { title: 'Booked' }),
    await createListing(shop, seller),
  ];
  await book(shop, buyer, booked);
  await newMails();
  await shop.call('DELETE', `/cameras/${booked._id}`, { as: admin });
  const mails = await newMails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, 'Canceled: Booked'],
    [seller.email, 'Removed: Booked'],
  ]);
  expect(mails[0]!.text).toContain('has removed this item');
  expect(mails[1]!.text).toContain('The open order was canceled');
  await shop.call('DELETE', `/cameras/${free._id}`, { as: admin });
  const [only, ...others] = await newMails();
  expect(only!.to).toBe(seller.email);
  expect(only!.text).not.toContain('order');
  expect(others).toEqual([]);
});

test('a seller who withdraws an item gets no email about it', async () => {
  const listing = await createListing(shop, seller);
  await shop.call('DELETE', `/cameras/${listing._id}`, { as: seller });
  expect(await newMails()).toEqual([]);
});

test('an outage of the mail server only delays emails, and each arrives exactly once', async () => {
  const port = await findFreePort();
  const other = await openShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const [from, to] = [await other.createUser('Seller'), await other.createUser('Buyer')];
  await book(other, to, await createListing(other, from));
  expect(await runJobs(other.app, [mailWork])).toEqual({ failed: 2 });
  expect(await runJobs(other.app, [mailWork]), 'still down').toEqual({ failed: 2 });
  const server = await startMailServer(port);
  expect(await runJobs(other.app, [mailWork])).toEqual({ failed: 0 });
  await runJobs(other.app, [mailWork]);
  expect(server.received.map((mail) => mail.to).toSorted()).toEqual([from.email, to.email].toSorted());
  expect(new Set(server.received.map(({ headers }) => headers['message-id'])).size).toBe(2);
  await server.stop();
  await other.close();
});
