import { expect, test } from './fixtures.ts';
import { aProduct, type Listing } from './shop.ts';
import { enterPhotoAddress, openProductForm, makePhoto } from './steps/items.ts';
import { beginItem, field, red, sendItem } from './steps/photos.ts';

const fields = ['Title', 'Brand', 'Condition', 'Sale price', 'Used for', 'Location', 'Description'];

test('a price above the price when new shows a warning but is accepted', async ({ open, shop }) => {
  const { seller, page, form, title } = await beginItem({ open, shop }, 'accessories');
  await form.getByLabel('Price when new').fill('450');
  const sale = form.getByLabel('Sale price');
  await sale.fill('450');
  await expect(sale).toHaveAccessibleDescription('');
  await sale.fill('1.900,50 $');
  await expect(sale).toHaveAccessibleDescription('That’s more than it cost new. Is that right?');
  await enterPhotoAddress(form, '/demo/lens-50-640.webp');
  await sendItem(form);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Your item appears on the home page for 14 days')).toBeVisible();
  await page.getByRole('button', { name: `Advertise ${title}` }).click();
  await expect(page.getByText(/^On the home page until /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add another' })).toBeVisible();
  await page.getByRole('button', { name: 'Sell another like this' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByLabel('Photo URL')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'See your listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { body } = await shop.call<Listing[]>('GET', '/my/accessories', { bearer: seller.token });
  const typed = { ...aProduct(title), img: '/demo/lens-50-640.webp', buy: 450, sale: 1900.5 };
  expect(body).toMatchObject([{ advertised: true, products: typed }]);
});

test('the form of an item requires every field but the price when new', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('href', '/dashboard/addproducts');
  await start.click();
  const form = await openProductForm(page, 'cameras');
  const add = form.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  for (const label of [...fields, 'Photos']) {
    const each = form.getByLabel(label, { exact: true });
    await expect(each).toHaveAttribute('aria-invalid', 'true');
    await expect(each).toHaveAttribute('required');
  }
  await expect(form.getByLabel('Price when new')).not.toHaveAttribute('aria-invalid');
  await expect(field(form)).toBeFocused();
  await expect(field(form)).toHaveAccessibleDescription(/Add a photo or a photo URL\.$/);
  await enterPhotoAddress(form, 'http://example.com/a.jpg');
  await add.click();
  const address = form.getByLabel('Photo URL');
  await expect(address).toHaveAccessibleDescription(/must be the https URL of a photo/);
  await address.fill('');
  await field(form).setInputFiles(await makePhoto(red));
  await expect(field(form)).not.toHaveAttribute('aria-invalid');
  await form.getByLabel('Title').fill('Nikon FM2');
  await add.click();
  await expect(form.getByLabel('Brand')).toBeFocused();
  const sale = form.getByLabel('Sale price');
  await sale.fill('1.200');
  await add.click();
  await expect(sale).toHaveAccessibleDescription('Sale price is ambiguous; write 1200 or 1.2.');
  await expect(sale).toHaveValue('1.200');
  const { body } = await shop.call<unknown[]>('GET', '/my/cameras', { bearer: seller.token });
  expect(body).toEqual([]);
});
