import { expect, test } from 'vitest';
import { Deal, inHours } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();

async function notificationsOf(as: TestUser): Promise<[text: string, path: string][]> {
  const { body } = await shop.call('GET', '/notifications?unread=true', { as });
  if (body[0]) await shop.call('PUT', '/notifications/read', { as, body: { until: body[0].date } });
  return body.map(({ text, path }: { text: string; path: string }) => [text, path]);
}

test('each transition of an order notifies the side that did not cause it', async () => {
  const deal = await Deal.open(shop);
  const path = `/dashboard/orders/${deal.order}`;
  const both = async () => [await notificationsOf(deal.buyer), await notificationsOf(deal.seller)];
  expect(await both()).toEqual([[], [['Someone wants to book your item', path]]]);
  await deal.take('accept', 'seller');
  expect(await both()).toEqual([[['The seller accepted', path]], []]);
  await deal.propose('buyer', inHours(48));
  expect(await both()).toEqual([[], [['A meeting was suggested', path]]]);
  await deal.agree('seller', 1);
  expect(await both()).toEqual([[['The meeting is set', path]], []]);
  await deal.take('cancel', 'buyer');
  expect(await both()).toEqual([[], [['The order was canceled', path]]]);
});

test('a transition by an admin notifies both sides', async () => {
  const deal = await Deal.open(shop);
  await notificationsOf(deal.seller);
  const as = await shop.createUser('admin');
  await shop.call('PUT', `/orders/${deal.order}/cancel`, { as, body: { reason: 'Stolen.' } });
  for (const user of [deal.buyer, deal.seller])
    expect((await notificationsOf(user)).map(([text]) => text)).toEqual(['The order was canceled']);
});

test('an accepted offer notifies the side that made it', async () => {
  const negotiation = await Negotiation.open(shop);
  await negotiation.take('accept', 'seller', await negotiation.makeOffer(250));
  const [[text, path] = []] = await notificationsOf(negotiation.buyer);
  expect(text).toBe('Your price was accepted');
  expect(path).toMatch(/^\/dashboard\/orders\/[0-9a-f-]{36}$/);
});
