import { expect, test } from 'vitest';
import { Deal, mailReader } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

const asBooked = async (deal: Deal) => {
  const { title, sale, condition, duration } = await deal.show('buyer');
  return { title, sale, condition, duration };
};

test('an order keeps the title, price, grade and age of the item at the time of booking', async () => {
  const deal = await Deal.open(shop);
  const { body: item } = await shop.call('GET', `/cameras/${deal.item}`);
  const { title, sale, condition, duration } = item.products;
  const before = { title, sale, condition, duration };
  expect(await asBooked(deal)).toEqual(before);
  const edit = (body: object) => shop.call('PATCH', `/cameras/${deal.item}`, { as: deal.seller, body });
  expect((await edit({ title: 'Dearer' })).status).toBe(200);
  expect(await asBooked(deal)).toEqual(before);
  await deal.take('withdraw', 'buyer');
  const otherCondition = condition === 'Fair' ? 'Good' : 'Fair';
  await edit({ title: 'Leica M4', sale: 9, condition: otherCondition, duration: 99 });
  expect(await asBooked(deal)).toEqual(before);
});

test('an order from an offer keeps the title, price, grade and age that the offer agreed on', async () => {
  const negotiation = await Negotiation.open(shop);
  const offer = await negotiation.makeOffer(200);
  await shop.call('PUT', `/offers/${offer}/accept`, { as: negotiation.seller });
  const { body } = await shop.call('GET', '/orders', { as: negotiation.buyer });
  const { body: shown } = await shop.call('GET', `/orders/${body[0]._id}`, { as: negotiation.buyer });
  const { products } = (await shop.call('GET', `/cameras/${negotiation.item}`)).body;
  expect([shown.condition, shown.duration]).toEqual([products.condition, products.duration]);
});

test('each side sees the other side’s photo', async () => {
  const deal = await Deal.open(shop);
  for (const side of ['buyer', 'seller'] as const)
    await shop.call('PATCH', '/profile', {
      as: deal[side],
      body: { photoURL: `https://example.com/${side}.jpg` },
    });
  expect((await deal.show('buyer')).other.photo).toBe('https://example.com/seller.jpg');
  expect((await deal.show('seller')).other.photo).toBe('https://example.com/buyer.jpg');
});

test("the buyer of an accepted order that has no history sees the seller's contact data", async () => {
  const deal = await Deal.open(shop);
  await deal.bringTo('accepted');
  await shop.sql`delete from order_events where order_id = ${deal.order}`;
  expect((await deal.show('buyer')).other.email).toBe(deal.seller.email);
});

test('ended orders are only in the list of ended orders', async () => {
  const [ended, open] = [await Deal.open(shop), await Deal.open(shop)];
  await ended.take('withdraw', 'buyer');
  const idsOf = async (deal: Deal, side: 'buyer' | 'seller', state: string) => {
    const { body } = await shop.call('GET', `/orders?state=${state}`, { as: deal[side] });
    return body.map(({ _id }: { _id: string }) => _id);
  };
  for (const side of ['buyer', 'seller'] as const) {
    expect(await idsOf(ended, side, 'ended')).toEqual([ended.order]);
    expect(await idsOf(ended, side, 'open')).toEqual([]);
    expect(await idsOf(open, side, 'ended')).toEqual([]);
  }
});

const sellToOther = (deal: Deal) =>
  shop.call('PUT', `/cameras/${deal.item}/sold`, { as: deal.seller, body: { to: 'other' } });

test.for(['requested', 'accepted', 'arranged'] as const)(
  'a seller can sell an item to someone else while its order is %s, and the buyer gets an email',
  async (stage) => {
    const deal = await Deal.open(shop);
    await deal.bringTo(stage);
    const newMails = mailReader(shop);
    await newMails();
    expect((await sellToOther(deal)).body).toEqual({ modifiedCount: 1 });
    expect([(await deal.show('buyer')).stage, await deal.itemState()]).toEqual([
      stage === 'requested' ? 'declined' : 'cancelled',
      'sold',
    ]);
    const mails = await newMails();
    const recipients = stage === 'arranged' ? [deal.buyer.email, deal.seller.email] : [deal.buyer.email];
    expect(mails.map(({ to }) => to)).toEqual(recipients);
    expect(mails[0]!.subject).toBe(stage === 'requested' ? 'Declined: Leica M3' : 'Canceled: Leica M3');
    expect(mails[0]!.text).toContain('Sol has sold the item to someone else');
    expect((await sellToOther(deal)).body).toEqual({ modifiedCount: 0 });
  },
);

test('a seller can sell an item to someone else after declining its order, but not after the handover', async () => {
  const deal = await Deal.open(shop);
  await deal.bringTo('handed-over');
  expectProblem(await sellToOther(deal), 409);
  expect((await deal.show('buyer')).stage).toBe('handed-over');
  const free = await Deal.open(shop);
  await free.take('decline', 'seller');
  expect((await sellToOther(free)).body).toEqual({ modifiedCount: 1 });
  expect(await free.itemState()).toBe('sold');
});
