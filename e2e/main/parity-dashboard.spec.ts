import { expect, test } from '#e2e/fixtures.ts';
import { aProduct, dayOf, kinds, uniqueWord, type Listing } from '#e2e/shop.ts';
import { expectCells, columnHeaders, rowOf } from '#e2e/steps/deals.ts';
import { enterPhotoAddress, kindNames, openProductForm } from '#e2e/steps/items.ts';
import { dismissToast, seeToast } from '#e2e/steps/visit.ts';

const fields = ['Title', 'Brand', 'Condition', 'Sale price', 'Used for', 'Location', 'Description'];

const notDone = 'Something went wrong. Nothing was changed. Try again.';

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

test('My Products lists a seller’s own items by kind, advertises only available items, and deletes items', async ({
  open,
  shop,
  browserErrors,
}) => {
  const [seller, other] = [
    await shop.signUpUser('Seller', 'Same Name'),
    await shop.signUpUser('Seller', 'Same Name'),
  ];
  const title = `Own ${uniqueWord()}`;
  const buyer = await shop.signUpUser('Buyer');
  const dates: Record<string, string> = {};
  const ids: Record<string, string> = {};
  for (const [index, kind] of kinds.entries()) {
    for (const state of ['sold', 'booked', 'free']) {
      const product = { ...aProduct(`${title} ${kind} ${state}`), sale: 310.5 + index };
      const { _id, date } = await shop.addItem(seller, kind, product);
      dates[kind] = dayOf(date);
      ids[`${kind} ${state}`] = _id;
      if (state !== 'free') await shop.book(buyer, _id);
      if (state === 'sold') await shop.call('PUT', `/${kind}/${_id}/sold`, { bearer: seller.token });
    }
    await shop.addItem(other, kind, aProduct(`Not ${title}`));
  }
  const page = await open(seller);
  await page.goto('/dashboard/myproducts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Products');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Added Cameras',
    'Added Lens',
    'Added Accessories',
  ]);
  for (const [index, kind] of kinds.entries()) {
    const { added } = kindNames[kind];
    const price = `$${310 + index}.50`;
    await expect(columnHeaders(page, added)).toHaveText([
      'Product',
      'Sale price',
      'Date',
      'Status',
      'Delete',
    ]);
    const table = page.getByRole('table', { name: added, exact: true });
    await expect(table.getByRole('row')).toHaveCount(4);
    // The newest item comes first, whatever its status.
    for (const [at, state] of ['Available', 'Booked', 'Sold'].entries()) {
      const name = `${title} ${kind} ${['free', 'booked', 'sold'][at]}`;
      const row = table.getByRole('row').nth(at + 1);
      const shownPrice = state === 'Sold' ? `Sold for ${price}` : price;
      const actions = [
        ...(state === 'Sold' ? [] : ['Edit']),
        ...(state === 'Available' ? ['Lower price', 'Pause'] : []),
        'Advertise',
        'Delete',
      ];
      // Lenses are listed without a mount.
      const status = kind === 'lens' && state === 'Available' ? 'Available Which mount is it?' : state;
      await expectCells(row, [name, shownPrice, dates[kind]!, status, actions.join(' ')]);
      await expect(row.locator('img')).toHaveAttribute('src', aProduct('').img);
      await expect(row.getByRole('button')).toHaveText(actions);
      const advertise = row.getByRole('button', { name: `Advertise ${name}` });
      if (state === 'Available') continue;
      await expect(advertise).toBeDisabled();
      await expect(advertise).toHaveAccessibleDescription(`${state} items can’t be advertised.`);
    }
  }

  const advertised = async () => {
    const { body } = await shop.call<Listing[]>('GET', '/advertised');
    return body.map(({ products }) => products.title);
  };
  const shown = rowOf(page, 'Added Cameras', `${title} cameras free`);
  await shown.getByRole('button', { name: `Advertise ${title}` }).click();
  await seeToast(page, 'Now on the home page');
  await expect(shown.getByRole('button').nth(3)).toHaveText('Stop advertising');
  expect(await advertised()).toContain(`${title} cameras free`);
  await shown.getByRole('button', { name: `Stop advertising ${title} cameras free` }).click();
  await seeToast(page, 'Removed from the home page');
  await expect(shown.getByRole('button').nth(3)).toHaveText('Advertise');
  expect(await advertised()).not.toContain(`${title} cameras free`);

  browserErrors.expectFailedRequest('/api/my/items/delete');
  await page.route('**/api/my/items/delete', (route) => route.abort(), { times: 1 });
  for (const kind of kinds) {
    const row = rowOf(page, kindNames[kind].added, `${title} ${kind} free`);
    await row.getByRole('button', { name: `Delete ${title} ${kind} free` }).click();
    const question = page.getByRole('alertdialog', { name: `Delete “${title} ${kind} free”?` });
    if (kind === 'cameras') {
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question.getByRole('alert')).toHaveText(notDone);
    }
    await question.getByRole('button', { name: 'Delete' }).click();
    await dismissToast(page, 'Deleted Successfully');
    await expect(row).toHaveCount(0);
    const { body } = await shop.call<Listing[]>('GET', `/my/${kind}`, { bearer: seller.token });
    expect(body.map(({ products }) => products.title)).toEqual([
      `${title} ${kind} booked`,
      `${title} ${kind} sold`,
    ]);
  }

  for (const state of ['booked', 'sold']) {
    await page.goto(`/dashboard/cameras/${ids[`cameras ${state}`]}`);
    await expect(page.getByRole('button', { name: `Advertise ${title} cameras ${state}` })).toBeDisabled();
  }
});
