import { expect, test, type Page } from './fixtures.ts';
import { aProduct, dayOf, kinds, momentOf, uniqueWord, type Shop, type TestUser } from './shop.ts';
import { columnHeaders, expectCells, openMenu, rowOf } from './steps/deals.ts';
import { kindNames } from './steps/items.ts';
import { dismissToast, factsIn, seeToast } from './steps/visit.ts';

// These pages are opened with a search, because parallel tests add rows.

async function profileOf(shop: Shop, { token }: TestUser) {
  type Profile = { _id: string; role: string; status: string };
  return (await shop.call<Profile>('GET', '/profile', { bearer: token })).body;
}

/** Expects the actions in the menu of each row. */
async function expectActions(page: Page, table: string, rows: [TestUser, string[]][]): Promise<void> {
  // One more row than there are users, because the column headings are also a row.
  await expect(page.getByRole('table', { name: table }).getByRole('row')).toHaveCount(rows.length + 1);
  for (const [user, actions] of rows) {
    const row = rowOf(page, table, user.name);
    await openMenu(row);
    await expect(row.locator('.menu').getByRole('button'), user.name).toHaveText(actions);
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: `More: ${user.name}` })).toBeFocused();
  }
}

const confirm = async (page: Page, button: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: button }).click();

test('an admin promotes, demotes and removes a user', async ({ open, shop, server }) => {
  const word = uniqueWord();
  const buyer = await shop.signUpUser('Buyer', `Bo ${word}`);
  const promoted = await shop.signUpUser('Seller', `Promoted ${word}`);
  const admin = await shop.admin(server.stateDir);
  const { _id: promotedId } = await profileOf(shop, promoted);
  await shop.addItem(promoted, 'cameras', aProduct(`Item ${word}`));
  await shop.call('PUT', `/users/admin/${promotedId}`, { bearer: admin.token });
  const page = await open(admin);
  const users = `/dashboard/admin?q=${word}`;
  await page.goto(users);
  const columns = ['SL', 'Name', 'Email', 'Role', 'Authorization', 'Remove'];
  await expect(columnHeaders(page, 'All Users')).toHaveText(columns);
  await expectActions(page, 'All Users', [[buyer, ['Make Admin', 'Suspend', 'Remove']]]);
  const row = rowOf(page, 'All Users', buyer.name);
  await expectCells(row, ['1', buyer.name, buyer.email, 'Buyer', 'Open', '']);
  await expect(page.getByText('1 buyer', { exact: true })).toBeVisible();
  const make = row.getByRole('button', { name: `Make Admin: ${buyer.name}` });
  await openMenu(row);
  await make.click();
  await confirm(page, 'Cancel');
  expect(await profileOf(shop, buyer)).toMatchObject({ role: 'Buyer' });
  await openMenu(row);
  await make.click();
  await confirm(page, 'Make Admin');
  await seeToast(page, 'Make Admin Successful');
  await expect(row).toHaveCount(0);
  expect(await profileOf(shop, buyer)).toMatchObject({ role: 'admin' });

  await page.goto(`/dashboard/admin/alladmins?q=${word}`);
  const revoke = ['Revoke admin role', 'Suspend', 'Remove'];
  await expectActions(page, 'All Admins', [
    [buyer, revoke],
    [promoted, revoke],
  ]);
  await openMenu(rowOf(page, 'All Admins', buyer.name));
  await page.getByRole('button', { name: `Revoke admin role: ${buyer.name}` }).click();
  await confirm(page, 'Revoke admin role');
  await seeToast(page, 'Admin role revoked');
  await expectActions(page, 'All Admins', [[promoted, revoke]]);
  expect(await profileOf(shop, buyer)).toMatchObject({ role: 'Buyer' });

  await page.goto(users);
  await openMenu(row);
  await row.getByRole('button', { name: `Remove ${buyer.name}` }).click();
  await confirm(page, 'Remove account');
  await seeToast(page, 'Deleted Successfully');
  await expect(row).toHaveCount(0);
  await expect(profileOf(shop, buyer)).rejects.toThrow('This account was closed.');
  await page.goto(`/dashboard/admin/people/${promotedId}`);
  const sections = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: /^(Actions|Verification)$/ }),
  });
  await expect(sections.getByRole('button')).toHaveText(['Revoke admin role', 'Suspend', 'Remove', 'Verify']);
});

test('an admin verifies a seller, revokes that, and promotes the seller', async ({ open, shop, server }) => {
  const word = uniqueWord();
  await shop.signUpUser('Buyer', `Bo ${word}`);
  const seller = await shop.signUpUser('Seller', `Sol ${word}`);
  const suspended = await shop.signUpUser('Seller', `Suspended ${word}`);
  const admin = await shop.admin(server.stateDir);
  await shop.call('PUT', `/suspensions/${(await profileOf(shop, suspended))._id}`, {
    bearer: admin.token,
    body: { reason: 'A test.' },
  });
  const page = await open(admin);
  await page.goto(`/dashboard/admin/allseller?q=${word}`);
  await expectActions(page, 'All Seller', [
    [seller, ['Verify', 'Make Admin', 'Suspend', 'Remove']],
    [suspended, ['Make Admin', 'Lift suspension', 'Remove']],
  ]);
  const row = rowOf(page, 'All Seller', seller.name);
  const verify = row.getByRole('button', { name: `Verify ${seller.name}` });
  await openMenu(row);
  await verify.click();
  const question = page.getByRole('dialog', { name: `Verify ${seller.name}?` });
  await question.getByRole('button', { name: 'Verify' }).click();
  await expect(question.getByRole('alert')).toHaveText('Choose at least one thing you checked.');
  await question.getByRole('checkbox', { name: 'Identity document seen' }).check();
  await question.getByRole('checkbox', { name: 'Met in person' }).check();
  await question.getByRole('textbox', { name: 'Note' }).fill('Met at the fair.');
  await question.getByRole('button', { name: 'Verify' }).click();
  await seeToast(page, 'Verified successfully');
  await expect(verify).toHaveCount(0);
  expect(await profileOf(shop, seller)).toMatchObject({ status: 'varified', role: 'Seller' });
  await row.getByRole('button', { name: 'Verified', exact: true }).click();
  const shown = page.getByRole('dialog', { name: seller.name });
  for (const fact of ['identity document seen, met in person', 'Met at the fair.', /, by Marit Solberg$/])
    await expect(shown.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  await shown.getByRole('textbox', { name: 'Reason' }).fill('The papers were old.');
  await shown.getByRole('button', { name: 'Revoke' }).click();
  await seeToast(page, 'Verification revoked');
  await openMenu(row);
  await expect(verify).toBeVisible();
  expect(await profileOf(shop, seller)).toMatchObject({ status: 'verify', verification: null });
  await row.getByRole('button', { name: `Make Admin: ${seller.name}` }).click();
  await confirm(page, 'Make Admin');
  await seeToast(page, 'Make Admin Successful');
  expect(await profileOf(shop, seller)).toMatchObject({ role: 'admin' });
});

test('Everyone lists users of all roles, filters them, and a row opens a user', async ({
  open,
  shop,
  server,
}) => {
  const word = uniqueWord();
  const buyer = await shop.signUpUser('Buyer', `Bo ${word}`);
  const seller = await shop.signUpUser('Seller', `Sol ${word}`);
  const page = await open(await shop.admin(server.stateDir));
  await page.goto(`/dashboard/admin/people?q=${word}`);
  await expectActions(page, 'Everyone', [
    [buyer, ['Make Admin', 'Suspend', 'Remove']],
    [seller, ['Verify', 'Make Admin', 'Suspend', 'Remove']],
  ]);
  await page.getByLabel('All roles').selectOption('Sellers');
  await expect(page).toHaveURL(/role=Seller/);
  await expect(rowOf(page, 'Everyone', buyer.name)).toHaveCount(0);
  // Anywhere in the row, here at its corner.
  await rowOf(page, 'Everyone', seller.name).click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.name);
});

test('All Orders removes orders, and its total ignores the search', async ({ open, shop, server }) => {
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
  const columns = ['SL', 'Products', 'Customer Details', 'Status', 'Remove'];
  await expect(columnHeaders(page, 'All Orders')).toHaveText(columns);
  const row = rowOf(page, 'All Orders', title);
  await expectCells(row, [
    '1',
    `${title} $310.50 Booked on ${dayOf(date)} from ${seller.name}`,
    `Bea Booker ${buyer.email} +351 555 0100 Porto, São Bento station Suggested by the buyer Seller: Sam Seller`,
    `${seller.name} has until ${momentOf(until!)} to accept. See the order`,
    'Remove',
  ]);
  await row.getByRole('button', { name: `Remove the order for ${title}` }).click();
  await confirm(page, 'Cancel order');
  await seeToast(page, 'Deleted Successfully');
  await expect(row).toHaveCount(0);
});

test('an admin finds and deletes items of each kind', async ({ open, shop, server }) => {
  const seller = await shop.signUpUser('Seller');
  const title = `Seen ${uniqueWord()}`;
  const dates = [];
  for (const kind of kinds) dates.push((await shop.addItem(seller, kind, aProduct(`${title} ${kind}`))).date);
  const page = await open(await shop.admin(server.stateDir));
  await page.goto(`/dashboard/admin/cameras?q=${title}`);
  // Two rows: the column headings and the camera, but not the lens or the accessory.
  await expect(page.getByRole('table', { name: 'All Cameras' }).getByRole('row')).toHaveCount(2);
  const cells = ['1', `${title} cameras`, seller.name, '$310.50', dayOf(dates[0]!), 'Available', ''];
  await expectCells(rowOf(page, 'All Cameras', `${title} cameras`), cells);

  await page.goto(`/dashboard/admin/allproducts?q=${title}`);
  for (const kind of kinds) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: kindNames[kind].nav, exact: true }) });
    const card = section.getByRole('article');
    await expect(card.getByRole('heading')).toHaveText([`${title} ${kind}`]);
    await openMenu(card);
    await card.getByRole('button', { name: `Delete ${title} ${kind}` }).click();
    await confirm(page, 'Delete');
    await dismissToast(page, 'Deleted Successfully');
    await expect(card).toHaveCount(0);
    const { headers } = await shop.call('GET', `/my/${kind}`, { bearer: seller.token });
    expect(headers.get('x-total-count')).toBe('0');
  }
});

test('an admin reads a report about an item and dismisses it', async ({ open, shop, server }) => {
  const { id, title, seller } = await shop.createListing();
  const reporter = await shop.signUpUser('Buyer', 'Rae Reporter');
  const body = { listing: id, reason: 'stolen', note: 'The serial number is mine.' };
  await shop.call('POST', '/reports', { bearer: reporter.token, body });
  const page = await open(await shop.admin(server.stateDir));
  await page.goto('/dashboard/admin/reports?sort=date');
  const row = rowOf(page, 'Reported Items', title);
  const today = dayOf(new Date().toISOString());
  await expectCells(row, [/^\d+$/, title, 'Stolen', 'Rae Reporter', today, 'Open', 'View']);
  await row.getByRole('button', { name: `View the report about ${title}` }).click();
  const view = page.getByRole('dialog', { name: title });
  await expect(view.locator('blockquote')).toHaveText('The serial number is mine.');
  for (const text of ['Stolen', 'Rae Reporter', reporter.email, today])
    await expect(view).toContainText(text);
  await expect(view.getByText('Reports they filed: 0')).toBeVisible();
  expect(await factsIn(view)).toEqual([
    ['Seller', `${seller.name} Member since ${today} Reports about their items: 1 Reports they filed: 0`],
    ['Price', '$310.50'],
    ['Status', 'Available'],
  ]);
  await expect(view.getByRole('listitem').getByRole('button')).toHaveText([
    'Dismiss report',
    'Pause item',
    'Suspend',
    'Remove item',
  ]);
  const write = view.getByRole('link', { name: 'Email', exact: true });
  await expect(write).toHaveAttribute('href', new RegExp(`^mailto:${seller.email}\\?subject=`));
  await view.getByRole('button', { name: 'Dismiss report' }).click();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await seeToast(page, 'Report dismissed');
  await expect(row).toContainText('Dismissed');
});
