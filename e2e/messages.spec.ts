import { problemOf } from '#src/platform/errors.ts';
import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { main, messages, write, button, startConversation } from './steps/conversation.ts';
import { fillLogin } from './steps/sign-in.ts';
import { dismissToast, expectInSight, holdCall, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

test(
  'a message that a visitor writes is kept during the login, and the seller answers it',
  { tag: ['@main', '@mobile'] },
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
    await expect(page.getByText(`Log in to send your question about “${item.title}”.`)).toBeVisible();
    await fillLogin(page, account);

    await expect(dialog.getByLabel('Your message')).toHaveValue(
      'Is the meter accurate?\nI could come on Saturday.',
    );
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dismissToast(page, 'Sent. You’ll find the reply in Messages.');

    const seller = await open(item.seller);
    await visit(seller, '/dashboard/messages');
    const row = main(seller).getByRole('navigation', { name: 'Messages' }).getByRole('listitem');
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
    if (isMobile) await main(seller).getByRole('link', { name: 'All messages' }).click();
    await expect(row.getByText('You: Within a third of a stop.')).toBeVisible();
    await expect(row.getByText(/ new$/)).toHaveCount(0);

    await main(page).getByRole('link', { name: 'Open conversation' }).click();
    await expect(messages(page)).toHaveText([
      /^You · .+Saturday\.$/s,
      /^Sam Seller · .+Within a third of a stop\.$/,
    ]);

    // Text that is typed before the page has found the existing conversation must become its draft.
    const releaseConversation = await holdCall(page, '**/api/conversations?*listing=*');
    const releaseProfile = await holdCall(page, '**/api/profile');
    await visit(page, item.path);
    await main(page).getByRole('link', { name: 'Ask the seller' }).click();
    releaseProfile();
    await dialog.getByLabel('Your message').fill('And the shutter?');
    const known = page.waitForResponse(/\/conversations\?.*listing=/);
    releaseConversation();
    await known;
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByRole('link', { name: 'Open conversation' }).click();
    await expect(main(page).getByRole('textbox', { name: 'Write to Sam Seller' })).toHaveValue(
      'And the shutter?',
    );
  },
);

test('a risky message has a warning, and a rejected one is resent', async ({ open, shop, browserErrors }) => {
  const { buyer, seller, blockPath, path, id, sendMessage } = await startConversation(shop);
  await sendMessage(seller, 'Write to me: sam@example.com');
  const page = await open(buyer);
  await visit(page, path);
  await expect(messages(page).last()).toContainText('Stay safe');
  await expect(messages(page).last()).toContainText('This text contains an email address.');
  await shop.call('PUT', blockPath, { bearer: seller.token, body: {} });
  browserErrors.expectErrorStatus(403, `/api/conversations/${id}/messages`);
  await write(page, 'Sam Seller', 'Why not here?');
  await expect(main(page).getByRole('alert')).toContainText('Not sent: You cannot trade with this person');
  await shop.call('DELETE', blockPath, { bearer: seller.token });
  await button(page, 'Try again').click();
  await expect(messages(page).last()).toHaveText(/^You · .+Why not here\?$/);

  // A 409 for a request in progress is temporary, so the message is sent again without waiting for a network event.
  browserErrors.expectErrorStatus(409, `/api/conversations/${id}/messages`);
  const atWork = {
    status: 409,
    headers: { 'retry-after': '1', 'content-type': 'application/problem+json' },
    json: problemOf('conflict'),
  };
  await page.route(`**/api/conversations/${id}/messages`, (route) => route.fulfill(atWork), { times: 1 });
  await page.clock.install();
  const refused = page.waitForResponse((response) => response.status() === 409);
  await write(page, 'Sam Seller', 'Still there?');
  await refused;
  await expect(main(page).getByText('Not sent yet. We’ll keep trying.')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(messages(page).last()).toHaveText(/^You · .+Still there\?$/);
});

test('a long conversation opens at the newest message and keeps its view', async ({ open, shop }) => {
  const { buyer, seller, path, sendMessage } = await startConversation(shop, 'Message 1');
  for (let number = 2; number <= 70; number++)
    await sendMessage(number % 2 ? buyer : seller, `Message ${number}`);
  const page = await open(buyer);
  await visit(page, path);
  await expectInSight(messages(page).getByText('Message 70', { exact: true }));
  await expect(messages(page)).toHaveCount(50);
  const region = main(page).getByRole('region', { name: 'Messages' });
  await region.evaluate((element) => element.scrollTo(0, 0));
  const topOf = async () => (await messages(page).getByText('Message 21', { exact: true }).boundingBox())!.y;
  const before = await topOf();
  await button(page, 'Show earlier messages').click();
  await expect(messages(page)).toHaveCount(70);
  // The view may move by the height of the removed button.
  expect(Math.abs((await topOf()) - before)).toBeLessThan(64);
  await expect(messages(page).first()).toContainText('Message 1');
});

test('a conversation opens at the card that waits for an answer', async ({ open, shop }) => {
  const { item, seller, buyer, path, sendMessage } = await startConversation(shop);
  await shop.book(buyer, item.id);
  for (let number = 1; number <= 20; number++) await sendMessage(buyer, `Message ${number}`);
  const page = await open(seller);
  await visit(page, path);
  await expectInSight(button(page, 'Accept'), 1);
  await expect(messages(page).getByText('Message 20', { exact: true })).not.toBeInViewport();
  await button(page, 'New message').click();
  await expectInSight(messages(page).getByText('Message 20', { exact: true }));
  await expect(button(page, 'New message')).toHaveCount(0);
  await write(page, 'Bea Booker', 'Give me an hour.');
  await expectInSight(messages(page).getByText('Give me an hour.', { exact: true }));
  await button(page, 'Needs your answer').click();
  await expectInSight(button(page, 'Accept'), 1);
});
