import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { expect, test } from './fixtures.ts';
import { aProduct, dayOf, kinds, momentOf, uniqueWord, type Listing, type Order } from './shop.ts';
import { expectCells, columnHeaders, openMenu, rowOf } from './steps/deals.ts';
import { kindNames } from './steps/items.ts';
import { disableLiveStream, dismissToast, factsIn, seeToast, visit } from './steps/visit.ts';

test('My Products lists own items by kind and state', async ({ open, shop, browserErrors }) => {
  const [seller, other] = [
    await shop.signUpUser('Seller', 'Same Name'),
    await shop.signUpUser('Seller', 'Same Name'),
  ];
  const title = `Own ${uniqueWord()}`;
  const buyer = await shop.signUpUser('Buyer');
  const dates: Record<string, string> = {};
  for (const [index, kind] of kinds.entries()) {
    for (const state of ['sold', 'booked', 'free']) {
      const product = { ...aProduct(`${title} ${kind} ${state}`), sale: 310.5 + index };
      const { _id, date } = await shop.addItem(seller, kind, product);
      dates[kind] = dayOf(date);
      if (state !== 'free') await shop.book(buyer, _id);
      if (state === 'sold') await shop.call('PUT', `/${kind}/${_id}/sold`, { bearer: seller.token });
    }
    await shop.addItem(other, kind, aProduct(`Not ${title}`));
  }
  const page = await open(seller);
  await page.goto('/dashboard/myproducts');
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
      const actions = {
        Available: 'Lower price Edit',
        Booked: 'See the order Edit',
        Sold: 'Sell another like this',
      };
      // Lenses are listed without a mount.
      const status = kind === 'lens' && state === 'Available' ? 'Available Which mount is it?' : state;
      await expectCells(row, [
        name,
        shownPrice,
        dates[kind]!,
        status,
        actions[state as keyof typeof actions],
      ]);
      await openMenu(row);
      await expect(row.locator('[popover] button')).toHaveText(
        state === 'Available' ? ['Pause', 'Advertise', 'Delete'] : ['Delete'],
      );
      await page.keyboard.press('Escape');
      await expect(row.getByRole('button', { name: /^More:/ })).toBeFocused();
    }
  }

  const row = rowOf(page, 'Added Cameras', `${title} cameras free`);
  await openMenu(row);
  await row.getByRole('button', { name: `Advertise ${title}` }).click();
  await seeToast(page, 'Now on the home page');
  await openMenu(row);
  await row.getByRole('button', { name: `Stop advertising ${title} cameras free` }).click();
  await seeToast(page, 'Removed from the home page');
  await openMenu(row);
  await expect(row.getByRole('button', { name: `Advertise ${title}` })).toBeVisible();

  browserErrors.expectFailedRequest('/api/my/items/delete');
  await page.route('**/api/my/items/delete', (route) => route.abort(), { times: 1 });
  await row.getByRole('button', { name: `Delete ${title} cameras free` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete “${title} cameras free”?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'Something went wrong. Nothing was changed. Try again.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await dismissToast(page, 'Deleted Successfully');
  await expect(row).toHaveCount(0);
  const { body } = await shop.call<Listing[]>('GET', '/my/cameras', { bearer: seller.token });
  const left = ['booked', 'sold'].map((state) => `${title} cameras ${state}`);
  expect(body.map(({ products }) => products.title)).toEqual(left);
});

test('a seller sees who booked and deletes the order', { tag: '@both' }, async ({ open, shop, isMobile }) => {
  const { id, title, seller, date: listed } = await shop.createListing();
  const other = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const { date, until } = await shop.book(buyer, id);
  await shop.book(buyer, other.id);
  const page = await open(seller);
  // Otherwise live updates could refresh the table even if the page itself did not.
  await disableLiveStream(page.context());
  await page.goto(`/dashboard/cameras/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const main = page.getByRole('main');
  await expect(main.getByText(`Listed ${dayOf(listed)}`, { exact: true })).toBeVisible();
  const place = 'Porto, São Bento station Suggested by the buyer';
  expect(await factsIn(main)).toEqual([
    ['Status', 'Booked'],
    ['Sale price', '$310.50'],
    ['Price when new', '$520'],
    ['Condition', 'Good'],
    ['Used for', '12 months'],
    ['Location', 'Porto'],
    ['Watched by', '0 people'],
    ['Booked by', 'Bea Booker'],
    ['Booked on', dayOf(date)],
    ['Sale price', '$310.50'],
    ['Customer phone', '+351 555 0100'],
    ['Customer email', buyer.email],
    ['Meet Location', place],
  ]);
  // The first button belongs to the notice about an unconfirmed email address.
  await expect(main.getByRole('button')).toHaveText([
    ...(isMobile ? [] : ['Switch to buying']),
    'Send the link again',
    'Edit',
    'Mark sold',
    // The menu with the rare actions has an icon.
    '',
    ...(isMobile ? [/^More/] : []),
  ]);

  await page.goto('/dashboard/sellerorders');
  await expect(page.getByText('Total Orders: 1', { exact: true })).toBeVisible();
  // On mobile, the table shows only the item, the status and the buttons.
  const onDesktop = (cells: string[]) => (isMobile ? [] : cells);
  const customer = onDesktop(['Customer', 'Customer phone', 'Customer email', 'Meet Location']);
  await expect(columnHeaders(page, 'Seller Orders')).toHaveText(['Product', ...customer, 'Status', 'Delete']);
  const row = rowOf(page, 'Seller Orders', title);
  await expectCells(row, [
    `${title} $310.50 Booked on ${dayOf(date)}`,
    ...onDesktop(['Bea Booker', '+351 555 0100', buyer.email, place]),
    `Bea Booker is waiting for your answer. Reply by ${momentOf(until!)}. Accept See the order Message`,
    'Delete',
  ]);
  await row.getByRole('button', { name: `Delete the order for ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel the order for “${title}”?` });
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await seeToast(page, 'Deleted Successfully');
  await expect(row).toHaveCount(0);
  const { body } = await shop.call<Order[]>('GET', '/orders', { bearer: buyer.token });
  expect(body.map((left) => left.title)).toEqual([other.title]);
});

test('items are selected all at once, and one kind of item is shown alone', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  for (let number = 0; number < 12; number++)
    await shop.addItem(seller, 'cameras', aProduct(`Camera ${number}`));
  await shop.addItem(seller, 'lens', aProduct('Lens'));
  const page = await open(seller);
  await visit(page, '/dashboard/myproducts');
  await page.getByRole('checkbox', { name: 'Select all 10' }).check();
  const actions = page.getByRole('region', { name: 'Actions for the selected items' });
  await expect(actions).toContainText('10 selected');
  await page.getByRole('combobox', { name: 'All categories' }).selectOption('Cameras');
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Select all 12' }).check();
  await expect(actions).toContainText('12 selected');
  await page.getByRole('checkbox', { name: 'Select all 12' }).uncheck();
  await expect(actions).toHaveCount(0);
});

test('a price that falls steeply is asked about when it is lowered or edited', async ({ open, shop }) => {
  const { seller, path, title } = await shop.createListing();
  const cheap = await shop.addItem(seller, 'cameras', { ...aProduct('Lens cap'), sale: 0.01, buy: 0.01 });
  const priceOf = async () =>
    (await shop.call<OwnListing>('GET', `/dashboard${path}`, { bearer: seller.token })).body.products.sale;
  const page = await open(seller);
  await visit(page, '/dashboard/myproducts');
  for (const name of [title, cheap.products.title])
    await page
      .getByRole('checkbox', { name: `Select ${name}` })
      .first()
      .check();
  const actions = page.getByRole('region', { name: 'Actions for the selected items' });
  await actions.getByRole('button', { name: 'Lower price' }).click();
  // Only the items whose price can fall are counted.
  const lowering = page.getByRole('dialog', { name: `Lower the price of “${title}”?` });
  await lowering.getByRole('button', { name: 'Cancel' }).click();

  await visit(page, `/dashboard${path}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Lower price' }).click();
  await lowering.getByLabel('Another price').check();
  await lowering.getByLabel('New price').fill('4,5');
  await lowering.getByRole('button', { name: 'Lower price' }).click();
  const question = page.getByRole('alertdialog', { name: 'Lower the price from $310.50 to $4.50?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  expect(await priceOf()).toBe(310.5);
  await lowering.getByRole('button', { name: 'Lower price' }).click();
  await question.getByRole('button', { name: 'Lower price' }).click();
  await expect.poll(priceOf).toBe(4.5);

  await main.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit this item' });
  await editing.getByLabel('Sale price').fill('0.5');
  await editing.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
  await expect(editing.getByRole('alert')).toHaveText('Nothing was saved. Check the price.');
  expect(await priceOf()).toBe(4.5);
});
