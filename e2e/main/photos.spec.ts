import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { uniqueWord } from '#e2e/shop.ts';
import {
  blue,
  colorsOf,
  expectArrived,
  field,
  fillProduct,
  green,
  transferFiles,
  openAddForm,
  red,
  sendItem,
  makePhoto,
} from '#e2e/steps/photos.ts';

test.use({ launchOptions: withImages });

// The forms of the three kinds share this field.
test('photos can be chosen, dropped, pasted and reordered', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  const form = await openAddForm(page, 'cameras');
  await fillProduct(form, `ListedItem ${uniqueWord()}`);
  await field(form).setInputFiles(await makePhoto(red));
  await transferFiles(form, 'drop', [await makePhoto(green)]);
  await transferFiles(form.getByLabel('Title'), 'paste', [await makePhoto(blue)]);
  await expectArrived(form, 3);
  await form.getByRole('button', { name: 'Move photo 3 forward' }).click();
  await form.getByRole('button', { name: 'Move photo 1 back' }).click();
  await sendItem(form);
  expect(await colorsOf(shop, seller, 'cameras', page)).toEqual(['blue', 'red', 'green']);
});

test('a photo that failed to upload is kept and reported, and a button uploads it again', async ({
  open,
  shop,
  browserErrors,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  const form = await openAddForm(page, 'lens');
  const title = `Retried ${uniqueWord()}`;
  await fillProduct(form, title);
  // With the clock paused, there are no automatic retries.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/api/images', (route) => route.abort());
  browserErrors.expectFailedRequest('/api/images');
  await field(form).setInputFiles(await makePhoto(red));
  const again = form.getByRole('button', { name: 'Upload photo 1 again now' });
  await expect(again).toBeVisible();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Not all photos have been uploaded.')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await page.unroute('**/api/images');
  await again.click();
  await page.clock.resume();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await expect(again).toHaveCount(0);
  await sendItem(form);
  expect(await colorsOf(shop, seller, 'lens', page)).toEqual(['red']);
});
