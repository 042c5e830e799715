import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { expectNavigation, expectNextPage } from '#e2e/steps/browsing.ts';
import { fillLogin } from '#e2e/steps/sign-in.ts';
import { visit } from '#e2e/steps/visit.ts';

test.use({ launchOptions: withImages });

test('the main navigation links to every public section', async ({ page, isMobile }) => {
  await expectNavigation(page, isMobile);
});

test('public pages load no validation library', async ({ page, shop }) => {
  const { id } = await shop.createListing();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  for (const path of ['/', '/cameras', `/cameras/${id}`, '/blogs']) await visit(page, path);
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) expect(await (await fetch(url)).text(), url).not.toContain('ZodError');
});

test('/cameras has a link to its next page, which has a link back to the first page', async ({ page }) => {
  await expectNextPage(page, '/cameras');
});

test('an unknown address returns a page with status 404', async ({ page, browserErrors }) => {
  for (const path of [
    '/lens/no',
    '/accessories/no',
    '/blogs/no',
    '/dashboard/none',
    '/dashboard/cameras/none',
  ]) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Page not found');
  }
  for (const path of ['/nothing-here', '/cameras/no']) {
    browserErrors.expectErrorStatus(404, path);
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home Page', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Explore categories' })).toBeVisible();
  }
});

test('Book Now takes a visitor to the login page and then back to the item', async ({ page, shop }) => {
  const { path, title } = await shop.createListing('lens');
  await visit(page, path);
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByText(`Log in to book “${title}”. We’ll bring you back to it.`)).toBeVisible();
  await fillLogin(page, await shop.signUpUser('Buyer'));
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
});
