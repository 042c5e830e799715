import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { dismissToast } from './steps/visit.ts';
import { fillPost, leaveDialog, postsPath } from './steps/posts.ts';

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
