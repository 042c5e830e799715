import { expect, test, type Locator, type Page } from '#e2e/fixtures.ts';
import { uniqueWord, type TestUser, type Shop } from '#e2e/shop.ts';
import { expectCells, columnHeaders, rowOf } from '#e2e/steps/deals.ts';
import { seeToast } from '#e2e/steps/visit.ts';

const userColumns = ['SL', 'Name', 'Email', 'Role', 'Authorization', 'Remove'];

async function profileOf(shop: Shop, { token }: TestUser) {
  type Profile = { _id: string; role: string; status: string };
  return (await shop.call<Profile>('GET', '/profile', { bearer: token })).body;
}

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

async function expectTable(page: Page, name: string, columns: string[]): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(columnHeaders(page, name)).toHaveText(columns);
  return page.getByRole('table', { name }).getByRole('row');
}

/** Removes a user. The first request is made to fail, and the dialog must report that. */
async function removeUser(page: Page, row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: `Remove ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Remove ${name}?` });
  await page.route('**/api/users/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Remove account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Nothing was changed. Try again.');
  await dialog.getByRole('button', { name: 'Remove account' }).click();
  await seeToast(page, 'Deleted Successfully');
  await expect(row).toHaveCount(0);
}

test('All Users lists only buyers, and an admin promotes, demotes and removes one', async ({
  open,
  shop,
  server,
  browserErrors,
}) => {
  const word = uniqueWord();
  const buyer = await shop.signUpUser('Buyer', `Bo ${word}`);
  await shop.signUpUser('Seller', `Sol ${word}`);
  const { _id } = await profileOf(shop, buyer);
  const page = await openAsAdmin(open, await shop.admin(server.stateDir), `?q=${word}`);
  // Two rows: the column headings and one buyer, but not the seller.
  await expect(await expectTable(page, 'All Users', userColumns)).toHaveCount(2);
  const row = rowOf(page, 'All Users', buyer.name);
  await expectCells(row, ['1', buyer.name, buyer.email, 'Buyer', 'Make Admin', 'Suspend Remove']);
  await expect(page.getByText('1 buyer', { exact: true })).toBeVisible();
  const make = row.getByRole('button', { name: `Make Admin: ${buyer.name}` });
  await make.click();
  const question = page.getByRole('alertdialog', { name: `Make ${buyer.name} an admin?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await profileOf(shop, buyer)).toMatchObject({ role: 'Buyer' });
  await make.click();
  await question.getByRole('button', { name: 'Make Admin' }).click();
  await seeToast(page, 'Make Admin Successful');
  await expect(row).toHaveCount(0);
  expect(await profileOf(shop, buyer)).toMatchObject({ role: 'admin' });

  await page.goto(`/dashboard/admin/alladmins?q=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Admins');
  const among = rowOf(page, 'All Admins', buyer.name);
  await expectCells(among, ['1', buyer.name, buyer.email, 'Admin', 'Revoke admin role']);
  await expect(among.getByRole('button')).toHaveCount(1);
  await among.getByRole('button', { name: `Revoke admin role: ${buyer.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke admin role' }).click();
  await seeToast(page, 'Admin role revoked');
  await expect(among).toHaveCount(0);
  expect(await profileOf(shop, buyer)).toMatchObject({ role: 'Buyer' });

  await page.goto(`/dashboard/admin?q=${word}`);
  browserErrors.expectFailedRequest(`/api/users/${_id}`);
  await removeUser(page, row, buyer.name);
  await expect(profileOf(shop, buyer)).rejects.toThrow('This account was closed.');
});

test('All Seller lists only sellers, and an admin verifies a seller, revokes that, and promotes the seller', async ({
  open,
  shop,
  server,
}) => {
  const word = uniqueWord();
  await shop.signUpUser('Buyer', `Bo ${word}`);
  const seller = await shop.signUpUser('Seller', `Sol ${word}`);
  const page = await openAsAdmin(open, await shop.admin(server.stateDir), `/allseller?q=${word}`);
  // Two rows: the column headings and one seller, but not the buyer.
  await expect(await expectTable(page, 'All Seller', userColumns)).toHaveCount(2);
  const row = rowOf(page, 'All Seller', seller.name);
  const cells = ['1', seller.name, seller.email, 'Seller'];
  await expectCells(row, [...cells, 'Verify Make Admin', 'Suspend Remove']);
  const verify = row.getByRole('button', { name: `Verify ${seller.name}` });
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
  await expectCells(row, [...cells, 'Verified Make Admin', 'Suspend Remove']);
  expect(await profileOf(shop, seller)).toMatchObject({ status: 'varified', role: 'Seller' });
  await row.getByRole('button', { name: 'Verified', exact: true }).click();
  const shown = page.getByRole('dialog', { name: seller.name });
  for (const fact of ['identity document seen, met in person', 'Met at the fair.', /, by Marit Solberg$/])
    await expect(shown.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  await shown.getByRole('textbox', { name: 'Reason' }).fill('The papers were old.');
  await shown.getByRole('button', { name: 'Revoke' }).click();
  await seeToast(page, 'Verification revoked');
  await expectCells(row, [...cells, 'Verify Make Admin', 'Suspend Remove']);
  expect(await profileOf(shop, seller)).toMatchObject({ status: 'verify', verification: null });
  await row.getByRole('button', { name: `Make Admin: ${seller.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  await seeToast(page, 'Make Admin Successful');
  expect(await profileOf(shop, seller)).toMatchObject({ role: 'admin' });
});
