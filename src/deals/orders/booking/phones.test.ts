import { expect, test } from 'vitest';
import type { OrderStage } from '#src/platform/db/columns.ts';
import { Deal, mailReader } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, meeting, tryToBook, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');
const stranger = await shop.createUser('Seller');

const ofSeller = { phone: '+1 503 555 0142', town: 'Portland' };
const ofBuyer = { phone: '+1 503 555 0143', town: 'Salem' };

const setProfile = (as: TestUser, body: object) => shop.call('PATCH', '/profile', { as, body });

async function open(): Promise<Deal> {
  const deal = await Deal.open(shop);
  await setProfile(deal.seller, ofSeller);
  await setProfile(deal.buyer, ofBuyer);
  return deal;
}

async function shownTo(deal: Deal, as: TestUser) {
  const { other } = (await shop.call('GET', `/orders/${deal.order}`, { as })).body;
  return [other.phone, other.town];
}

test.for<[OrderStage, boolean]>([
  ['requested', false],
  ['declined', false],
  ['withdrawn', false],
  ['accepted', true],
  ['arranged', true],
  ['handed-over', true],
  ['completed', true],
  ['cancelled', true],
])('a buyer sees the phone number and town of the seller at %s: %s', async ([stage, isShown]) => {
  const deal = await open();
  await deal.bringTo(stage);
  expect(await shownTo(deal, deal.buyer)).toEqual(isShown ? [ofSeller.phone, ofSeller.town] : [null, null]);
  // Sellers see the phone number that the buyer entered for this order, even before they accept it.
  expect(await shownTo(deal, deal.seller)).toEqual([meeting.phone, isShown ? ofBuyer.town : null]);
  expect(await shownTo(deal, admin)).toEqual([ofSeller.phone, ofSeller.town]);
});

test('concurrent bookings of a buyer without a phone number all succeed', async () => {
  const [buyer, seller] = [await shop.createUser('Buyer'), await shop.createUser('Seller')];
  const items = await Promise.all(Array.from({ length: 6 }, () => createListing(shop, seller)));
  const booked = await Promise.all(items.map((item) => tryToBook(shop, buyer, item)));
  expect(booked.map(({ status }) => status)).toEqual(items.map(() => 201));
});

test('nobody but the sides of an order and admins gets a phone number, and no list has that of the seller', async () => {
  const deal = await open();
  await deal.bringTo('accepted');
  expectProblem(await shop.call('GET', `/orders/${deal.order}`, { as: stranger }), 403);
  for (const as of [deal.buyer, deal.seller, admin, stranger]) {
    const { body } = await shop.call('GET', '/orders', { as });
    expect(JSON.stringify(body)).not.toContain(ofSeller.phone);
  }
  for (const path of [`/cameras/${deal.item}`, `/sellers/${deal.seller.id}`])
    expect(JSON.stringify(await shop.call('GET', path))).not.toContain(ofSeller.phone);
});

test('a seller without a phone number is shown without one, and a suspicious number carries a warning', async () => {
  const deal = await Deal.open(shop);
  await deal.bringTo('accepted');
  expect(await shownTo(deal, deal.buyer)).toEqual([null, null]);
  await setProfile(deal.seller, { phone: '5035550142 or pay.example.com/x' });
  expect((await deal.show('buyer')).warnings.phone).toEqual(['link']);
});

test('the email about an accepted order or offer has the phone number of the seller if there is one', async () => {
  const newMails = mailReader(shop);
  const linesAfter = async (act: () => Promise<unknown>, to: TestUser) => {
    await newMails();
    await act();
    const text = (await newMails()).find((mail) => mail.to === to.email)!.text;
    return text.split('\n').filter((line) => line.startsWith('Seller’s phone'));
  };
  const [deal, silent] = [await open(), await Deal.open(shop)];
  const line = [`Seller’s phone: ${ofSeller.phone}`];
  expect(await linesAfter(() => deal.take('accept', 'seller'), deal.buyer)).toEqual(line);
  expect(await linesAfter(() => silent.take('accept', 'seller'), silent.buyer)).toEqual([]);
  const negotiation = await Negotiation.open(shop, { seller: deal.seller });
  const offer = await negotiation.makeOffer(200);
  const accept = () => negotiation.take('accept', 'seller', offer);
  expect(await linesAfter(accept, negotiation.buyer)).toEqual(line);
});

test('the phone number of a booking is not added to the profile, where other buyers would see it', async () => {
  const [buyer, seller] = [await shop.createUser('Buyer'), await shop.createUser('Seller')];
  await book(shop, buyer, await createListing(shop, seller));
  expect((await shop.call('GET', '/profile', { as: buyer })).body.phone).toBeNull();
});
