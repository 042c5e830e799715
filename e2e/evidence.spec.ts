import { jpegFile } from '#demo/camera-file.ts';
import { expect, test } from './fixtures.ts';
import { aProduct, uniqueWord, type Listing } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { enterPhotoAddress, openProductForm, fillProduct } from './steps/items.ts';
import { dismissToast, visit } from './steps/visit.ts';

const camera = { make: 'NIKON CORPORATION', model: 'NIKON D750', software: 'Ver.1.15', serial: '6012QZX' };

test('a shutter count from a file is shown and can be filtered', async ({ open, shop, browserErrors }) => {
  browserErrors.expectErrorStatus(422, '/api/my/evidence');
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  await page.goto('/dashboard/addproducts');
  const form = await openProductForm(page, 'cameras');
  await form.getByLabel('Brand').fill('Nikon');
  await form.getByRole('button', { name: 'Add shutter count' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read the shutter count from a file' });
  await expect(dialog.getByLabel('Which brand is the camera?')).toHaveValue('Nikon');
  await expect(dialog).toContainText('DSC_1234.NEF');
  expect(await findViolations(page), 'how to get a file').toEqual([]);
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^Choose a file|^Read another file/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  };
  await choose('shared.jpg', Buffer.from('no camera wrote this'));
  await expect(dialog.getByRole('alert')).toContainText('The file is not an original JPEG or RAW file');
  // Only the first megabyte of the file is uploaded.
  const file = jpegFile({ ...camera, taken: '2026:11:20 18:04:05', count: 12_345 });
  const sent = page.waitForRequest(/\/api\/my\/evidence/);
  await choose('DSC_0001.JPG', Buffer.concat([file, Buffer.alloc(5 * 1024 * 1024)]));
  expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(1024 * 1024 + 1024);
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog).toContainText('12,345');
  await expect(dialog).toContainText('…QZX');
  expect(await findViolations(page), 'what it says').toEqual([]);
  await dialog.getByRole('button', { name: 'Show it with the item' }).click();
  await expect(form.getByText('Shutter count: 12,345')).toBeVisible();
  const title = `Counted ${uniqueWord()}`;
  await fillProduct(form, title);
  await enterPhotoAddress(form, aProduct(title).img);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await dismissToast(page, 'Added successfully');
  const { body } = await shop.call<Listing[]>('GET', '/my/cameras', { bearer: seller.token });
  await page.goto(`/cameras/${body[0]!._id}`);
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText(
    /12,345 shots \(from a file\).*Read on .+ from a file dated Nov 20, 2026 \(Nikon D750\)\..*File data can be altered\./,
  );
  await expect(page.getByRole('main')).not.toContainText('QZX');
  await visit(page, `/cameras?q=${title.split(' ')[1]}`);
  await page.getByLabel('Shutter count').selectOption('10000');
  // Only cards, because recently viewed items are below the list.
  const listed = page.getByRole('article').getByRole('heading', { name: title });
  await expect(listed).toHaveCount(0);
  await page.getByLabel('Shutter count').selectOption('25000');
  await expect(listed).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove the filter Up to 25,000 shots' })).toBeVisible();
});
