import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { findViolations } from './steps/accessibility.ts';
import { button, main, messages, startConversation } from './steps/conversation.ts';
import { rowOf, stageOf } from './steps/deals.ts';
import { dismissToast, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

test('an admin upholds a report about a message and reads its context', async ({ open, shop, server }) => {
  const { seller, buyer, path, sendMessage } = await startConversation(shop, 'Pay me by gift card.');
  await sendMessage(buyer, 'Two of 100 each.');
  const page = await open(seller);
  await visit(page, path);
  await messages(page)
    .last()
    .getByRole('button', { name: 'Report this message from Bea Booker' })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Message from Bea Booker' });
  await dialog.getByLabel('What is wrong?').selectOption('Scam or fraud');
  await dialog.getByLabel('Tell us more').fill('Gift cards!');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await dismissToast(page, 'Thank you. An admin will look at it.');

  const admin = await open(await shop.admin(server.stateDir));
  await visit(admin, '/dashboard/admin/reports?state=open&sort=date');
  await rowOf(admin, 'Reported Items', 'Message from Bea Booker').getByRole('button').click();
  const view = admin.getByRole('dialog', { name: 'Message from Bea Booker' });
  await expect(view.getByText('Gift cards!')).toBeVisible();
  await expect(view.locator('ol > li')).toHaveText([/Pay me by gift card\.$/, /Two of 100 each\.$/]);
  await expect(view.getByText('The person who reported it is told that they were right.')).toBeVisible();
  await expect(view.getByRole('button', { name: 'Suspend Bea Booker' })).toBeVisible();
  await view.getByRole('button', { name: 'Uphold report' }).click();
  await admin
    .getByRole('dialog', { name: 'Uphold the report about Bea Booker?' })
    .getByRole('button', { name: 'Uphold' })
    .click();
  await dismissToast(admin, 'Report upheld');
});

test('blocking a buyer cancels an accepted order after a question', async ({ open, shop, browserErrors }) => {
  const { item, buyer, seller, blockPath, path } = await startConversation(shop);
  const { _id: order } = await shop.book(buyer, item.id);
  const page = await open(seller);
  await visit(page, path);
  await expect(messages(page).last()).toHaveText(/^Bea Booker requested this item for \$310\.50/);
  await button(page, 'Accept').click();
  await dismissToast(page, 'Accepted. The buyer can now see your email (and phone, if you’ve added one).');
  await expect(messages(page).last()).toHaveText(/^You accepted \$310\.50/);
  await button(page, 'More').click();
  await button(page, 'Block Bea Booker').click();
  const dialog = page.getByRole('alertdialog', { name: 'Block Bea Booker?' });
  browserErrors.expectErrorStatus(409, `/api${blockPath}`);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have an open order.');
  await dialog.getByRole('button', { name: 'Cancel order and block' }).click();
  await dismissToast(page, 'Blocked');
  await expect(main(page).getByText(/^You’ve blocked Bea Booker/)).toBeVisible();
  expect(await stageOf(shop, order, seller)).toBe('cancelled');
  await visit(page, '/dashboard/profile');
  await button(page, 'Unblock Bea Booker').click();
  await expect(main(page).getByText('You haven’t blocked anyone.')).toBeVisible();
});

test('a conversation works with the keyboard alone and is accessible', async ({ open, shop }) => {
  const { seller, path } = await startConversation(shop);
  const page = await open(seller);
  await visit(page, path);
  await expect(messages(page)).toHaveCount(1);
  const field = main(page).getByRole('textbox', { name: 'Write to Bea Booker' });
  await field.focus();
  await page.keyboard.type('It is.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Since May.');
  await page.keyboard.press('Enter');
  await expect(messages(page).last()).toHaveText(/^You · .+It is\.\nSince May\.$/s);
  await expect(field).toBeFocused();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
  }
});
