import { withImages } from './browser.ts';
import { expect, test, type Page } from './fixtures.ts';
import { kinds, seededPhoto, seededPost } from './shop.ts';
import { kindNames } from './steps/items.ts';
import { brand, narrowTo, openFilters } from './steps/lists.ts';
import { goTo } from './steps/visit.ts';

test.use({ launchOptions: withImages, javaScriptEnabled: false });

/** Expects that the page shows no progress bar and says that it needs JavaScript. */
async function expectScriptNeeded(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(/^This page needs JavaScript/);
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByText('Logging you in…')).toBeHidden();
}

test('lists, items and searches work without JavaScript', { tag: '@main' }, async ({ page, shop }) => {
  const item = await shop.createListing();
  await page.goto('/');
  for (const kind of kinds.toReversed()) {
    await goTo(page, kindNames[kind].nav);
    await expect(page.getByRole('heading', { level: 1, name: kindNames[kind].section })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?cursor=/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page).toHaveURL('/cameras');
  await narrowTo(page, item.title);
  await page.getByRole('link', { name: `Details: ${item.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  const text = page.getByRole('main').getByText('Shutter fires at all speeds.', { exact: true });
  await expect(text).toBeVisible();
  await expect(page.getByRole('img', { name: item.title })).toBeVisible();
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expectScriptNeeded(page);

  await page.goto('/lens');
  await openFilters(page);
  await brand(page, /^Canon/).check();
  await page.getByRole('combobox', { name: 'Age' }).selectOption('Up to 10 years');
  await page.getByRole('button', { name: /^Show \d+ items$/ }).click();
  await expect(page).toHaveURL(/brand=canon.*age=120/);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const title of await page.getByRole('article').getByRole('heading').allTextContents())
    expect(title).not.toMatch(/Nikon|Sony|Item /);
  await page.getByRole('link', { name: 'Remove the filter Canon' }).click();
  await expect(page).toHaveURL(/\/lens\?age=120$/);

  await page.goto('/search?limit=24');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  const field = page.getByRole('searchbox', { name: 'Find cameras, lenses and accessories' });
  await field.fill('cannon 50mm');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=cannon\+50mm$/);
  await expect(page.getByRole('article').first()).toContainText('50mm');
});

test('blog posts work without JavaScript', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?cursor=/);
  await page.getByRole('link', { name: 'First page' }).click();
  await page.getByRole('link', { name: `Details: ${seededPost}`, exact: true }).click();
  const post = page.getByRole('main').getByRole('article');
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(seededPost);
  await expect(post.locator('img')).toHaveAttribute('src', seededPhoto);
  await expect(post.getByRole('heading', { level: 2 })).toHaveText('Listen first');
  await expect(post.getByText('Then look through it.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs \(\d+\)$/ })).toBeVisible();
});

test('pages that need JavaScript say so', async ({ page }) => {
  for (const path of [
    '/signup',
    '/forgot-password',
    '/dashboard',
    '/newsletter/confirm',
    '/newsletter/leave',
  ]) {
    await page.goto(`${path}?token=a`);
    await expectScriptNeeded(page);
  }
  await page.goto('/notifications/leave?token=a');
  await expectScriptNeeded(page);
  await page.goto('/');
  // A search by text skips what is in `noscript`.
  await expect(page.locator('noscript p')).toHaveText(
    'Subscribing needs JavaScript, which is off in your browser.',
  );
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'openapi.json' }).click();
  await expect(page.getByText('"openapi":"3.1')).toBeVisible();
});
