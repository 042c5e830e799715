import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { main, messages, write } from '#e2e/steps/conversation.ts';
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
