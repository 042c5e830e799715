import { withImages } from '#e2e/browser.ts';
import { expect, test, type Page } from '#e2e/fixtures.ts';
import { uniqueWord } from '#e2e/shop.ts';
import { seeToast } from '#e2e/steps/visit.ts';
import { fillPost, leaveDialog, postsPath } from '#e2e/steps/posts.ts';

test.use({ launchOptions: withImages });

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('an admin writes and previews a post, publishes it and unpublishes it', async ({
  open,
  shop,
  server,
  browserErrors,
}) => {
  const page = await open(await shop.admin(server.stateDir));
  const title = `Light <b>seals</b> ${uniqueWord()}`;
  await page.goto(postsPath);
  await page.getByRole('link', { name: 'New post' }).click();
  await expect(page.getByText('Your text appears here')).toBeVisible();
  await fillPost(page, title, '# Seals\n\nThey turn to **tar**. <script>alert(1)</script>');
  await expect(preview(page).getByRole('heading', { level: 2, name: 'Seals' })).toBeVisible();
  await expect(preview(page).getByText('<script>alert(1)</script>')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await seeToast(page, 'Saved successfully');
  await expect(page).toHaveURL(new RegExp(`${postsPath}/[0-9a-f-]{36}$`));
  await expect(page.getByLabel('Title')).toHaveValue(title);

  const path = `/blogs/${page.url().split('/').at(-1)}`;
  const reader = await open();
  browserErrors.expectErrorStatus(404, path);
  expect((await reader.goto(path))!.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish' }).click();
  await seeToast(page, 'Published');
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Seals' })).toBeVisible();
  await reader.goto('/blogs');
  await expect(reader.getByRole('link', { name: `Details: ${title}` })).toBeVisible();

  await page.goto(`${postsPath}?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Unpublish ${title}` }).click();
  await seeToast(page, 'Unpublished');
  await expect(page.getByRole('button', { name: `Publish ${title}` })).toBeVisible();
  expect((await reader.goto(path))!.status()).toBe(404);
});

test('a post that could not be saved keeps its text, and leaving the page asks for confirmation', async ({
  open,
  shop,
  server,
  browserErrors,
}) => {
  const page = await open(await shop.admin(server.stateDir));
  const title = `Unsaved ${uniqueWord()}`;
  await page.goto(`${postsPath}/new`);
  await fillPost(page, title, 'Not lost.');
  browserErrors.expectFailedRequest('/api/blogs');
  await page.route('**/api/blogs', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your changes weren’t saved. Nothing you typed is lost. Try again.',
  );
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(leaveDialog(page)).toHaveAccessibleName(`Leave “${title}” without saving?`);
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Not lost.');

  const closing = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const warning = await closing;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Not lost.');

  await page.getByRole('link', { name: 'All posts' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(`${postsPath}$`));
});
