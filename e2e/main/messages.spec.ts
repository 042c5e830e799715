import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { findViolations } from '#e2e/steps/accessibility.ts';
import { rowOf } from '#e2e/steps/deals.ts';
import { button, main, messages, startConversation, write } from '#e2e/steps/conversation.ts';
import { dismissToast, expectInSight, visit } from '#e2e/steps/visit.ts';

test.use({ launchOptions: withImages });

test(
  'a message that a visitor writes is kept during the login, and the seller answers it',
  { tag: '@mobile' },
  async ({ page, open, shop, isMobile }) => {
    const item = await shop.createListing();
    const account = await shop.signUpUser('Buyer', 'Bea Booker');
    await visit(page, item.path);
    await main(page).getByRole('link', { name: 'Ask the seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the seller' });
    await dialog.getByLabel('Your message').fill('Is the meter accurate?\nI am at bea@example.com');
    await expect(dialog.getByText(/looks like your message contains an email address\./)).toBeVisible();
    await dialog.getByLabel('Your message').fill('Is the meter accurate?\nI could come on Saturday.');
    await expect(dialog.getByText(/looks like your message contains/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Log in to send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await main(page).getByRole('button', { name: 'Log in' }).click();

    await expect(dialog.getByLabel('Your message')).toHaveValue(
      'Is the meter accurate?\nI could come on Saturday.',
    );
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dismissToast(page, 'Sent. You’ll find the reply in Messages.');

    const seller = await open(item.seller);
    await visit(seller, '/dashboard/messages');
    const row = main(seller).getByRole('article');
    await expect(row.getByText('Is the meter accurate? I could come on Saturday.')).toBeVisible();
    await expect(row.getByText('1 new')).toBeVisible();
    await row.getByRole('link', { name: 'Bea Booker' }).click();
    await expect(messages(seller)).toHaveText([
      /^Bea Booker · .+Is the meter accurate\?\nI could come on Saturday\.$/s,
    ]);
    const field = main(seller).getByRole('textbox', { name: 'Write to Bea Booker' });
    await expectInSight(field);
    if (isMobile) {
      // Simulates an on-screen keyboard, which covers half of the page without changing its height.
      await seller.evaluate(() => {
        Object.defineProperty(visualViewport!, 'height', { value: innerHeight / 2 });
        visualViewport!.dispatchEvent(new Event('resize'));
      });
      const bottom = async () => field.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(844 / 2);
    }
    await write(seller, 'Bea Booker', 'Within a third of a stop.');
    await expect(messages(seller)).toHaveText([/Saturday/, /^You · .+Within a third of a stop\.$/]);
    await main(seller).getByRole('link', { name: 'All messages' }).click();
    await expect(row.getByText('You: Within a third of a stop.')).toBeVisible();
    await expect(row.getByText(/ new$/)).toHaveCount(0);

    await main(page).getByRole('link', { name: 'Open conversation' }).click();
    await expect(messages(page)).toHaveText([
      /^You · .+Saturday\.$/s,
      /^Sam Seller · .+Within a third of a stop\.$/,
    ]);

    // Text that is typed before the page has found the existing conversation must become its draft.
    const held = Promise.withResolvers<void>();
    await page.route('**/api/conversations?*listing=*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const profile = Promise.withResolvers<void>();
    await page.route('**/api/profile', async (route) => {
      await profile.promise;
      await route.continue();
    });
    await visit(page, item.path);
    await main(page).getByRole('link', { name: 'Ask the seller' }).click();
    profile.resolve();
    await dialog.getByLabel('Your message').fill('And the shutter?');
    const known = page.waitForResponse(/\/conversations\?.*listing=/);
    held.resolve();
    await known;
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByRole('link', { name: 'Open conversation' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Write to Sam Seller' })).toHaveValue(
      'And the shutter?',
    );
  },
);

test('a user reports a message by keyboard, and an admin reads it in its context and upholds the report', async ({
  open,
  shop,
  server,
}) => {
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
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await dismissToast(page, 'Thank you. An admin will look at it.');

  const admin = await open(await shop.admin(server.stateDir));
  await visit(admin, '/dashboard/admin/reports?state=open&sort=date');
  await rowOf(admin, 'Reported Items', 'Message from Bea Booker').getByRole('button').click();
  const view = admin.getByRole('dialog', { name: 'Message from Bea Booker' });
  await expect(view.getByText('Gift cards!')).toBeVisible();
  await expect(view.getByRole('listitem')).toHaveText([/Pay me by gift card\.$/, /Two of 100 each\.$/]);
  await expect(view.getByRole('link', { name: 'Open Bea Booker’s page to suspend them' })).toBeVisible();
  expect(await findViolations(admin)).toEqual([]);
  await view.getByRole('button', { name: 'Uphold report' }).click();
  await admin
    .getByRole('dialog', { name: 'Uphold the report about Bea Booker?' })
    .getByRole('button', { name: 'Uphold' })
    .click();
  await dismissToast(admin, 'Report upheld');
});

test('a seller accepts an order in the conversation, and blocking the buyer cancels it after a confirmation', async ({
  open,
  shop,
  browserErrors,
}) => {
  const { item, buyer, seller, blockPath, path } = await startConversation(shop);
  const { body: order } = await shop.call<{ _id: string }>('POST', '/orders', {
    bearer: buyer.token,
    body: { listing: item.id, phone: '+351 555 0100', location: 'Porto' },
  });
  const page = await open(seller);
  await visit(page, path);
  await expect(messages(page).last()).toHaveText(/^Bea Booker requested this item for \$310\.50/);
  await button(page, 'Accept').click();
  await dismissToast(page, 'Accepted. The buyer can now see your email (and phone, if you’ve added one).');
  await expect(messages(page).last()).toHaveText(/^You accepted \$310\.50/);
  await button(page, 'Block Bea Booker').click();
  const dialog = page.getByRole('alertdialog', { name: 'Block Bea Booker?' });
  browserErrors.expectErrorStatus(409, `/api${blockPath}`);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have an open order.');
  await dialog.getByRole('button', { name: 'Cancel order and block' }).click();
  await dismissToast(page, 'Blocked');
  await expect(main(page).getByText(/^You’ve blocked Bea Booker/)).toBeVisible();
  const { body: ended } = await shop.call<{ stage: string }>('GET', `/orders/${order._id}`, {
    bearer: seller.token,
  });
  expect(ended.stage).toBe('cancelled');
  await visit(page, '/dashboard/profile');
  await button(page, 'Unblock Bea Booker').click();
  await expect(main(page).getByText('You haven’t blocked anyone.')).toBeVisible();
});

test('a conversation works with the keyboard alone and has no accessibility violations', async ({
  open,
  shop,
}) => {
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
