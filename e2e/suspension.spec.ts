import { expect, test } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { main } from './steps/conversation.ts';
import { openMenu } from './steps/deals.ts';
import { confirmIdentity, endConfirmation } from './steps/session.ts';
import { fillLogin, makeAdmin } from './steps/sign-in.ts';
import { dismissToast, visit } from './steps/visit.ts';

const reason = 'Three buyers waited in vain.';

test('users see why they are suspended until it ends', async ({ open, shop, browserErrors, server }) => {
  const word = `Sus${uniqueWord()}`;
  const seller = await shop.signUpUser('Seller', `${word} Suspect`);
  const tab = await open(seller);
  await visit(tab, '/dashboard');
  const admin = await makeAdmin(shop, server.stateDir, await shop.signUpUser('Buyer', 'Ada Strict'));
  const page = await open(admin);
  await visit(page, `/dashboard/admin/allseller?q=${word}`);
  // The open tab makes one of these calls first.
  for (const path of ['/api/events', '/api/profile']) browserErrors.allowErrorStatus(403, path);
  await openMenu(page);
  await page.getByRole('button', { name: `Suspend ${seller.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${seller.name}?` });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required\./);
  await dialog.getByLabel('Reason').fill(reason);
  endConfirmation(server.stateDir, admin);
  const { body: suspect } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: seller.token });
  browserErrors.expectErrorStatus(403, `/api/suspensions/${suspect._id}`);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Reason')).toHaveValue(reason);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await confirmIdentity(page, admin);
  await dismissToast(page, 'Suspended successfully');
  await expect(page.getByText(new RegExp(`^Suspended on .*: ${reason}$`))).toBeVisible();

  await expect(tab).toHaveURL(/\/login\?/);
  await expect(main(tab).getByRole('alert')).toContainText(`Your account is suspended: ${reason}`);

  const theirs = await open();
  await visit(theirs, '/login');
  browserErrors.expectErrorStatus(403, '/api/auth/sign-in/email');
  await fillLogin(theirs, seller);
  await expect(main(theirs).getByRole('alert')).toHaveText(`Your account is suspended: ${reason}`);

  await openMenu(page);
  await page.getByRole('button', { name: `Lift the suspension of ${seller.name}` }).click();
  await dismissToast(page, 'Suspension lifted');
  await fillLogin(theirs, seller);
  await dismissToast(theirs, 'Login Success');

  await visit(page, `/dashboard/admin/audit?q=${word}`);
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Login while suspended' })).toContainText(seller.name);
  await expect(rows.filter({ hasText: reason })).toContainText(seller.name);
  await page.getByLabel('Everything').selectOption('Suspension lifted');
  await expect(rows.filter({ hasText: 'Suspension lifted' })).toHaveCount(1);
  await expect(page.getByText('Login while suspended', { exact: true }).locator('visible=true')).toHaveCount(
    0,
  );
});
