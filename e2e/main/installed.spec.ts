import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { visit } from '#e2e/steps/visit.ts';

test.use({ launchOptions: withImages });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an offline page load shows the offline page, whose link loads the page once the network is back', async ({
    page,
    context,
    shop,
  }) => {
    const { path, title } = await shop.createListing();
    await visit(page, '/');
    await page.evaluate(async () => navigator.serviceWorker.ready);
    // A service worker controls only pages that are opened after it was installed.
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
