import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './steps/visit.ts';

const menus = {
  Buyer: [
    'My Orders',
    'Messages',
    'Offers',
    'Notifications',
    'Followed sellers',
    'Watchlist',
    'Saved searches',
    'Kit',
    'Profile',
  ],
  Seller: [
    'Overview',
    'Add Products',
    'My Products',
    'Seller Orders',
    'Messages',
    'Offers',
    'Notifications',
    'Followed sellers',
    'Watchlist',
    'Saved searches',
    'Kit',
    'Profile',
  ],
  // On mobile, the other entries are in a sheet.
  admin: ['Overview', 'All Users', 'All Seller', 'All Orders'],
};

/** Opens the dashboard and delays its scripts, as on a slow connection, until the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('progressbar', { name: 'Logging you in…' })).toBeAttached();
  return release;
}

const linksOf = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');

test('the dashboard menu of the role is visible before any script runs, and keeps the focus when scripts load', async ({
  open,
  shop,
}) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await page.goto('/dashboard');
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
  const release = await openWithoutScripts(page);
  await expect(linksOf(page)).toHaveText(menus.Buyer);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await linksOf(page).last().focus();
  release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(linksOf(page).last()).toBeFocused();
});

for (const role of ['Seller', 'admin'] as const)
  test(`a browser that has stored the role ${role} shows the menu of that role until the profile arrives`, async ({
    open,
    shop,
  }) => {
    const page = await open(await shop.signUpUser('Buyer'));
    await page.addInitScript((storedRole) => localStorage.setItem('role', storedRole), role);
    const release = await openWithoutScripts(page);
    const shown = menus[role];
    await expect
      .poll(async () => (await linksOf(page).allTextContents()).slice(0, shown.length))
      .toEqual(shown);
    release();
    await expect(linksOf(page)).toHaveText(menus.Buyer);
  });

test('a signed-out visitor sees no dashboard menu, even if the browser has stored a role', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('role', 'admin'));
  const release = await openWithoutScripts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  release();
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
});
