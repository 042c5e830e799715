import { expect, type Locator, type Page } from '../fixtures.ts';

/** Opens the booking dialog on an item page. */
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

/** Returns the row of an item in a dashboard table. */
export function rowOf(page: Page, table: string, title: string): Locator {
  return page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: title });
}

export async function expectCells(row: Locator, cells: (string | RegExp)[]): Promise<void> {
  await expect(row.getByRole('cell')).toHaveText(cells, { useInnerText: true });
}

/** Returns the column headers of a table, including those for screen readers only. */
export function columnHeaders(page: Page, table: string): Locator {
  return page.getByRole('table', { name: table, exact: true }).getByRole('columnheader');
}
