import { expect, test } from './fixtures.ts';
import { aProduct, uniqueWord } from './shop.ts';
import { narrowTo } from './steps/lists.ts';
import { fillLogin } from './steps/sign-in.ts';
import { dismissToast, visit } from './steps/visit.ts';

test('the owner of a saved search is notified of a match', async ({ page, shop }) => {
  const word = uniqueWord();
  const [buyer, seller] = [
    await shop.signUpUser('Buyer', 'Bea Booker'),
    await shop.signUpUser('Seller', 'Sam Seller'),
  ];
  await visit(page, '/cameras');
  await narrowTo(page, word);
  const { href } = new URL(page.url());
  const main = page.getByRole('main');
  // Waits for the list, which changes after the address: the button saves the search that the list shows.
  await expect(main).toContainText(`“${word}”`);
  await expect(main).toContainText('Save this search and we’ll email you when one is listed.');
  await main.getByRole('button', { name: 'Save this search' }).press('Enter');
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(href);
  await expect(main.getByText('Saved', { exact: true })).toBeFocused();
  await expect(main).toContainText(
    'We’ll email you new matches every day once your email address is confirmed.',
  );
  await page.reload();
  await expect(main.getByText('Saved', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Manage saved searches' }).click();
  const row = main.getByRole('article').filter({ hasText: word });
  await expect(row.getByRole('heading')).toHaveText(`“${word}” · Cameras`);
  await expect(row.getByLabel('Email')).toHaveValue('daily');
  await row.getByLabel('Email').selectOption('Instantly');
  const saved = async () =>
    (await shop.call<{ mail: string; new: number }[]>('GET', '/saved-searches', { bearer: buyer.token }))
      .body;
  await expect.poll(async () => (await saved())[0]!.mail).toBe('now');
  await row.getByRole('button', { name: /^Rename/ }).click();
  await row.getByRole('textbox', { name: 'Name' }).fill('For Robin');
  await row.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'For Robin' })).toBeVisible();

  await shop.addItem(seller, 'cameras', aProduct(`Rolleiflex ${word}`));
  await expect.poll(async () => (await saved())[0]!.new).toBe(1);
  await visit(page, '/dashboard/notifications');
  await expect(main.getByText('For Robin')).toBeVisible();
  await visit(page, '/dashboard/searches');
  await expect(main.getByText('1 new')).toBeVisible();
  await main.getByRole('link', { name: 'For Robin' }).click();
  await expect(main.getByRole('heading', { name: `Rolleiflex ${word}` })).toBeVisible();
  await visit(page, '/dashboard/searches');
  await expect(main.getByText('1 new')).toHaveCount(0);
  await shop.call('PUT', '/notifications/preferences', {
    bearer: buyer.token,
    body: { searches: { mail: 'off', push: true } },
  });
  await visit(page, '/dashboard/searches');
  await expect(main.getByText('You have turned off emails about saved searches')).toBeVisible();
  await visit(page, `/lens?q=${word}`);
  await main.getByRole('button', { name: 'Save this search' }).press('Enter');
  await main.getByRole('button', { name: 'Turn emails on' }).click();
  await dismissToast(page, 'Emails about saved searches are on');
  await visit(page, '/dashboard/searches');
  await expect(main.getByText('2 searches')).toBeVisible();
  await expect(main.getByText('You have turned off emails about saved searches')).toHaveCount(0);
  await main.getByRole('button', { name: 'Delete For Robin' }).click();
  await main.getByRole('button', { name: `Delete “${word}” · Lenses` }).click();
  await expect(main.getByText('No saved searches yet')).toBeVisible();
});
