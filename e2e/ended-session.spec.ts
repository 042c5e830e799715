import { expect, test } from './fixtures.ts';
import { uniqueWord, type Listing } from './shop.ts';
import { openProductForm } from './steps/items.ts';
import {
  expectArrived,
  field as photosField,
  fillProduct,
  green,
  openAddForm,
  red,
  sendItem,
  makePhoto,
} from './steps/photos.ts';
import { fillLogin } from './steps/sign-in.ts';
import { revokeSessions } from './steps/session.ts';

test('a new item keeps its text and photos if the seller’s session is revoked', async ({
  open,
  shop,
  browserErrors,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  const form = await openAddForm(page, 'cameras');
  const title = `Kept ${uniqueWord()}`;
  await fillProduct(form, title);
  await photosField(form).setInputFiles([await makePhoto(red), await makePhoto(green)]);
  await expectArrived(form, 2);
  await expect(form.getByText('Draft saved')).toBeVisible();
  await revokeSessions(shop, seller, browserErrors);
  await expect(page).toHaveURL(/^.*\/login\?from=%2Fdashboard%2Faddproducts%3Fdraft%3D[\w-]+$/);
  const why = 'Your session has ended. Log in to continue. Your unsent changes are saved on this device.';
  await expect(page.getByText(why)).toBeVisible();
  await fillLogin(page, seller);
  await expect(page).toHaveURL(/\/dashboard\/addproducts\?draft=[\w-]+$/);
  const again = page.getByRole('dialog', { name: 'Add a camera' });
  await expect(again.getByLabel('Title')).toHaveValue(title);
  await expect(again.getByLabel('Sale price')).toHaveValue('310.5');
  await expectArrived(again, 2);
  await sendItem(again);
  const { token } = await shop.signIn(seller);
  const { body } = await shop.call<Listing[]>('GET', '/my/cameras', { bearer: token });
  expect(body.map(({ products, photos }) => [products.title, photos.length])).toEqual([[title, 2]]);
  // The item has been sent, so the form for the next one is empty.
  const next = await openProductForm(page, 'cameras');
  await expect(next.getByLabel('Title')).toHaveValue('');
});
