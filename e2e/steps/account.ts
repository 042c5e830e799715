import { expect, type Locator, type Page } from '../fixtures.ts';
import { visit, waitForHydration } from './visit.ts';

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
}

/** Opens the dashboard and waits for its requests, so that none is rejected when the session ends. */
export async function openOrders(page: Page): Promise<void> {
  await visit(page, '/dashboard');
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
}
