import { expect, test, type Locator, type Page } from './fixtures.ts';
import { aProduct, uniqueWord, type TestUser, type Shop } from './shop.ts';
import { rowOf, expectCells, columnHeaders } from './steps/deals.ts';
import { seeToast } from './steps/visit.ts';

const idOf = async (shop: Shop, { token }: TestUser) =>
  (await shop.call<{ _id: string }>('GET', '/profile', { bearer: token })).body._id;

const buttonsIn = (part: Locator) => part.getByRole('button');

const userColumns = ['SL', 'Name', 'Email', 'Role', 'Authorization', 'Remove'];

test('user tables and user pages offer only the actions of each role', async ({ open, shop, server }) => {
  const word = uniqueWord();
  const admin = await shop.admin(server.stateDir);
  const users: Record<'buyer' | 'seller' | 'verified' | 'suspended' | 'formerSeller' | 'promoted', TestUser> =
    {
      buyer: await shop.signUpUser('Buyer', `Buyer ${word}`),
      seller: await shop.signUpUser('Seller', `Seller ${word}`),
      verified: await shop.signUpUser('Seller', `Checked ${word}`),
      suspended: await shop.signUpUser('Seller', `Suspended ${word}`),
      formerSeller: await shop.signUpUser('Seller', `Former ${word}`),
      promoted: await shop.signUpUser('Seller', `Promoted ${word}`),
    };
  const ids: Record<string, string> = {};
  for (const [role, user] of Object.entries(users)) ids[role] = await idOf(shop, user);
  for (const user of [users.formerSeller, users.promoted])
    await shop.addItem(user, 'cameras', aProduct(`Item ${word}`));
  const bearer = admin.token;
  await shop.call('PUT', `/users/seller/${ids['verified']}`, { bearer });
  await shop.call('PUT', `/suspensions/${ids['suspended']}`, { bearer, body: { reason: 'A test.' } });
  await shop.call('PUT', '/profile/mode', { bearer: users.formerSeller.token, body: { role: 'Buyer' } });
  await shop.call('PUT', `/users/admin/${ids['promoted']}`, { bearer });

  // A search, because parallel tests add rows.
  const page = await open(admin);
  await page.goto(`/dashboard/admin?q=${word}`);
  const expectButtons = async (table: string, rows: [TestUser, string[]][]) => {
    // One more row than there are users, because the column headings are also a row.
    await expect(page.getByRole('table', { name: table }).getByRole('row')).toHaveCount(rows.length + 1);
    for (const [user, buttons] of rows)
      await expect(buttonsIn(rowOf(page, table, user.name)), user.name).toHaveText(buttons);
  };
  const { buyer, seller, verified, suspended, formerSeller, promoted } = users;
  await expectButtons('All Users', [
    [buyer, ['Make Admin', 'Suspend', 'Remove']],
    [formerSeller, ['Make Admin', 'Suspend', 'Remove']],
  ]);
  await page.goto(`/dashboard/admin/allseller?q=${word}`);
  await expectButtons('All Seller', [
    [seller, ['Verify', 'Make Admin', 'Suspend', 'Remove']],
    [verified, ['Verified', 'Make Admin', 'Suspend', 'Remove']],
    [suspended, ['Verify', 'Make Admin', 'Lift', 'Remove']],
    [formerSeller, ['Verify', 'Make Admin', 'Suspend', 'Remove']],
    [promoted, ['Verify', 'Suspend', 'Remove']],
  ]);
  await page.goto(`/dashboard/admin/alladmins?q=${word}`);
  await expectButtons('All Admins', [[promoted, ['Revoke admin role']]]);
  const own = await idOf(shop, admin);
  for (const [id, name, buttons] of [
    [ids['buyer'], buyer.name, ['Make Admin', 'Suspend', 'Remove']],
    [ids['seller'], seller.name, ['Make Admin', 'Suspend', 'Remove', 'Verify']],
    [ids['verified'], verified.name, ['Make Admin', 'Suspend', 'Remove', 'Verified']],
    [ids['suspended'], suspended.name, ['Make Admin', 'Lift', 'Remove', 'Verify']],
    [ids['formerSeller'], formerSeller.name, ['Make Admin', 'Suspend', 'Remove', 'Verify']],
    [ids['promoted'], promoted.name, ['Revoke admin role', 'Suspend', 'Remove', 'Verify']],
    [own, 'Marit Solberg', ['Revoke admin role']],
  ] as const) {
    await page.goto(`/dashboard/admin/people/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const sections = page.locator('section').filter({
      has: page.getByRole('heading', { level: 2, name: /^(Actions|Verification)$/ }),
    });
    await expect(buttonsIn(sections), name).toHaveText([...buttons]);
  }
});

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
