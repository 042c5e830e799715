import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '#tools/install/chromium.ts';
import { withoutImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { fillLogin } from './steps/sign-in.ts';
import { visit, waitForHydration } from './steps/visit.ts';

test('with all cookies blocked, public pages can be read and the login says what it needs', async ({
  shop,
  server,
}, testInfo) => {
  const item = await shop.createListing();
  const user = await shop.signUpUser('Buyer');
  const profile = testInfo.outputPath('profile');
  await mkdir(`${profile}/Default`, { recursive: true });
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(`${profile}/Default/Preferences`, JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...withoutImages,
    // A headless shell ignores the settings of a user.
    executablePath: String(findChromium()).replace('-headless-shell', ''),
    baseURL: server.url,
  });
  try {
    const page = await context.newPage();
    for (const path of ['/', '/cameras', '/search?q=nikon', '/compare', '/lens', item.path]) {
      await visit(page, path);
      await expect(page.getByText('Your browser blocks cookies or site data')).toBeVisible();
      await expect(page.getByText('500', { exact: true })).toHaveCount(0);
    }
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await fillLogin(page, user);
    await expect(page.getByText('Your browser didn’t keep the login. Allow cookies')).toBeVisible();
  } finally {
    await context.close();
  }
});

test('a full storage breaks neither an item page nor Compare nor the login', async ({ page, shop }) => {
  const items = [await shop.createListing(), await shop.createListing()];
  const user = await shop.signUpUser('Buyer');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, '/cameras');
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expect(page.getByText('Your browser’s storage is full.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Compare/ })
    .nth(1)
    .click();
  await expect(page.getByRole('link', { name: 'Compare 2 items' })).toBeVisible();
  await page.getByRole('link', { name: `Details: ${items[1]!.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: items[1]!.title })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await waitForHydration(page);
  await fillLogin(page, user);
  await expect(page.getByRole('banner').getByRole('link', { name: user.name })).toBeVisible();
});
