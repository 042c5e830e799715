import { expect, test } from './fixtures.ts';
import { aProduct, dayOf, kinds, uniqueWord, type Listing } from './shop.ts';
import { expectCells, columnHeaders, rowOf } from './steps/deals.ts';
import { kindNames } from './steps/items.ts';
import { dismissToast, seeToast } from './steps/visit.ts';

const notDone = 'Something went wrong. Nothing was changed. Try again.';

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
