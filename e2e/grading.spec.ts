import { expect, test, type Locator, type Page } from './fixtures.ts';
import { aProduct, uniqueWord, type Listing } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { openProductForm, fillProduct, makePhoto } from './steps/items.ts';
import { dismissToast } from './steps/visit.ts';

const questions = (page: Page): Locator => page.getByRole('dialog', { name: 'Grade with checklist' });

test('grading an own item updates its condition', { tag: '@main' }, async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  const product = { ...aProduct(`Graded ${uniqueWord()}`), condition: 'Excellent' } as const;
  const item = await shop.addItem(seller, 'accessories', product);
  await page.goto(`/dashboard/accessories/${item._id}`);
  await page.getByRole('button', { name: 'Grade with checklist' }).click();
  for (const answer of [
    'Something else',
    'Partly works',
    'Has no battery or cable',
    'Complete',
    'Like new',
    'No smell',
  ])
    await questions(page).getByRole('button', { name: answer, exact: true }).click();
  await questions(page).getByRole('button', { name: 'Save grade' }).click();
  await dismissToast(page, 'Grade saved.');
  await page.goto(`/accessories/${item._id}`);
  await expect(page.locator('#checked')).toContainText('Fair (partly works)');
  await expect(
    page.getByRole('main').getByText('The seller’s answers to our checklist', { exact: true }),
  ).toBeVisible();
});

/** The size of a window of 1280 px at a zoom of 400 %. */
const enlarged = { width: 320, height: 720 };

test('a grading continues after a reload, and the item page explains it', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller, { hasTouch: true, isMobile: true, viewport: enlarged });
  let taps = 0;
  const tap = async (name: string): Promise<void> => {
    taps++;
    await questions(page).getByRole('button', { name, exact: true }).click();
  };
  await page.goto('/dashboard/addproducts');
  const form = page.getByRole('dialog', { name: 'Add a lens' });
  const begin = async () => form.getByRole('button', { name: 'Grade with checklist' }).click();
  await openProductForm(page, 'lens');
  await begin();
  taps++;
  await tap('Manual-focus lens without zoom');
  const camera = page.waitForEvent('filechooser');
  await tap('Oil on the blades, but they still snap shut');
  const sent = page.waitForResponse('**/api/images');
  await (await camera).setFiles(await makePhoto());
  const { data } = (await (await sent).json()) as { data: { url: string } };
  await tap('Next');
  for (const answer of [
    'Focus ring turns smoothly and moves the focus',
    'Sharp at infinity',
    'Mount tight, contacts work',
    'Mount and aperture ring original',
    'No fungus',
    'No haze',
    'No element separation',
    'Light cleaning marks on the front glass',
  ])
    await tap(answer);
  // The photo is optional.
  await tap('Next');
  await tap('No scratches on the rear glass');
  await expect(questions(page).getByRole('heading', { level: 3 })).toHaveText('Is the coating intact?');
  expect(await findViolations(page), 'a question').toEqual([]);
  await page.reload();
  // The form opens again by itself.
  await begin();
  await expect(questions(page).getByText('Question 12 of 22')).toBeVisible();
  await expect(questions(page).getByText('more checks for a grade')).toBeVisible();
  for (const answer of [
    'Coating intact',
    'Glass not yellowed',
    'No paint flaking inside',
    'Hardly any dust',
    'Equally sharp on all sides',
  ])
    await tap(answer);
  await expect(questions(page).getByText('So far: Good')).toBeVisible();
  for (const answer of [
    'Barrel with hardly any signs of use',
    'Filter thread clean',
    'Rubber firm and clean',
    'Built-in hood, collar and switches fine',
    'Not checked',
    'No smell',
  ])
    await tap(answer);
  await expect(questions(page).getByRole('heading', { level: 3 })).toHaveText(
    'Grade: Good (oil on the blades, but they still snap shut; light cleaning marks on the front glass)',
  );
  expect(await findViolations(page), 'the grade').toEqual([]);
  await tap('Save grade');
  expect(taps).toBeLessThanOrEqual(26);
  await expect(form.getByLabel('Condition')).toHaveValue('Good');
  // A second inspection that is closed before its end must not affect the next item.
  await form.getByRole('button', { name: 'Grade again' }).click();
  await questions(page).getByRole('listitem').getByRole('button').first().click();
  await questions(page).getByRole('button', { name: 'Autofocus zoom', exact: true }).click();
  await questions(page).getByRole('button', { name: 'Close', exact: true }).click();
  const title = `Graded ${uniqueWord()}`;
  await fillProduct(form, title);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await dismissToast(page, 'Added successfully');
  const { body } = await shop.call<Listing[]>('GET', '/my/lens', { bearer: seller.token });
  const { _id, photos } = body[0]!;
  expect(photos.map(({ url }) => url)).toEqual([data.url]);
  await openProductForm(page, 'lens');
  await begin();
  await expect(questions(page).getByText('Question 1 of 27')).toBeVisible();
  await page.goto(`/lens/${_id}`);
  const checked = page.locator('#checked');
  await expect(checked).toContainText(
    'Good (oil on the blades, but they still snap shut; light cleaning marks on the front glass)',
  );
  await expect(checked.getByRole('listitem')).toHaveCount(3);
  await checked.getByText('17 of 20 points without fault').click();
  await expect(checked.getByRole('listitem')).toHaveCount(22);
  await expect(checked.getByRole('img')).toHaveCount(1);
  await expect(
    checked.getByRole('listitem').filter({ hasText: 'serviced, repaired or opened' }),
  ).toContainText('not checked');
  await checked.getByRole('link', { name: 'How we grade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we grade');
});
