import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderQuery } from '#src/deals/orders/client.ts';
import { reviewsQuery } from '#src/deals/reviews/reviews-client.ts';
import { conversationQuery } from '#src/messaging/conversations/thread/thread-client.ts';
import type { OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import { Deal } from '#test/deals.ts';
import { textOf, textsOf } from '#test/markup.ts';
import { Negotiation } from '#test/offers.ts';
import { useShop } from '#test/shop.ts';
import { stubStorage } from '#test/storage.ts';
import { DealThreadCard } from './deal-thread-card.tsx';
import OrderPage from './order-page.tsx';

const shop = await useShop();
beforeEach(() => stubStorage());
afterEach(() => vi.unstubAllGlobals());

function renderPage(client: QueryClient, path: string): string {
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '/orders/:id', element: createElement(OrderPage) }),
    createElement(Route, { path: '/messages/:id', element: createElement(DealThreadCard, { id: 'thread' }) }),
  );
  const router = createElement(MemoryRouter, { initialEntries: [path] }, routes);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, router));
}

/** Renders the page of an order that has been loaded. */
async function renderOrder(deal: Deal, side: OrderSide): Promise<string> {
  const client = new QueryClient();
  const order = { ...(await deal.show(side)), now: Date.now() };
  client.setQueryData(orderQuery(deal.order).queryKey, order);
  const { body: reviews } = await deal.call('GET', '/review', side);
  client.setQueryData(reviewsQuery(order).queryKey, reviews);
  return renderPage(client, `/orders/${deal.order}`);
}

test.for<[OrderStage, OrderSide, string[]]>([
  ['requested', 'buyer', ['Withdraw request']],
  ['requested', 'seller', ['Accept', 'Decline', 'Mark as handed over']],
  ['accepted', 'buyer', ['Suggest a meeting', 'I’ve received it', 'Cancel the deal']],
  [
    'arranged',
    'buyer',
    ['Add to calendar', 'Change the meeting', 'Cancel the deal', 'I’ve received it', 'Cancel the deal'],
  ],
  ['handed-over', 'buyer', ['I’ve received it', 'Report a problem']],
  ['disputed', 'buyer', ['Give your side', 'Suggest completing the deal', 'Suggest canceling the deal']],
  ['cancelled', 'seller', []],
])(
  'at the stage %s, the %s has these actions on the page of the order: %j',
  async ([stage, side, labels]) => {
    const deal = await Deal.open(shop);
    await deal.bringTo(stage);
    const html = await renderOrder(deal, side);
    expect(textsOf(html, 'button')).toEqual(labels);
  },
);

test('a price is called agreed once the request has been accepted, and not after it was declined', async () => {
  const [declined, canceled] = [await Deal.open(shop), await Deal.open(shop)];
  await declined.bringTo('declined');
  await canceled.bringTo('cancelled');
  expect(textOf(await renderOrder(declined, 'buyer'))).not.toContain('Agreed price');
  expect(textOf(await renderOrder(canceled, 'buyer'))).toContain('Agreed price');
});

test('no price is shown before the order is loaded', async () => {
  expect(textOf(renderPage(new QueryClient(), '/orders/any'))).toBe('Loading');
  const negotiation = await Negotiation.open(shop);
  const order = await negotiation.agree(280);
  const { body } = await shop.call('GET', `/orders/${order}`, { as: negotiation.buyer });
  const { body: conversation } = await shop.call('GET', `/conversations/${body.conversation}`, {
    as: negotiation.buyer,
  });
  const client = new QueryClient();
  client.setQueryData(conversationQuery('thread').queryKey, conversation);
  expect(textOf(renderPage(client, '/messages/thread'))).not.toContain('$');
  client.setQueryData(orderQuery(order).queryKey, { ...body, now: Date.now() });
  const shown = textOf(renderPage(client, '/messages/thread'));
  expect([shown.includes('$280'), shown.includes('$300')]).toEqual([true, false]);
});
