import { expect, test } from '#e2e/fixtures.ts';
import { uniqueWord, type Listing } from '#e2e/shop.ts';
import { field, option } from '#e2e/steps/gear.ts';
import { enterPhotoAddress, openProductForm } from '#e2e/steps/items.ts';
import { fillProduct } from '#e2e/steps/photos.ts';
import { dismissToast } from '#e2e/steps/visit.ts';

test('a camera model that is chosen by keyboard fills in brand and mount, which the item page shows', async ({
  open,
  shop,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  await page.goto('/dashboard/addproducts');
  const form = await openProductForm(page, 'cameras');
  const title = `Gear ${uniqueWord()}`;
  await fillProduct(form, title);
  await field(form, 'Brand').fill('');
  await field(form, 'Model').fill('a7 iii');
  await expect(option(page, 'Alpha 7 III')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Alpha 7 III')).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(field(form, 'Model')).toHaveValue('Alpha 7 III');
  await expect(field(form, 'Brand')).toHaveValue('Sony');
  await expect(field(form, 'Mount')).toHaveValue('Sony E');
  await expect(form, 'Enter took the option, and sent nothing').toBeVisible();
  await enterPhotoAddress(form, '/demo/lens-50-1200.webp');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await dismissToast(page, 'Added successfully');
  const { body } = await shop.call<Listing[]>('GET', '/my/cameras', { bearer: seller.token });
  expect(body[0]).toMatchObject({
    modelId: 'sony-alpha-7-iii',
    model: 'Alpha 7 III',
    mount: 'Sony E',
    crop: 1,
  });
  await page.goto(`/cameras/${body[0]!._id}`);
  const facts = page.getByRole('main');
  await expect(facts.getByText('Alpha 7 III', { exact: true })).toBeVisible();
  await expect(facts.getByText('Sony E', { exact: true })).toBeVisible();
});

test('a half-filled form is kept as a draft however it is closed, and two devices never overwrite each other silently', async ({
  open,
  shop,
  browserErrors,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  await page.goto('/dashboard/addproducts');
  const form = await openProductForm(page, 'cameras');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Drafts' }), 'nothing was typed').toHaveCount(0);
  await openProductForm(page, 'cameras');
  await field(form, 'Model').fill('leica iiif');
  await form.getByLabel('Title').fill('Leica IIIf');
  const exits = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const goBack of exits) {
    await goBack();
    await expect(form).toBeHidden();
    await page.getByRole('link', { name: 'Continue: Leica IIIf' }).click();
    await expect(form.getByLabel('Title')).toHaveValue('Leica IIIf');
  }
  const other = await open(seller);
  await other.goto('/dashboard');
  await expect(other.getByText('Finish your listing: Leica IIIf')).toBeVisible();
  await other.goto('/dashboard/myproducts');
  await other.getByRole('link', { name: 'Continue: Leica IIIf' }).click();
  await other.getByLabel('Title').fill('Leica IIIg');
  await expect(other.getByText('Draft saved')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('draft');
  browserErrors.expectErrorStatus(409, `/api/my/drafts/${id}`);
  await form.getByLabel('Title').fill('Leica IIIa');
  await form.getByRole('button', { name: 'Use the other version' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Leica IIIg');
});
