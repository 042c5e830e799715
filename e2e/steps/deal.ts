import { expect, type Page } from '../fixtures.ts';
import type { Shop } from '../shop.ts';
import { main } from './conversation.ts';

export const expectText = (page: Page, words: string) =>
  expect(main(page).getByText(words, { exact: true })).toBeVisible();

/** Returns a code of the right form that belongs to no order. */
export const reverseCode = (code: string): string => [...code.replace('-', '')].toReversed().join('');

/** The keys under which the page stores what it needs for a handover without a network. */
export const storedHandovers = async (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('personal:')));

/** Books an item and accepts the order, so that the buyer has a handover code. */
export async function arrangeMeeting(shop: Shop) {
  const { id, seller } = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const { _id: order } = await shop.book(buyer, id);
  await shop.call('PUT', `/orders/${order}/accept`, { bearer: seller.token });
  const { body } = await shop.call<{ code: string }>('GET', `/orders/${order}/handover`, {
    bearer: buyer.token,
  });
  return { order, seller, buyer, code: body.code };
}
