import { withImages } from '#e2e/browser.ts';
import { expect, test, type Page } from '#e2e/fixtures.ts';
import { tabTo } from '#e2e/steps/accessibility.ts';

test.use({ launchOptions: withImages });

const why = "Admins and sellers can't order";

for (const role of ['Seller', 'admin'] as const) {
  test(
    `Book Now is disabled with an explanation for the role ${role}`,
    { tag: role === 'Seller' ? '@mobile' : [] },
    async ({ open, shop, server, isMobile }) => {
      const item = await shop.createListing();
      const user = role === 'admin' ? await shop.admin(server.stateDir) : await shop.signUpUser(role);
      const page = await open(user);
      await page.goto(item.path);
      const button = page.getByRole('button', { name: 'Book Now' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(why);
      const hint = page.getByRole('tooltip', { name: why });
      await expect(hint).toBeHidden();

      // A forced tap does not wait for scrolling to end.
      await button.scrollIntoViewIfNeeded();
      await (isMobile ? button.tap({ force: true }) : button.hover());
      await expect(hint).toBeVisible();
      await clickElsewhere(page);
      await expect(hint).toBeHidden();

      await tabTo(page, button);
      await expect(hint).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
    },
  );
}

test('a seller’s own item links to its edit page', async ({ open, shop }) => {
  const { id, path, seller } = await shop.createListing();
  const page = await open(seller);
  await page.goto(path);
  await page.getByRole('link', { name: 'Manage your listing' }).click();
  await expect(page).toHaveURL(`/dashboard/cameras/${id}`);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
});

async function clickElsewhere(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
}
