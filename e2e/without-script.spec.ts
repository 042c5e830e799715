import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { seededPhoto, seededPost } from './shop.ts';
import { expectScriptNeeded } from './steps/without-script.ts';

test.use({ launchOptions: withImages });

test.use({ javaScriptEnabled: false });

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

for (const path of [
  '/signup',
  '/forgot-password',
  '/dashboard',
  '/newsletter/confirm?token=a',
  '/newsletter/leave?token=a',
  '/notifications/leave?token=a',
]) {
  test(`without JavaScript, ${path} shows no progress bar and says that it needs JavaScript`, async ({
    page,
  }) => {
    await expectScriptNeeded(page, path);
  });
}

test('without JavaScript, the newsletter says that it needs it', async ({ page }) => {
  await page.goto('/');
  // A search by text skips what is in `noscript`.
  await expect(page.locator('noscript p')).toHaveText(
    'Subscribing needs JavaScript, which is off in your browser.',
  );
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeHidden();
});

test('the theme switch is hidden without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
});
