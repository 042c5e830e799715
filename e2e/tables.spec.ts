import { expect, test, type Page } from './fixtures.ts';
import { aProduct } from './shop.ts';
import { holdCall, visit } from './steps/visit.ts';

const cameras = (page: Page) => page.getByRole('table', { name: 'Added Cameras' });
const titles = (page: Page) => cameras(page).getByRole('link');

test('tables keep order, page and search after Back', { tag: '@both' }, async ({ open, shop, isMobile }) => {
  const seller = await shop.signUpUser('Seller');
  const letters = [...'abcdefghijkl'];
  for (const letter of letters.toReversed()) {
    const title = `${letter.toUpperCase()} ${letter === 'c' ? 'tripod' : 'camera'}`;
    await shop.addItem(seller, 'cameras', aProduct(title));
  }
  const page = await open(seller);
  await visit(page, '/dashboard/myproducts');
  await expect(titles(page)).toHaveCount(10);
  if (isMobile)
    await page
      .locator('section', { has: cameras(page) })
      .getByLabel('Sort')
      .selectOption('Title, Z to A');
  else {
    const head = cameras(page).getByRole('columnheader', { name: 'Product' });
    await expect(head).toHaveCSS('text-align', 'start');
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  }
  await expect(titles(page).first()).toHaveText('L camera');

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(titles(page)).toHaveText(['B camera', 'A camera']);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('11–12 of 12');
  await page.reload();
  await expect(titles(page)).toHaveText(['B camera', 'A camera']);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(titles(page).first()).toHaveText('L camera');

  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('TRIP');
  await expect(titles(page)).toHaveText(['C tripod']);
  await titles(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'C tripod' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('TRIP');
  await expect(titles(page)).toHaveText(['C tripod']);
  await search.fill('');
  await expect(titles(page)).toHaveCount(10);
});

test('a table keeps its rows while the next page is loading', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  for (const letter of 'abcdefghijk') await shop.addItem(seller, 'cameras', aProduct(`${letter} camera`));
  const page = await open(seller);
  await visit(page, '/dashboard/myproducts');
  await expect(titles(page)).toHaveCount(10);
  const letThrough = await holdCall(page, /\/api\/.*cursor=/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached();
  await expect(page.locator('[aria-busy=true]', { has: cameras(page) })).toBeVisible();
  await expect(titles(page)).toHaveCount(10);
  letThrough();
  await expect(titles(page)).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
