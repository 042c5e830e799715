import { expect, test } from './fixtures.ts';
import { section } from './steps/session.ts';
import { dismissToast, visit } from './steps/visit.ts';

test('a seller creates a token for a program, which works until it is revoked', async ({
  open,
  shop,
  server,
}) => {
  const seller = await shop.signUpUser('Seller', 'Tom Token');
  const page = await open(seller);
  await visit(page, '/dashboard/profile');
  await page.getByRole('link', { name: 'API tokens' }).click();
  const form = section(page, 'Create a token');
  await form.getByLabel('Name').fill('Stock list');
  await form.getByRole('button', { name: 'Create a token' }).click();
  await expect(form.getByRole('group', { name: 'What it allows' })).toHaveAccessibleDescription(
    'Choose at least one.',
  );
  await form.getByLabel('See your items').check();
  await form.getByRole('button', { name: 'Create a token' }).click();
  const token = await form.locator('.select-all').innerText();
  const row = section(page, 'Your tokens').getByRole('listitem').filter({ hasText: 'Stock list' });
  await expect(row).toContainText('listings:read');
  await expect(row).toContainText('never used');

  const status = async (path: string) =>
    (await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await status('/my/cameras'), await status('/orders'), await status('/profile')]).toEqual([
    200, 403, 403,
  ]);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await dismissToast(page, 'Token revoked');
  await expect(row).toHaveCount(0);
  expect(await status('/my/cameras')).toBe(401);
});
