import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { expectInSight, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

test('the badge of a seller explains itself', { tag: '@both' }, async ({ page, shop, server, hasTouch }) => {
  const { path, seller } = await shop.createListing();
  await visit(page, path);
  const plain = page.getByRole('button', { name: 'Seller not verified yet' });
  await expect(plain).toHaveAccessibleDescription(/^Not verified yet: /);

  const { body: me } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: seller.token });
  const bearer = (await shop.admin(server.stateDir)).token;
  await shop.call('PUT', `/users/seller/${me._id}`, { bearer, body: { checked: ['identity', 'items'] } });
  await visit(page, path);
  const badge = page.getByRole('button', { name: 'Verified seller' });
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
  const meaning = `Verified seller since ${month.format(new Date())}. Checked by the shop’s admins: identity document seen, items seen in hand. This is not a warranty.`;
  await expect(badge).toHaveAccessibleDescription(meaning);
  const words = page.getByText(meaning);
  await expect(words).toBeHidden();

  if (hasTouch) {
    await badge.tap();
    // Removes the focus, because Safari does not focus a button that is tapped.
    await badge.evaluate((button) => (button as HTMLElement).blur());
    await page.mouse.move(0, 0);
    await expectInSight(words, 1);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(words).toBeHidden();
    const { width, height } = (await badge.boundingBox())!;
    expect([width >= 44, height >= 44]).toEqual([true, true]);
    return;
  }
  await badge.hover();
  await expectInSight(words, 1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(words).toBeHidden();
  await badge.focus();
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
});
