import { expect, test, type Locator } from './fixtures.ts';
import { aProduct, uniqueWord, type TestUser, type Shop } from './shop.ts';
import { rowOf } from './steps/deals.ts';

const idOf = async (shop: Shop, { token }: TestUser) =>
  (await shop.call<{ _id: string }>('GET', '/profile', { bearer: token })).body._id;

const buttonsIn = (part: Locator) => part.getByRole('button');

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
