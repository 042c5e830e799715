import type { ManagedPost } from '#src/content/posts/schemas.ts';
import { withImages } from './browser.ts';
import { expect, test, type Page } from './fixtures.ts';
import { uniqueWord, type TestUser, type Shop } from './shop.ts';
import { openMenu } from './steps/deals.ts';
import { seeToast, dismissToast, holdCall } from './steps/visit.ts';

test.use({ launchOptions: withImages });

const postsPath = '/dashboard/admin/blogs';
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: /without saving/ });

async function fillPost(page: Page, title: string, des: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Photo URL').fill('/demo/blog-1-1200.webp');
  await page.getByLabel('Text', { exact: true }).fill(des);
}

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('a post is published and withdrawn', { tag: '@main' }, async ({ open, shop, server, browserErrors }) => {
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
  const row = page.getByRole('row', { name: title });
  await openMenu(row);
  await row.getByRole('button', { name: `Unpublish ${title}` }).click();
  await seeToast(page, 'Unpublished');
  await expect(row).toContainText('Draft');
  expect((await reader.goto(path))!.status()).toBe(404);
});

test('an unsaved post is never lost', { tag: '@main' }, async ({ open, shop, server, browserErrors }) => {
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

test('text typed while a post is being saved counts as unsaved', async ({ open, shop, server }) => {
  const page = await open(await shop.admin(server.stateDir));
  await page.goto(`${postsPath}/new`);
  await fillPost(page, `Typed on ${uniqueWord()}`, 'Before');
  const release = await holdCall(page, '**/api/blogs');
  const sent = page.waitForRequest('**/api/blogs');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await sent;
  const text = page.getByLabel('Text', { exact: true });
  await text.press('End');
  await text.pressSequentially(' and after');
  release();
  await dismissToast(page, 'Saved successfully');
  await expect(page).not.toHaveURL(/new$/);
  await expect(text).toHaveValue('Before and after');
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await dismissToast(page, 'Saved successfully');
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL(new RegExp(`${postsPath}$`));
});

async function writePost(shop: Shop, admin: TestUser, published: boolean): Promise<ManagedPost> {
  const body = { title: `Post ${uniqueWord()}`, image: '/demo/blog-1-1200.webp', des: 'Text.', published };
  return (await shop.call<ManagedPost>('POST', '/blogs', { bearer: admin.token, body })).body;
}

test('a deleted post was asked about and returns 410', async ({ open, shop, server, browserErrors }) => {
  const admin = await shop.admin(server.stateDir);
  const { _id, title } = await writePost(shop, admin, true);
  const page = await open(admin);
  await page.goto(`${postsPath}?q=${encodeURIComponent(title)}`);
  await openMenu(page.getByRole('row', { name: title }));
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete “${title}”?` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'Deleted Successfully');
  await expect(page.getByText(title)).toHaveCount(0);
  browserErrors.expectErrorStatus(410, `/blogs/${_id}`);
  expect((await page.goto(`/blogs/${_id}`))!.status()).toBe(410);
});

test('a post saved elsewhere is replaced only on request', async ({ open, shop, server, browserErrors }) => {
  const admin = await shop.admin(server.stateDir);
  const post = await writePost(shop, admin, false);
  const path = `/api/blogs/${post._id}`;
  const stored = async () =>
    (await shop.call<ManagedPost>('GET', `/my/blogs/${post._id}`, { bearer: admin.token })).body;
  const page = await open(admin);
  await page.goto(`${postsPath}/${post._id}`);
  await page.getByLabel('Title', { exact: true }).fill('Title of tab one');
  await shop.call('PATCH', `/blogs/${post._id}`, { bearer: admin.token, body: { des: 'Text of tab two.' } });
  browserErrors.expectErrorStatus(409, path);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('This was changed in the meantime');
  await expect(page.getByRole('definition')).toHaveText('Text of tab two.');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Text of tab two.');
  expect(await stored()).toMatchObject({ title: post.title, published: false });
  await page.getByRole('button', { name: 'Publish' }).click();
  await dismissToast(page, 'Published');
  expect(await stored()).toMatchObject({
    title: 'Title of tab one',
    des: 'Text of tab two.',
    published: true,
  });
});
