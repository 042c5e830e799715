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
import { visit } from './steps/visit.ts';

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

test(
  'an offer survives an ended session, its button stays in reach, and a blocked buyer sees no action',
  { tag: '@mobile' },
  async ({ open, shop, browserErrors }) => {
    const item = await shop.createListing();
    await shop.call('PATCH', item.path, { bearer: item.seller.token, body: { offers: true } });
    const buyer = await shop.signUpUser('Buyer');
    const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: buyer.token });
    const page = await open(buyer);
    await visit(page, item.path);
    const main = page.getByRole('main');
    const actions = [
      main.getByRole('button', { name: 'Book Now' }),
      main.getByRole('button', { name: 'Make an offer' }),
    ];
    await expect(main.getByRole('button', { name: 'Watch' })).toBeInViewport({ ratio: 1 });
    for (const place of ['Description', 'Similar items']) {
      await main.getByRole('heading', { name: place }).scrollIntoViewIfNeeded();
      for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 });
    }
    await actions[1]!.click();
    const dialog = page.getByRole('dialog', { name: 'Make an offer' });
    await dialog.getByLabel('Your offer').fill('287');
    await revokeSessions(shop, buyer, browserErrors);
    await dialog.getByRole('link', { name: 'Log in again' }).click();
    await fillLogin(page, buyer);
    await expect(dialog.getByLabel('Your offer')).toHaveValue('287');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await shop.call('PUT', `/blocks/${body._id}`, { bearer: item.seller.token, body: {} });
    await visit(page, item.path);
    await expect(main.getByText('This seller isn’t available to you.')).toBeInViewport({ ratio: 1 });
    for (const action of actions) await expect(action).toHaveCount(0);
    await expect(main.getByText('Ask the seller')).toHaveCount(0);
  },
);
