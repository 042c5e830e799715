import { withImages } from './browser.ts';
import { expect, test, type Locator, type Page } from './fixtures.ts';
import { tabTo } from './steps/accessibility.ts';

test.use({ launchOptions: withImages });

const why = "Admins and sellers can't order";

test('Book Now explains why admins cannot', { tag: '@both' }, async ({ open, shop, server, isMobile }) => {
  const item = await shop.createListing();
  const page = await open(await shop.admin(server.stateDir));
  await page.goto(item.path);
  const button = page.getByRole('button', { name: 'Book Now' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(why);
  const hint = page.getByRole('tooltip', { name: why });
  await expect(hint).toBeHidden();

  // Taps by position, because `tap` would scroll to the end of the page, where the button's bar has its own place.
  await (isMobile ? tapAt(page, button) : button.hover());
  await expect(hint).toBeVisible();
  await clickElsewhere(page);
  await expect(hint).toBeHidden();

  await tabTo(page, button);
  await expect(hint).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
});

test('a seller’s own item has no advice for buyers and links to its edit page', async ({ open, shop }) => {
  const { id, path, seller } = await shop.createListing();
  const page = await open(seller);
  await page.goto(path);
  const link = page.getByRole('link', { name: 'Manage your listing' });
  await expect(link).toBeVisible();
  await expect(page.getByText(/^You pay nothing now/)).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(`/dashboard/cameras/${id}`);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test('another user’s item links to My Products only for sellers', async ({ open, shop, browserErrors }) => {
  const { id } = await shop.createListing();
  browserErrors.expectErrorStatus(403, `/api/dashboard/cameras/${id}`);
  for (const [role, count] of [
    ['Buyer', 0],
    ['Seller', 1],
  ] as const) {
    const page = await open(await shop.signUpUser(role));
    await page.goto(`/dashboard/cameras/${id}`);
    await expect(page.getByRole('link', { name: 'Back to Home Page' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Back to My Products' })).toHaveCount(count);
  }
});

async function tapAt(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function clickElsewhere(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
}
