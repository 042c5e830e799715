import { expect, test } from '#e2e/fixtures.ts';
import { visit } from '#e2e/steps/visit.ts';

test('clicks on Watch and Follow take effect even if the earlier state arrives after them', async ({
  open,
  shop,
}) => {
  const item = await shop.createListing();
  const page = await open(await shop.signUpUser('Buyer'));
  const { promise: clicked, resolve: release } = Promise.withResolvers<void>();
  const states = ['**/api/watchlist/ids', '**/api/following?*'];
  for (const url of states)
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await clicked;
      await route.fulfill({ response });
    });
  const requested = states.map((url) => page.waitForRequest(url));
  await visit(page, item.path);
  await Promise.all(requested);
  const written = [`**/api/watchlist/${item.id}`, '**/follow'].map((url) => page.waitForResponse(url));
  const buttons = ['Watch', `Follow ${item.seller.name}`].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  for (const button of buttons) await button.click();
  await Promise.all(written);
  const arrived = states.map((url) => page.waitForResponse(url));
  release();
  for (const response of await Promise.all(arrived)) await response.finished();
  for (const name of ['Watching', `Follow ${item.seller.name}`])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});
