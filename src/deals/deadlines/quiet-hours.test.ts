import { beforeEach, expect, test } from 'vitest';
import { formatMoment, shopZone } from '#src/platform/shared/dates.ts';
import { Deal, inHours, mailReader } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { openShop, useShop, type TestUser } from '#test/shop.ts';
import { afterNight, outsideNights } from './service.server.ts';

const shop = await useShop();
const newMails = mailReader(shop);
const hour = 3600_000;
const day = 24 * hour;

/** Returns a zone without clock changes in which it is this hour at an instant. */
function zoneAt(localHour: number, instantMs: number): string {
  const offset = ((localHour - new Date(instantMs).getUTCHours() + 36) % 24) - 12;
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`;
}

let buyer: TestUser;
let seller: TestUser;
beforeEach(async () => {
  [buyer, seller] = [await shop.createUser('Buyer', 'Bo'), await shop.createUser('Seller', 'Sol')];
});

/** Sets the users' zones so that it is this hour for them after a time limit. */
async function liveAt(hours: { buyer: number; seller: number }, limitMs: number): Promise<void> {
  for (const [user, localHour] of [
    [buyer, hours.buyer],
    [seller, hours.seller],
  ] as const) {
    const zone = zoneAt(localHour, Date.now() + limitMs);
    await shop.call('PUT', '/profile/zone', { as: user, body: { zone } });
  }
}

async function zoneOf(user: TestUser): Promise<string> {
  return (await shop.call('GET', '/profile', { as: user })).body.zone;
}

/** Returns how many hours the deadline is later than `limitMs` from now. */
const movedBy = (until: string | null, limitMs: number) =>
  (Date.parse(until ?? '') - Date.now() - limitMs) / hour;

/** At 23:00 to 23:59, the morning is 8 to 9 hours away. */
const isMoved = (until: string | null, limitMs: number): boolean => {
  const hours = movedBy(until, limitMs);
  if (hours > 7.9 && hours < 9.1) return true;
  if (Math.abs(hours) < 0.1) return false;
  throw new Error(`moved by ${hours} hours`);
};

test('a request gives the seller until their morning, in the order and in the emails to both sides', async () => {
  await liveAt({ buyer: 12, seller: 23 }, 2 * day);
  await newMails();
  const deal = await Deal.open(shop, { buyer, seller });
  const { until } = await deal.show('seller');
  expect(isMoved(until, 2 * day)).toBe(true);
  const mails = await newMails();
  const textTo = (user: TestUser) => mails.find(({ to }) => to === user.email)!.text;
  expect(textTo(seller)).toContain(`Reply by ${formatMoment(until!, await zoneOf(seller))}.`);
  expect(textTo(seller)).toContain(', 8:00 AM ');
  expect(textTo(buyer)).toContain(`until ${formatMoment(until!, await zoneOf(buyer))}.`);
});

test("a request is not moved out of the buyer's night", async () => {
  await liveAt({ buyer: 23, seller: 12 }, 2 * day);
  expect(isMoved((await (await Deal.open(shop, { buyer, seller })).show('seller')).until, 2 * day)).toBe(
    false,
  );
});

test.for([
  ['the buyer', { buyer: 23, seller: 12 }],
  ['the seller', { buyer: 12, seller: 23 }],
  ['both', { buyer: 23, seller: 23 }],
] as const)('an accepted order ends in no night of %s', async ([, hours]) => {
  await liveAt(hours, 14 * day);
  const deal = await Deal.open(shop, { buyer, seller });
  await deal.take('accept', 'seller');
  expect(isMoved((await deal.show('buyer')).until, 14 * day)).toBe(true);
});

test('an arranged order ends seven days after the meeting, but not at night', async () => {
  await liveAt({ buyer: 23, seller: 12 }, 9 * day);
  const deal = await Deal.open(shop, { buyer, seller });
  await deal.take('accept', 'seller');
  await deal.propose('seller', inHours(48));
  await deal.agree('buyer', 1);
  expect(isMoved((await deal.show('buyer')).until, 9 * day)).toBe(true);
});

test('the deadlines of a handover, of a dispute and of its decision are never at night for the side that must act', async () => {
  await liveAt({ buyer: 23, seller: 12 }, 3 * day);
  const deal = await Deal.open(shop, { buyer, seller });
  await deal.take('sold', 'seller');
  expect(isMoved((await deal.show('buyer')).until, 3 * day)).toBe(true);
  await deal.claim('buyer', 'not-handed-over');
  expect(isMoved((await deal.show('buyer')).until, 3 * day)).toBe(false);
  await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'We met at the station.' } });
  const { until } = await deal.show('buyer');
  const expected = afterNight(new Date(Date.now() + 14 * day), shopZone());
  expect(Math.abs(Date.parse(until!) - expected.getTime())).toBeLessThan(60_000);
});

test('offers never end at night for the side that must answer', async () => {
  await liveAt({ buyer: 12, seller: 23 }, 2 * day);
  const negotiation = await Negotiation.open(shop, { buyer, seller });
  const { body: offer } = await negotiation.offer(200);
  expect(isMoved(offer.until, 2 * day)).toBe(true);
  const { body: counter } = await negotiation.counter('seller', offer._id, 280);
  expect(isMoved(counter.until, 2 * day)).toBe(false);
  await liveAt({ buyer: 12, seller: 23 }, 14 * day);
  await negotiation.take('accept', 'buyer', counter._id);
  const { body: orders } = await shop.call('GET', '/orders', { as: buyer });
  expect(isMoved(orders[0].until, 14 * day)).toBe(true);
});

test('a confirmed offer gives the seller until their morning', async () => {
  const negotiation = await Negotiation.open(shop, { buyer, seller });
  const id = await negotiation.makeOffer(200);
  await negotiation.edit({ des: 'The mirror sticks.' });
  await liveAt({ buyer: 12, seller: 23 }, 2 * day);
  expect((await negotiation.take('confirm', 'buyer', id)).status).toBe(200);
  expect(isMoved((await negotiation.show('seller'))!.until, 2 * day)).toBe(true);
});

test.for([
  ['2027-06-15T21:59:00.000Z', '2027-06-15T21:59:00.000Z'],
  ['2027-06-15T22:00:00.000Z', '2027-06-16T08:00:00.000Z'],
  ['2027-06-16T07:59:00.000Z', '2027-06-16T08:00:00.000Z'],
] as const)('a night is from 22:00 to 8:00: a deadline at %s is moved to %s', ([due, moved]) => {
  expect(outsideNights(new Date(due), ['Etc/GMT'], 1)).toEqual(new Date(moved));
});

test('the morning of one user is moved to that of the other if it is in their night', () => {
  // The morning at 8:00 in UTC+2 is 23:00 in UTC-7.
  const due = new Date('2027-06-15T21:00:00.000Z');
  const morning = new Date('2027-06-16T15:00:00.000Z');
  for (const zones of [
    ['Etc/GMT-2', 'Etc/GMT+7'],
    ['Etc/GMT+7', 'Etc/GMT-2'],
  ])
    expect(outsideNights(due, zones, 1)).toEqual(morning);
});

test('a user whose zone is unknown gets deadlines in the zone of the shop', async () => {
  const deal = await Deal.open(shop, { buyer, seller });
  const { until, history } = await deal.show('buyer');
  const requested = Date.parse(history[0]!.at);
  expect(until).toBe(afterNight(new Date(requested + 2 * day), shopZone()).toISOString());
});

test('no deadline is moved when deadlines pass faster', async () => {
  const fast = await openShop({ DEAL_SPEED: '2' });
  try {
    const [other, owner] = [await fast.createUser('Buyer'), await fast.createUser('Seller')];
    for (const as of [other, owner])
      await fast.call('PUT', '/profile/zone', { as, body: { zone: zoneAt(23, Date.now() + day) } });
    const deal = await Deal.open(fast, { buyer: other, seller: owner });
    expect(isMoved((await deal.show('buyer')).until, day)).toBe(false);
    await deal.take('accept', 'seller');
    expect(isMoved((await deal.show('buyer')).until, 7 * day)).toBe(false);
  } finally {
    await fast.close();
  }
});
