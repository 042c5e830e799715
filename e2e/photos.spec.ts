import { withImages } from './browser.ts';
import { expect, test, type Locator } from './fixtures.ts';
import { tabTo } from './steps/accessibility.ts';
import { makePhoto } from './steps/items.ts';
import {
  beginItem,
  blue,
  colorsOf,
  expectArrived,
  field,
  green,
  transferFiles,
  red,
  sendItem,
  createListingWithPhotos,
} from './steps/photos.ts';
import { dismissToast } from './steps/visit.ts';

test.use({ launchOptions: withImages });

// The forms of the three kinds share this field.
test('photos can be chosen, dropped, pasted and reordered', { tag: '@main' }, async ({ open, shop }) => {
  const { seller, page, form } = await beginItem({ open, shop });
  await field(form).setInputFiles(await makePhoto(red));
  await transferFiles(form, 'drop', [await makePhoto(green)]);
  await transferFiles(form.getByLabel('Title'), 'paste', [await makePhoto(blue)]);
  await expectArrived(form, 3);
  await form.getByRole('button', { name: 'Move photo 3 forward' }).click();
  await form.getByRole('button', { name: 'Move photo 1 back' }).click();
  await sendItem(form);
  expect(await colorsOf(shop, seller, 'cameras', page)).toEqual(['blue', 'red', 'green']);
});

test('a photo that failed to upload can be uploaded again', async ({ open, shop, browserErrors }) => {
  const { seller, page, form, title } = await beginItem({ open, shop }, 'lens');
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

const tile = (form: Locator, number: number): Locator =>
  form.getByRole('listitem', { name: `Photo ${number}`, exact: true });

test('a photo can be reordered by drag and drop', async ({ open, shop }) => {
  const { seller, page, form } = await beginItem({ open, shop });
  await field(form).setInputFiles([await makePhoto(red), await makePhoto(green)]);
  await expectArrived(form, 2);
  await tile(form, 2).dragTo(tile(form, 1));
  await sendItem(form);
  expect(await colorsOf(shop, seller, 'cameras', page)).toEqual(['green', 'red']);
});

test('photos can be reordered and removed by keyboard', async ({ open, shop }) => {
  const { seller, page, form } = await beginItem({ open, shop });
  await field(form).setInputFiles([await makePhoto(red), await makePhoto(green), await makePhoto(blue)]);
  await expectArrived(form, 3);
  await tabTo(page, form.getByRole('button', { name: 'Move photo 3 forward' }));
  await page.keyboard.press('Enter');
  // The focus must follow the photo.
  await expect(form.getByRole('button', { name: 'Move photo 2 forward' })).toBeFocused();
  await expect(form.getByText('Now photo 2 of 3')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Move photo 1 back' })).toBeFocused();
  await tabTo(page, form.getByRole('button', { name: 'Remove photo 3' }));
  await page.keyboard.press('Space');
  await expectArrived(form, 2);
  await sendItem(form);
  expect(await colorsOf(shop, seller, 'cameras', page)).toEqual(['blue', 'red']);
});

test('uploads are repeated while the image host is down', async ({ open, shop, browserErrors }) => {
  const { page, form } = await beginItem({ open, shop });
  const problem = { type: 'urn:rangefinder:problem:host-down', status: 503, detail: 'Down.' };
  await page.route('**/api/images', (route) => route.fulfill({ status: 503, json: problem }));
  browserErrors.expectServerError(503, '/api/images');
  await field(form).setInputFiles(await makePhoto(red));
  await expect(form.getByText('Not uploaded yet. We’ll keep trying.')).toBeVisible();
  await page.unroute('**/api/images');
  await expectArrived(form, 1);
});

test('a file that is not a photo shows the reason until it is removed', async ({ open, shop }) => {
  const { seller, page, form } = await beginItem({ open, shop });
  const heic = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\0\0\0\u{18}ftypheic') };
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') };
  const mislabeled = {
    ...(await makePhoto(green)),
    name: 'IMG_2.HEIC',
    mimeType: 'application/octet-stream',
  };
  const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) };
  await transferFiles(form, 'drop', [heic, fake]);
  await field(form).setInputFiles([huge, mislabeled]);
  await expect(tile(form, 1).getByRole('alert')).toContainText('Use JPEG');
  await expect(tile(form, 2).getByRole('alert')).toContainText(
    'Unsupported file type. Use JPEG, PNG, WebP or AVIF.',
  );
  await expect(tile(form, 3).getByRole('alert')).toContainText('Larger than 15 MB');
  for (let count = 0; count < 3; count++) await form.getByRole('button', { name: 'Remove photo 1' }).click();
  await expectArrived(form, 1);
  await sendItem(form);
  expect(await colorsOf(shop, seller, 'cameras', page)).toEqual(['green']);
});

test('the form accepts twelve photos and shows a message if there are more', async ({ open, shop }) => {
  const { form } = await beginItem({ open, shop });
  const photos = await Promise.all(Array.from({ length: 13 }, () => makePhoto(blue, 80)));
  await field(form).setInputFiles(photos);
  await expect(form.getByText('An item can have at most 12 photos.')).toBeVisible();
  await expectArrived(form, 12);
});

test('an owner removes photos from an item and adds others', async ({ open, shop }) => {
  const item = await createListingWithPhotos(shop, [red, green]);
  const page = await open(item.seller);
  await page.goto(`/dashboard/cameras/${item.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit this item' });
  await expectArrived(form, 2);
  await form.getByRole('button', { name: 'Remove photo 1' }).press('Enter');
  await expect(form.getByRole('status')).toHaveText('Photo 1 removed, 1 left');
  await expect(form.getByRole('button', { name: 'Remove photo 1' })).toBeFocused();
  await field(form).setInputFiles(await makePhoto(blue));
  await expectArrived(form, 2);
  await form.getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Saved successfully');
  expect(await colorsOf(shop, item.seller, 'cameras', page)).toEqual(['green', 'blue']);
});
