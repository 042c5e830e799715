import { expect, type Locator, type Page } from '../fixtures.ts';

/** On an item's page: opens the booking dialog. */
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

export async function sendBooking(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
}

/** In a table of the dashboard: the row of one item. */
export function rowOf(page: Page, table: string, title: string): Locator {
  return page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: title });
}

/** What the cells of a row say, one after another. */
export async function expectCells(row: Locator, cells: (string | RegExp)[]): Promise<void> {
  await expect(row.getByRole('cell')).toHaveText(cells, { useInnerText: true });
}

/** The heads of a table's columns, those for ears alone too. */
export function headsOf(page: Page, table: string): Locator {
  return page.getByRole('table', { name: table, exact: true }).getByRole('columnheader');
}
