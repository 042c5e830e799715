import type { BrowserContext } from '@playwright/test';
import { expect, test, type Page } from './fixtures.ts';
import { fillBooking, openBooking, sendBooking } from './steps/deals.ts';
import { disableLiveStream, goTo, visit } from './steps/visit.ts';

/** Simulates a deployment: pages that are open get 404 for the scripts of their build, and new pages load normally. */
async function deploy(context: BrowserContext): Promise<{ gone: string[] }> {
  let old = true;
  const gone: string[] = [];
  // Requests that are in flight still get the files of the old build.
  for (const page of context.pages()) await page.waitForLoadState('networkidle');
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') old = false;
    if (old && pathname === '/version') return route.fulfill({ contentType: 'text/plain', body: 'another' });
    if (!old || !pathname.startsWith('/assets/')) return route.continue();
    gone.push(pathname);
    return route.fulfill({ status: 404, body: '' });
  });
  return { gone };
}

/** Switches to the tab as if five minutes had passed. */
async function returnToTab(page: Page): Promise<void> {
  await page.clock.fastForward('05:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Marks the document, and returns a function that checks whether the page still has this document. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => page.evaluate(() => 'sameDocument' in window);
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of the shop' });

test('a page of the current version shows no notice', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const response = page.waitForResponse('**/version');
  await returnToTab(page);
  expect((await response).status()).toBe(200);
  await expect(notice(page)).toHaveCount(0);
  const isSame = await markDocument(page);
  await goTo(page, 'Lens');
  await expect(page).toHaveURL('/lens');
  expect(await isSame()).toBe(true);
});

test('the next page after an old version’s notice is the new version', async ({ page, context }) => {
  await page.clock.install();
  await visit(page, '/');
  await deploy(context);
  await returnToTab(page);
  await expect(notice(page)).toBeVisible();
  const isSame = await markDocument(page);
  await goTo(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs/ })).toBeVisible();
  expect(await isSame()).toBe(false);
  await expect(notice(page)).toHaveCount(0);
});

test('an old version’s page opens the next before its notice', async ({ page, context, browserErrors }) => {
  await visit(page, '/');
  const { gone } = await deploy(context);
  browserErrors.expectMissingScripts();
  await goTo(page, 'Blogs');
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs/ })).toBeVisible();
  expect(gone.length).toBeGreaterThan(0);
});

test('a booking from a page of an old version is sent', async ({ open, shop, browserErrors }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await disableLiveStream(page.context());
  const { path, title, seller } = await shop.createListing();
  await visit(page, path);
  const dialog = await openBooking(page, title);
  await fillBooking(dialog);
  const { gone } = await deploy(page.context());
  browserErrors.expectMissingScripts();
  await sendBooking(dialog);
  await expect(page).toHaveURL(/\/dashboard\/messages\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  expect(gone.length).toBeGreaterThan(0);
});

test('a dialog whose script an update removed offers to reload', async ({ open, shop, browserErrors }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await disableLiveStream(page.context());
  const { path, title } = await shop.createListing();
  await visit(page, path);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await deploy(page.context());
  browserErrors.expectMissingScripts();
  await page.getByRole('button', { name: 'Book Now' }).click();
  const needed = page.getByRole('status').filter({ hasText: 'This needs the new version of the shop.' });
  await expect(needed).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await needed.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByLabel('Phone')).toBeVisible();
});

test('a dialog whose script fails to load offers to reload', async ({ open, shop, browserErrors }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await disableLiveStream(page.context());
  const { path } = await shop.createListing();
  await visit(page, path);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  browserErrors.expectMissingScripts();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Book Now' }).click();
  const missing = page.getByRole('status').filter({ hasText: 'Part of this page could not be loaded.' });
  await expect(missing).toBeVisible();
  await page.unroute('**/assets/**');
  await missing.getByRole('button', { name: 'Reload' }).click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByLabel('Phone')).toBeVisible();
});
