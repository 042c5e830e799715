import { expect, type Page, type Locator } from '#e2e/fixtures.ts';
import type { Order, Shop, TestUser } from '#e2e/shop.ts';
import { button, main } from './conversation.ts';
import { dismissToast, visit } from './visit.ts';

export async function openBooking(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const meeting = { phone: '+351 555 0123', location: 'Café Majestic, Porto' };

export async function fillBooking(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Phone').fill(meeting.phone);
  await dialog.getByLabel('Meeting location').fill(meeting.location);
}

/** Opens the booking of a new item as a new buyer, and fills it in. */
export async function beginBooking({ open, shop }: { open: (user: TestUser) => Promise<Page>; shop: Shop }) {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const page = await open(buyer);
  await visit(page, item.path);
  const dialog = await openBooking(page, item.title);
  await fillBooking(dialog);
  return { item, buyer, page, dialog };
}

export async function sendBooking(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
}

/** Waits for the conversation of an item that has just been booked, and returns the confirmation above it. */
export async function seeRequested(page: Page): Promise<Locator> {
  await expect(page).toHaveURL(/\/dashboard\/messages\/[\w-]+$/);
  const confirmation = page.getByRole('region', { name: 'Requested!' });
  await expect(confirmation).toBeVisible();
  return confirmation;
}

export function rowOf(page: Page, table: string, title: string): Locator {
  return page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: title });
}

/** Opens the rare actions of a row, a card or a page. */
export async function openMenu(part: Page | Locator): Promise<void> {
  await part.getByRole('button', { name: /^More:/ }).click();
}

export async function expectCells(row: Locator, cells: (string | RegExp)[]): Promise<void> {
  await expect(row.getByRole('cell')).toHaveText(cells, { useInnerText: true });
}

/** Finds the column headers of a table, including those that only screen readers announce. */
export function columnHeaders(page: Page, table: string): Locator {
  return page.getByRole('table', { name: table, exact: true }).getByRole('columnheader');
}

export const expectText = (page: Page, words: string) =>
  expect(main(page).getByText(words, { exact: true })).toBeVisible();

/** Returns a code that has the right form but belongs to no order. */
export const reverseCode = (code: string): string => [...code.replace('-', '')].toReversed().join('');

/** Returns the keys under which the page has stored what a handover without a network needs. */
export const storedHandovers = async (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('personal:')));

/** Books an item and accepts the order, so that the buyer has a handover code. */
export async function acceptOrder(shop: Shop) {
  const { id, title, seller } = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer');
  const { _id: order, conversation } = await shop.book(buyer, id);
  await shop.call('PUT', `/orders/${order}/accept`, { bearer: seller.token });
  const { body } = await shop.call<{ code: string }>('GET', `/orders/${order}/handover`, {
    bearer: buyer.token,
  });
  return { order, thread: `/dashboard/messages/${conversation}`, title, seller, buyer, code: body.code };
}

/** Also agrees on a meeting, in two days. */
export async function arrangeMeeting(shop: Shop) {
  const accepted = await acceptOrder(shop);
  const path = `/orders/${accepted.order}/meeting`;
  const at = new Date(Date.now() + 48 * 3600_000).toISOString();
  await shop.call('PUT', path, {
    bearer: accepted.buyer.token,
    body: { at, zone: 'Europe/Lisbon', place: meeting.location },
  });
  await shop.call('PUT', `${path}/agree`, { bearer: accepted.seller.token, body: { version: 1 } });
  return accepted;
}

export async function stageOf(
  shop: Shop,
  order: string,
  { token: bearer }: { token: string },
): Promise<string> {
  return (await shop.call<Order>('GET', `/orders/${order}`, { bearer })).body.stage;
}

/** Writes a review in the conversation of a deal. */
export async function review(
  page: Page,
  stars: string,
  words: string,
  toast = 'Review saved.',
): Promise<void> {
  await main(page).getByRole('radio', { name: stars }).check({ force: true });
  await main(page).getByLabel('Your review').fill(words);
  await button(page, 'Send review').click();
  await dismissToast(page, toast);
}
