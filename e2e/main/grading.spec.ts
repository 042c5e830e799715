import { expect, test } from '#e2e/fixtures.ts';
import { aProduct, uniqueWord, type Listing } from '#e2e/shop.ts';
import { questions } from '#e2e/steps/gear.ts';
import { dismissToast } from '#e2e/steps/visit.ts';

test('grading a listed item from its owner’s page updates its condition', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  const product = { ...aProduct(`Graded ${uniqueWord()}`), condition: 'Excellent' };
  const { body: item } = await shop.call<Listing>('POST', '/accessories', {
    bearer: seller.token,
    body: product,
  });
  await page.goto(`/dashboard/accessories/${item._id}`);
  await page.getByRole('button', { name: 'Grade with checklist' }).click();
  for (const answer of ['Something else', 'Partly works', 'Has no battery or cable', 'Complete', 'Like new'])
    await questions(page).getByRole('button', { name: answer, exact: true }).click();
  await questions(page).getByRole('button', { name: 'Save grade' }).click();
  await dismissToast(page, 'Grade saved.');
  await page.goto(`/accessories/${item._id}`);
  await expect(page.locator('#checked')).toContainText('Fair (partly works)');
  await expect(page.getByRole('main').getByText('Our checklist', { exact: true })).toBeVisible();
});
