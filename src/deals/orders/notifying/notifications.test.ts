import { expect, test } from 'vitest';
import { formatMeeting } from '#src/platform/shared/dates.ts';
import { Deal, inHours, meetingAt } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();

async function notificationsOf(as: TestUser): Promise<[text: string, path: string][]> {
  const { body } = await shop.call('GET', '/notifications?unread=true', { as });
  if (body[0]) await shop.call('PUT', '/notifications/read', { as, body: { until: body[0].date } });
  return body.map(({ text, path }: { text: string; path: string }) => [text, path]);
}

const timeOf = (at: string) => formatMeeting(at, meetingAt(at).zone);

test('each transition of an order notifies only the side that did not cause it', async () => {
  const deal = await Deal.open(shop);
  const path = await deal.thread();
  const both = async () => [await notificationsOf(deal.buyer), await notificationsOf(deal.seller)];
  expect(await both()).toEqual([[], [['Someone wants to book your item', path]]]);
  await deal.take('accept', 'seller');
  expect(await both()).toEqual([[['The seller accepted', path]], []]);
  const [first, later, latest] = [inHours(48), inHours(72), inHours(96)];
  await deal.propose('buyer', first);
  expect(await both()).toEqual([[], [[`Meeting suggested: ${timeOf(first)}`, path]]]);
  await deal.agree('seller', 1);
  expect(await both()).toEqual([[[`Meeting set: ${timeOf(first)}`, path]], []]);
  await deal.propose('seller', later, undefined, [latest]);
  expect(await both()).toEqual([[[`Change the meeting? ${timeOf(later)} or ${timeOf(latest)}`, path]], []]);
  await deal.agree('buyer', 2, latest);
  expect(await both()).toEqual([[], [[`Meeting changed: ${timeOf(latest)}`, path]]]);
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
  const offer = await negotiation.makeOffer(250);
  const { conversation } = (await negotiation.show('buyer'))!;
  await negotiation.take('accept', 'seller', offer);
  const [[text, path] = []] = await notificationsOf(negotiation.buyer);
  expect(text).toBe('Your price was accepted');
  expect(path).toBe(`/dashboard/messages/${conversation}`);
});

test('notifications lead to the page of the order or to the offers once the conversation has been deleted', async () => {
  const deal = await Deal.open(shop);
  const negotiation = await Negotiation.open(shop, { seller: deal.seller });
  await negotiation.makeOffer(250);
  await shop.sql`delete from conversations where seller_id = ${deal.seller.id}`;
  expect((await notificationsOf(deal.seller)).map(([, path]) => path)).toEqual([
    '/dashboard/offers?side=selling',
    `/dashboard/orders/${deal.order}`,
  ]);
});
