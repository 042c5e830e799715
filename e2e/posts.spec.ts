import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { uniqueWord, type TestUser, type Shop } from './shop.ts';
import { dismissToast, seeToast } from './steps/visit.ts';
import { fillPost, leaveDialog, postsPath } from './steps/posts.ts';
import type { ManagedPost } from '#src/content/posts/schemas.ts';

test.use({ launchOptions: withImages });

test('a picture for a post is uploaded when it is chosen, and the form shows its address', async ({
  open,
  shop,
  server,
}) => {
  const page = await open(await shop.admin(server.stateDir));
  await page.goto(`${postsPath}/new`);
  await page.getByLabel('Upload a photo').setInputFiles('e2e/lens.webp');
  await expect(page.getByLabel('Photo URL')).toHaveValue(/^\/images\/[\w-]+\.jpg$/);
});

test('text that is typed while a new post is being saved is kept and counts as unsaved', async ({
  open,
  shop,
  server,
}) => {
  const page = await open(await shop.admin(server.stateDir));
  await page.goto(`${postsPath}/new`);
  await fillPost(page, `Typed on ${uniqueWord()}`, 'Before');
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route('**/api/blogs', async (route) => {
    arrived.resolve();
    await release.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await arrived.promise;
  const text = page.getByLabel('Text', { exact: true });
  await text.press('End');
  await text.pressSequentially(' and after');
  release.resolve();
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

test('an incomplete post shows errors at its fields', async ({ open, shop, server }) => {
  const page = await open(await shop.admin(server.stateDir));
  await page.goto(`${postsPath}/new`);
  await page.getByLabel('Photo URL').fill('http://example.com/a.jpg');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title is required.');
  await expect(page.getByLabel('Photo URL')).toHaveAccessibleDescription(/must be the https URL/);
  await expect(page.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(/Text is required\.$/);
});

test('deleting a post asks for confirmation, and its address returns 410', async ({
  open,
  shop,
  server,
  browserErrors,
}) => {
  const admin = await shop.admin(server.stateDir);
  const { _id, title } = await writePost(shop, admin, true);
  const page = await open(admin);
  await page.goto(`${postsPath}?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete “${title}”?` });
  browserErrors.expectFailedRequest(`/api/blogs/${_id}`);
  await page.route(`**/api/blogs/${_id}`, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Nothing was changed. Try again.');
  await page.unroute(`**/api/blogs/${_id}`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await seeToast(page, 'Deleted Successfully');
  await expect(page.getByText(title)).toHaveCount(0);
  browserErrors.expectErrorStatus(410, `/blogs/${_id}`);
  expect((await page.goto(`/blogs/${_id}`))!.status()).toBe(410);
});

test('a post that was saved in another tab is not replaced or published without asking', async ({
  open,
  shop,
  server,
  browserErrors,
}) => {
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
