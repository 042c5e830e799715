import { aRow, aTable } from '#test/exchange.ts';
import { expect, test } from './fixtures.ts';
import { uniqueWord } from './shop.ts';
import { visit } from './steps/visit.ts';

test('a dealer checks a file, publishes its rows, and undoes the import', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  const name = uniqueWord();
  const titles = Array.from({ length: 12 }, (_, index) => `${name} ${index + 1}`);
  const table = aTable(...titles.map((title) => aRow(title)), aRow(`${name} wrong`, '0')).replace(
    'Title',
    'Article',
  );
  await visit(page, '/dashboard/myproducts');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Check the file' })).toHaveAttribute('aria-disabled', 'true');
  await page
    .getByLabel('Spreadsheet')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('No row can be published. 13 rows have errors.')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Discard the file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('1 column is not recognized and is ignored.').click();
  await page.getByLabel('Article').selectOption('Title');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('12 items can be published. 1 row has errors.')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByLabel('All rows').selectOption('Has errors (1)');
  await expect(page.getByRole('row').last()).toContainText(`${name} wrong`);
  await expect(page.getByRole('row').last()).toContainText('Sale price must be at least $0.01.');
  await page.getByRole('button', { name: 'Publish 12 listings' }).click();
  // The progress is the server's, so it survives a reload.
  await page.reload();
  await expect(page.getByText('12 items published.')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('All rows').selectOption('All rows');
  await page.getByRole('link', { name: titles[0]!, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0]!);
  await page.goBack();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Undone: 12 items removed.')).toBeVisible({ timeout: 60_000 });
  const { body } = await shop.call('GET', '/my/cameras', { bearer: seller.token });
  expect(body).toEqual([]);
});
