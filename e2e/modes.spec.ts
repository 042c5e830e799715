import { expect, test, type Page } from './fixtures.ts';
import { dismissToast, visit } from './steps/visit.ts';

test('a seller switches to buying on an item page and back in the menu', async ({ open, shop, isMobile }) => {
  const item = await shop.createListing();
  const own = await shop.createListing();
  const page = await open(own.seller);
  await visit(page, item.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Book Now' }).click();
  const question = page.getByRole('alertdialog', { name: 'Switch to buying?' });
  await question.getByRole('button', { name: 'Switch to buying' }).click();
  const dialog = page.getByRole('dialog', { name: item.title });
  await expect(dialog.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('button', { name: 'Book Now' })).toBeFocused();

  // The seller's own items are still accessible while buying.
  await visit(page, '/dashboard/myproducts');
  await expect(main.getByRole('link', { name: own.title })).toBeVisible();
  await visit(page, '/dashboard');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Orders');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Switch to selling' }).click();
  await dismissToast(page, 'You’re now selling. Your orders are unchanged.');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seller Dashboard');
});

async function clickSell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Sell', exact: true }).click();
}

test('Sell leads to the sign-up or a switch of modes', { tag: '@mobile' }, async ({ open, page, shop }) => {
  await visit(page, '/cameras');
  await clickSell(page);
  await expect(page).toHaveURL('/signup?from=%2Fdashboard%2Faddproducts');
  await expect(page.getByRole('radio', { name: 'Seller' })).toBeChecked();

  const buyer = await open(await shop.signUpUser('Buyer'));
  await visit(buyer, '/cameras');
  await clickSell(buyer);
  const dialog = buyer.getByRole('alertdialog', { name: 'Switch to selling?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(buyer).toHaveURL('/cameras');
  await clickSell(buyer);
  await dialog.getByRole('button', { name: 'Switch to selling' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Add Products');
  await expect(buyer.getByRole('main')).toBeFocused();

  // A click before the session is known leads there, too.
  await buyer.goto('/signup?from=%2Fdashboard%2Faddproducts');
  await expect(buyer).toHaveURL('/dashboard/addproducts');
});
