import { readFile } from 'node:fs/promises';
import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { main } from './steps/conversation.ts';
import { enterPhotoAddress } from './steps/items.ts';
import { section } from './steps/session.ts';
import { signOut } from './steps/sign-in.ts';
import { dismissToast, goToDashboardPage, holdCall, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

test('a new name and picture are shown immediately and after a reload', async ({ open, shop }, {
  project,
}) => {
  const buyer = await shop.signUpUser('Buyer', 'Nora Name');
  const page = await open(buyer);
  await visit(page, '/dashboard');
  await goToDashboardPage(page, 'Profile');
  const profile = section(page, 'Name and photo');
  await profile.getByLabel('Display name').fill('');
  await enterPhotoAddress(profile, 'http://example.com/a.jpg');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Display name')).toHaveAccessibleDescription('Display name is required.');
  await expect(profile.getByLabel('Photo URL')).toHaveAccessibleDescription(/must be the https URL/);

  const name = `Nora ${uniqueWord()}`;
  await profile.getByLabel('Display name').fill(name);
  await enterPhotoAddress(profile, '/demo/lens-50-640.webp');
  const letThrough = await holdCall(page, '**/api/profile');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await expect(profile.getByLabel('Display name')).toHaveValue(name);
  letThrough();
  await dismissToast(page, 'Profile saved');
  const { body: updated } = await shop.call('GET', '/profile', { bearer: buyer.token });
  expect(updated).toMatchObject({ name, photoURL: '/demo/lens-50-640.webp' });
  if (project.name === 'desktop') await expect(page.getByRole('banner')).toContainText(name);
  await page.reload();
  await expect(profile.getByLabel('Display name')).toHaveValue(name);
  await expect(profile.getByLabel('Photo URL')).toHaveValue('/demo/lens-50-640.webp');
});

test('the public page of a seller shows a town and a text, but no phone number', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller', 'Ada About');
  const page = await open(seller);
  await visit(page, '/dashboard/profile');
  const form = section(page, 'Contact and about you');
  await form.getByLabel('Phone').fill('+1 50');
  await form.getByLabel('Town').fill('Portland, Oregon');
  await form.getByLabel('About you').fill('I repair rangefinders.');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
    /Phone must have at least five digits\.$/,
  );
  await form.getByLabel('Phone').fill('+1 503 555 0100');
  await form.getByRole('button', { name: 'Save details' }).click();
  await dismissToast(page, 'Details saved');
  await page.reload();
  await expect(form.getByLabel('Phone')).toHaveValue('+1 503 555 0100');
  await page.getByRole('link', { name: 'See your public page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada About');
  for (const text of ['Portland, Oregon', 'I repair rangefinders.'])
    await expect(main(page).getByText(text)).toBeVisible();
  await expect(main(page)).not.toContainText('555 0100');
});

test('the next upload replaces a rejected profile picture', async ({ open, shop, browserErrors }) => {
  const page = await open(await shop.signUpUser('Seller', 'Phil Photo'));
  await visit(page, '/dashboard/profile');
  const profile = section(page, 'Name and photo');
  const picture = profile.getByLabel('Upload a photo');
  browserErrors.expectErrorStatus(422, '/api/images');
  await picture.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\xff\xd8\xff\xe0 cut', 'latin1'),
  });
  const chosen = profile.getByRole('listitem', { name: 'Photo 1' });
  await expect(chosen.getByRole('alert')).toBeVisible();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('The photo has not been uploaded.')).toBeVisible();
  await picture.setInputFiles('e2e/lens.webp');
  await expect(chosen.getByRole('alert')).toBeHidden();
  await expect(profile.getByRole('listitem')).toHaveCount(1);
  await profile.getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Profile saved');
  await expect(profile.getByRole('listitem')).toHaveCount(0);
  await expect(profile.getByLabel('Photo URL')).toHaveValue(/^\/images\/[0-9a-f]{32}-\d+\.jpg$/);
  const saved = profile.getByAltText('Your photo');
  await expect.poll(() => saved.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a user whose photo is missing can log out', async ({ open, shop, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer', 'Mia Missing');
  const photoURL = '/demo/missing.webp';
  await shop.call('PATCH', '/profile', { bearer: buyer.token, body: { photoURL } });
  browserErrors.expectErrorStatus(404, photoURL);
  const page = await open(buyer);
  const failed = page.waitForResponse((response) => response.url().endsWith(photoURL));
  await visit(page, '/about');
  await failed;
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  await signOut(page);
});

test('a user downloads their data as JSON', async ({ open, shop }) => {
  const item = await shop.createListing();
  const page = await open(item.seller);
  await visit(page, '/dashboard/profile');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('rangefinder-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ record: { email: item.seller.email }, listings: [{ title: item.title }] });
});
