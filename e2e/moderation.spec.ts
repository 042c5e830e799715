import { expect, test } from './fixtures.ts';
import { dayOf } from './shop.ts';
import { rowOf } from './steps/deals.ts';
import { dismissToast, factsIn, visit } from './steps/visit.ts';

const reason = 'Show the serial number in a photograph.';

test('an admin pauses a reported item', { tag: '@main' }, async ({ open, shop, server, browserErrors }) => {
  const { id, title, path, seller } = await shop.createListing();
  const reporter = await shop.signUpUser('Buyer');
  await shop.call('POST', '/reports', {
    bearer: reporter.token,
    body: { listing: id, reason: 'stolen', note: 'It is mine.' },
  });
  const today = dayOf(new Date().toISOString());

  const admin = await open(await shop.admin(server.stateDir));
  await visit(admin, '/dashboard/admin/reports?sort=date');
  await rowOf(admin, 'Reported Items', title)
    .getByRole('button', { name: `View the report about ${title}` })
    .click();
  await admin.getByRole('button', { name: 'Pause item' }).click();
  const question = admin.getByRole('dialog', { name: `Pause “${title}”?` });
  await question.getByRole('button', { name: 'Pause item' }).click();
  await expect(question.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await question.getByLabel('Reason').fill(reason);
  await question.getByRole('button', { name: 'Pause item' }).click();
  await dismissToast(admin, 'Item paused');

  const own = await open(seller);
  await visit(own, `/dashboard/cameras/${id}`);
  await expect(own.getByText(`Paused since ${today}`, { exact: true })).toBeVisible();
  await expect(own.getByText(`Reason: ${reason}`, { exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: `Restore: ${title}` })).toHaveCount(0);
  browserErrors.expectErrorStatus(404, path);
  expect((await own.goto(path))!.status()).toBe(404);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Not available right now');

  await visit(admin, '/dashboard/admin/paused');
  const paused = rowOf(admin, 'Paused Items', title);
  await expect(paused.getByText(reason, { exact: true })).toBeVisible();
  await paused.getByRole('link', { name: seller.name }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(seller.name);
  expect((await factsIn(admin.getByRole('main'))).slice(0, 3)).toEqual([
    ['Email', expect.stringContaining(seller.email)],
    ['Role', 'Seller'],
    ['Member since', today],
  ]);
  await admin.getByLabel('Note').fill('Sent the papers.');
  await admin.getByRole('button', { name: 'Add note' }).click();
  await expect(admin.getByText('Sent the papers.', { exact: true })).toBeVisible();
  const item = admin
    .getByRole('table', { name: 'Items', exact: true })
    .getByRole('row')
    .filter({ hasText: title });
  await item.getByRole('button', { name: `Restore: ${title}` }).click();
  await dismissToast(admin, 'Restored');
  await expect(item).toContainText('Available');
  await visit(own, path);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a withdrawn item can be reported from its page', async ({ open, shop, server, browserErrors }) => {
  const { path, title, seller } = await shop.createListing();
  await shop.call('DELETE', path, { bearer: seller.token });
  const page = await open(await shop.signUpUser('Buyer'));
  browserErrors.expectErrorStatus(410, path);
  await visit(page, path);
  await expect(page.getByRole('link', { name: 'All cameras' })).toHaveAttribute('href', '/cameras');
  await page.getByRole('button', { name: 'Report this item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong?').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dismissToast(page, 'Thank you. An admin will look at it.');
  await expect(page.getByRole('button', { name: 'Reported' })).toBeDisabled();
  const admin = await shop.admin(server.stateDir);
  const { body } = await shop.call<{ listing: { title: string } }[]>('GET', '/reports', {
    bearer: admin.token,
  });
  expect(body.map(({ listing }) => listing?.title)).toContain(title);
});
