import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { kinds } from '#e2e/shop.ts';
import { narrowTo } from '#e2e/steps/lists.ts';
import { kindNames } from '#e2e/steps/items.ts';
import { expectScriptNeeded } from '#e2e/steps/without-script.ts';
import { goTo } from '#e2e/steps/visit.ts';

test.use({ launchOptions: withImages });

test.use({ javaScriptEnabled: false });

test('the lists, their pages and their items work without JavaScript', async ({ page, shop }) => {
  const item = await shop.createListing();
  await page.goto('/');
  for (const kind of kinds.toReversed()) {
    await goTo(page, kindNames[kind].nav);
    await expect(page.getByRole('heading', { level: 1, name: kindNames[kind].section })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
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
});

test('without JavaScript, /login shows no progress bar and says that it needs JavaScript', async ({
  page,
}) => {
  await expectScriptNeeded(page, '/login');
});
