import { expect, test, type Page } from './fixtures.ts';
import { aProduct, dayOf, kinds, momentOf, uniqueWord, type TestUser } from './shop.ts';
import { expectCells, columnHeaders, rowOf } from './steps/deals.ts';
import { kindNames } from './steps/items.ts';
import { dismissToast, factsIn, seeToast } from './steps/visit.ts';

/** Opens an admin page with a search, because parallel tests add rows. */
async function openAsAdmin(
  open: (user: TestUser) => Promise<Page>,
  admin: TestUser,
  room: string,
): Promise<Page> {
  const page = await open(admin);
  await page.goto(`/dashboard/admin${room}`);
  return page;
}

test('All Orders shows buyers and items, and its total counts all orders even during a search', async ({
  open,
  shop,
  server,
}) => {
  const { id, title, seller } = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const { date, until } = await shop.book(buyer, id);
  // A second order, so that the total differs from the number of search results.
  await shop.book(buyer, (await shop.createListing('lens')).id);
  const page = await open(await shop.admin(server.stateDir));
  const counted = page.waitForResponse(/\/api\/orders\?limit=1$/);
  await page.goto(`/dashboard/admin/allorders?q=${title}`);
  const total = Number((await counted).headers()['x-total-count']);
  expect(total).toBeGreaterThan(1);
  await expect(page.getByText(`Total Orders: ${total.toLocaleString('en')}`, { exact: true })).toBeVisible();
  await expect(columnHeaders(page, 'All Orders')).toHaveText([
    'SL',
    'Products',
    'Customer Details',
    'Status',
    'Remove',
  ]);
  const row = rowOf(page, 'All Orders', title);
  await expectCells(row, [
    '1',
    `${title} $310.50 Booked on ${dayOf(date)} from ${seller.name}`,
    `Bea Booker ${buyer.email} +351 555 0100 Porto, São Bento station Suggested by the buyer Seller: Sam Seller`,
    `${seller.name} has until ${momentOf(until!)} to accept. See the order`,
    'Remove',
  ]);
  await expect(row.locator('img')).toHaveAttribute('src', aProduct('').img);
  await row.getByRole('button', { name: `Remove the order for ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await seeToast(page, 'Deleted Successfully');
  await expect(row).toHaveCount(0);
});

test('All Products lists and deletes items of each kind, and All Cameras lists cameras only', async ({
  open,
  shop,
  server,
}) => {
  const seller = await shop.signUpUser('Seller');
  const title = `Seen ${uniqueWord()}`;
  const dates = [];
  for (const kind of kinds) dates.push((await shop.addItem(seller, kind, aProduct(`${title} ${kind}`))).date);
  const admin = await shop.admin(server.stateDir);
  const page = await open(admin);
  const request = page.waitForRequest(/\/api\/cameras\?/);
  await page.goto(`/dashboard/admin/cameras?q=${title}`);
  expect((await request).headers()['authorization']).toBe(`bearer ${admin.token}`);
  // Two rows: the column headings and the camera, but not the lens or the accessory.
  await expect(page.getByRole('table', { name: 'All Cameras' }).getByRole('row')).toHaveCount(2);
  await expectCells(rowOf(page, 'All Cameras', `${title} cameras`), [
    '1',
    `${title} cameras`,
    seller.name,
    '$310.50',
    dayOf(dates[0]!),
    'Available',
    'Delete',
  ]);

  await page.goto(`/dashboard/admin/allproducts?q=${title}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Cameras',
    'Lens',
    'Accessories',
  ]);
  for (const kind of kinds) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: kindNames[kind].nav, exact: true }) });
    const card = section.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('heading')).toHaveText(`${title} ${kind}`);
    await expect(card.locator('img')).toHaveAttribute('src', aProduct('').img);
    await expect(card.getByRole('button')).toHaveText('Delete');
    await card.getByRole('button', { name: `Delete ${title} ${kind}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await dismissToast(page, 'Deleted Successfully');
    await expect(card).toHaveCount(0);
    const { headers } = await shop.call('GET', `/my/${kind}`, { bearer: seller.token });
    expect(headers.get('x-total-count')).toBe('0');
  }
});

test('Reported Items lists a report, View shows its item and its reporter, and an admin dismisses the report', async ({
  open,
  shop,
  server,
}) => {
  const { id, title, seller } = await shop.createListing();
  const reporter = await shop.signUpUser('Buyer', 'Rae Reporter');
  const body = { listing: id, reason: 'stolen', note: 'The serial number is mine.' };
  await shop.call('POST', '/reports', { bearer: reporter.token, body });
  const page = await openAsAdmin(open, await shop.admin(server.stateDir), '/reports?sort=date');
  await expect(page.getByRole('heading', { level: 1, name: 'Reported Items' })).toBeVisible();
  const row = rowOf(page, 'Reported Items', title);
  const today = dayOf(new Date().toISOString());
  await expectCells(row, [/^\d+$/, title, 'Stolen', 'Rae Reporter', today, 'Open', 'View']);
  await row.getByRole('button', { name: `View the report about ${title}` }).click();
  const view = page.getByRole('dialog', { name: title });
  await expect(view.locator('blockquote')).toHaveText('The serial number is mine.');
  for (const text of ['Stolen', 'Rae Reporter', reporter.email, today])
    await expect(view).toContainText(text);
  expect(await factsIn(view)).toEqual([
    ['Seller', seller.name],
    ['Price', '$310.50'],
    ['Status', 'Available'],
  ]);
  await view.getByRole('button', { name: 'Dismiss report' }).click();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await seeToast(page, 'Report dismissed');
  await expect(row).toContainText('Dismissed');
});
