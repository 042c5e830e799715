import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { kinds, seededPhoto, seededPost } from '#e2e/shop.ts';
import { narrowTo } from '#e2e/steps/lists.ts';
import { kindNames } from '#e2e/steps/items.ts';
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

test('blog posts work without JavaScript', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: `Details: ${seededPost}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: seededPost })).toBeVisible();
  const post = page.getByRole('main').getByRole('article');
  await expect(post.locator('img')).toHaveAttribute('src', seededPhoto);
  await expect(post.getByText('Then look through it.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs/ })).toBeVisible();
});

for (const path of ['/login', '/signup', '/forgot-password', '/dashboard']) {
  test(`without JavaScript, ${path} shows no progress bar and says that it needs JavaScript`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(/^This page needs JavaScript/);
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByText('Logging you in…')).toBeHidden();
  });
}

test('the theme switch is hidden without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
});
