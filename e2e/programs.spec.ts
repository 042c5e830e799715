import { expect, test } from './fixtures.ts';
import { aProduct } from './shop.ts';
import { confirmIdentity, endConfirmation, section } from './steps/session.ts';
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

test('a seller creates a webhook, sees what was sent, and deletes it', async ({
  open,
  shop,
  server,
  browserErrors,
}) => {
  const seller = await shop.signUpUser('Seller', 'Wanda Webhook');
  const page = await open(seller);
  await visit(page, '/dashboard/profile');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  const form = section(page, 'Create a webhook');
  await form.getByLabel('URL').fill('http://hooks.example.com/');
  await form.getByLabel('An item of yours is published').check();
  await form.getByRole('button', { name: 'Create a webhook' }).click();
  await expect(form.getByLabel('URL')).toHaveAccessibleDescription(/must be an https URL/);
  // The name is reserved, so that it has no address.
  await form.getByLabel('URL').fill('https://hooks.shop.invalid/');
  endConfirmation(server.stateDir, seller);
  browserErrors.expectErrorStatus(403, '/api/my/webhooks');
  await form.getByRole('button', { name: 'Create a webhook' }).click();
  await confirmIdentity(page, seller);
  await expect(form.locator('.select-all')).toHaveText(/^whsec_[\w+/]{43}=$/);
  const list = section(page, 'Your webhooks');
  await list.getByRole('button', { name: 'Deliveries' }).click();
  await expect(list).toContainText('Nothing was sent yet.');
  await shop.addItem(seller, 'cameras', aProduct('Canonet QL17'));
  await expect(async () => {
    await page.reload();
    await list.getByRole('button', { name: 'Deliveries' }).click();
    await expect(list).toContainText('listing.published', { timeout: 1000 });
    await expect(list).toContainText('no connection', { timeout: 1000 });
  }).toPass();
  await list.getByRole('button', { name: /^Delete/ }).click();
  await dismissToast(page, 'Webhook deleted');
  await expect(list).toContainText('You have no webhooks yet.');
});
