import { expect, test } from './fixtures.ts';
import { aProduct, dayOf, uniqueWord, type Listing } from './shop.ts';
import { enterDuration, enterPhotoAddress, openProductForm } from './steps/items.ts';
import { fillProduct } from './steps/photos.ts';
import { dismissToast, factsIn } from './steps/visit.ts';

const fields = ['Title', 'Brand', 'Condition', 'Sale price', 'Used for', 'Location', 'Description'];

test('a lens is not listed until the upload of its photo has succeeded', async ({
  open,
  shop,
  browserErrors,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  await page.goto('/dashboard/addproducts');
  const form = await openProductForm(page, 'lens');
  const lens = aProduct(`Lens ${uniqueWord()}`);
  await form.getByLabel('Condition').selectOption(lens.condition);
  for (const [label, value] of [
    ['Title', lens.title],
    ['Brand', lens.brand],
    ['Price when new', lens.buy],
    ['Sale price', lens.sale],
    ['Location', lens.location],
    ['Description', lens.des],
  ] as const)
    await form.getByLabel(label).fill(String(value));
  await enterDuration(form, lens.duration);
  const picture = {
    name: 'lens.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\xff\xd8\xff\xe0 cut', 'latin1'),
  };
  browserErrors.expectErrorStatus(422, '/api/images');
  await form.getByLabel('Photos', { exact: true }).setInputFiles(picture);
  await expect(form.getByRole('alert').filter({ hasText: 'damaged' })).toBeVisible();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    form.getByRole('alert').filter({ hasText: 'Not all photos have been uploaded' }),
  ).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(lens.title);
  const { body } = await shop.call<unknown[]>('GET', '/my/lens', { bearer: seller.token });
  expect(body).toEqual([]);
});

test('a price above the buying price shows a warning but is accepted, and the new item can be advertised', async ({
  open,
  shop,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  await page.goto('/dashboard/addproducts');
  const form = await openProductForm(page, 'accessories');
  const title = `Dear ${uniqueWord()}`;
  await fillProduct(form, title);
  await form.getByLabel('Price when new').fill('450');
  await form.getByLabel('Sale price').fill('450');
  await expect(form.getByLabel('Sale price')).toHaveAccessibleDescription('');
  await form.getByLabel('Sale price').fill('1.900,50 $');
  await expect(form.getByLabel('Sale price')).toHaveAccessibleDescription(
    'That’s more than it cost new. Is that right?',
  );
  await enterPhotoAddress(form, '/demo/lens-50-640.webp');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await dismissToast(page, 'Added successfully');
  await expect(page.getByRole('heading', { name: `“${title}” is listed` })).toBeVisible();
  await expect(page.getByText('It shows the item on the home page for 14 days')).toBeVisible();
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

test('a failed Advertise shows a message that nothing has changed', async ({ open, shop, browserErrors }) => {
  const { id, title, seller } = await shop.createListing();
  const page = await open(seller);
  await page.goto('/dashboard/myproducts');
  browserErrors.expectFailedRequest(`/api/cameras/${id}/advertise`);
  await page.route('**/advertise', (route) => route.abort());
  await page.getByRole('button', { name: `Advertise ${title}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nothing was changed' })).toHaveText(
    /^Something went wrong\. Nothing was changed\. Try again\./,
  );
});

test('the page of another user’s item links back to My Products only if a seller is logged in', async ({
  open,
  shop,
  browserErrors,
}) => {
  const { id } = await shop.createListing();
  browserErrors.expectErrorStatus(403, `/api/dashboard/cameras/${id}`);
  for (const [role, count] of [
    ['Buyer', 0],
    ['Seller', 1],
  ] as const) {
    const page = await open(await shop.signUpUser(role));
    await page.goto(`/dashboard/cameras/${id}`);
    await expect(page.getByRole('link', { name: 'Back to Home Page' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Back to My Products' })).toHaveCount(count);
  }
});

test(
  'the page of a seller’s own item shows its status, its order, and the allowed actions',
  { tag: '@both' },
  async ({ open, shop, isMobile }) => {
    const { id, title, seller, date } = await shop.createListing();
    const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
    const order = await shop.book(buyer, id);
    const page = await open(seller);
    await page.goto(`/dashboard/cameras/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    await expect(main.getByText(`Listed ${dayOf(date)}`, { exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: title })).toHaveAttribute('src', aProduct('').img);
    expect(await factsIn(main)).toEqual([
      ['Status', 'Booked'],
      ['Sale price', '$310.50'],
      ['Price when new', '$520'],
      ['Condition', 'Good'],
      ['Used for', '12 months'],
      ['Location', 'Porto'],
      ['Watched by', '0 people'],
      ['Booked by', 'Bea Booker'],
      ['Booked on', dayOf(order.date)],
      ['Sale price', '$310.50'],
      ['Customer phone', '+351 555 0100'],
      ['Customer email', buyer.email],
      ['Meet Location', 'Porto, São Bento station Suggested by the buyer'],
    ]);
    const actions = ['Edit', 'Advertise', 'Sell another like this', 'Mark sold', 'Delete'];
    // The first button belongs to the notice about an unconfirmed email address.
    await expect(main.getByRole('button')).toHaveText([
      ...(isMobile ? [] : ['Switch to buying']),
      'Send it again',
      ...actions,
      ...(isMobile ? [/^More/] : []),
    ]);
  },
);

test(
  'the header shows a buyer their name, Dashboard and Log out, and admin pages turn the buyer away',
  { tag: '@both' },
  async ({ open, shop, isMobile }) => {
    const buyer = await shop.signUpUser('Buyer', 'Nora Named');
    const page = await open(buyer);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/dashboard');
    const header = page.getByRole('banner');
    const name = header.getByRole('link', { name: 'Nora Named', exact: true });
    await expect(name).toBeVisible();
    await expect(name).toHaveText('Nora Named');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const browsing = ['Home', 'Cameras', 'Lens', 'Accessories', 'Blogs', 'Will it fit?', 'How we grade'];
    const own = ['Messages', 'Watchlist', 'My Orders'];
    await expect(links).toHaveText(
      isMobile ? [...own, 'Offers', 'Dashboard', ...browsing] : [...browsing, ...own, 'Dashboard'],
    );
    await expect(links.filter({ hasText: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(header.getByRole('button', { name: 'Log out' })).toHaveText('Log out');
    if (isMobile) await page.keyboard.press('Escape');

    const requested = page.waitForRequest(/\/api\/orders\?/);
    await name.click();
    const request = await requested;
    expect(request.headers()['authorization']).toBe(`bearer ${buyer.token}`);
    expect(new URL(request.url()).searchParams.get('email')).toBe(buyer.email);
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
    await page.goto('/dashboard/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can’t see this page');
    await expect(page.getByText('This page is for admins only.')).toBeVisible();
  },
);

test('the form of an item requires every field but the price when new, and sends nothing that is incomplete', async ({
  open,
  shop,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('href', '/dashboard/addproducts');
  await start.click();
  const form = await openProductForm(page, 'cameras');
  await expect(form.getByLabel('Condition')).toHaveValue('');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  for (const label of [...fields, 'Photos']) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('required');
  }
  await expect(form.getByLabel('Price when new')).not.toHaveAttribute('aria-invalid');
  const photosInput = form.getByLabel('Photos', { exact: true });
  await expect(photosInput).toHaveAttribute('type', 'file');
  await expect(photosInput).toHaveAccessibleDescription(/Add a photo or a photo URL\.$/);
  await enterPhotoAddress(form, 'http://example.com/a.jpg');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const address = form.getByLabel('Photo URL');
  await expect(address).toHaveAttribute('type', 'text');
  await expect(address).toHaveAccessibleDescription(/must be the https URL of a photo/);
  await expect(photosInput).not.toHaveAttribute('aria-invalid');
  const sale = form.getByLabel('Sale price');
  await sale.fill('1.200');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sale).toHaveAccessibleDescription('Sale price is ambiguous; write 1200 or 1.2.');
  await expect(sale).toHaveValue('1.200');
  const { body } = await shop.call<unknown[]>('GET', '/my/cameras', { bearer: seller.token });
  expect(body).toEqual([]);
});
