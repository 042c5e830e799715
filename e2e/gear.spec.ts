import { expect, test, type Locator, type Page } from './fixtures.ts';
import { uniqueWord, type Listing, aProduct } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { enterPhotoAddress, openProductForm, makePhoto } from './steps/items.ts';
import { beginItem, openAddForm, sendItem } from './steps/photos.ts';
import { dismissToast } from './steps/visit.ts';

const option = (page: Page, name: string): Locator => page.getByRole('option', { name });

/** A field of the form of an item that suggests brands, models or mounts. */
const field = (form: Locator, label: string): Locator => form.getByRole('combobox', { name: label });

test('a model chosen by keyboard fills in brand and mount', { tag: '@main' }, async ({ open, shop }) => {
  const { seller, page, form } = await beginItem({ open, shop });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByLabel('Photos', { exact: true })).toBeFocused();
  await field(form, 'Brand').fill('');
  await field(form, 'Model').fill('a7 iii');
  await expect(option(page, 'Alpha 7 III')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Alpha 7 III')).toHaveAttribute('data-highlighted', '');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field(form, 'Model')).toHaveValue('Alpha 7 III');
  await expect(field(form, 'Brand')).toHaveValue('Sony');
  await expect(field(form, 'Mount')).toHaveValue('Sony E');
  await expect(form, 'Enter took the option, and sent nothing').toBeVisible();
  await enterPhotoAddress(form, '/demo/lens-50-1200.webp');
  await sendItem(form);
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

test(
  'a half-filled form is kept as a draft however it is closed, and two devices never overwrite each other silently',
  { tag: '@main' },
  async ({ open, shop, browserErrors }) => {
    const seller = await shop.signUpUser('Seller');
    const page = await open(seller);
    const form = await openAddForm(page, 'cameras');
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
  },
);

test('a lens model turns the form into one for a lens that asks for the mount', async ({ open, shop }) => {
  const { seller, page, form: camera } = await beginItem({ open, shop });
  await field(camera, 'Brand').fill('Sigm');
  await option(page, 'Sigma').click();
  await expect(field(camera, 'Brand')).toHaveValue('Sigma');
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('q') === '35mm f/1.4 DG',
  );
  await field(camera, 'Model').fill('35mm f/1.4 DG');
  await (await answered).finished();
  await option(page, '35mm f/1.4 DG HSM').first().click();
  const form = page.getByRole('dialog', { name: 'Add a lens' });
  await expect(field(form, 'Mount')).toHaveValue('');
  await field(form, 'Mount').click();
  await option(page, 'Pentax K').click();
  await expect(field(form, 'Mount')).toHaveValue('Pentax K');
  await field(form, 'Model').fill('35mm f/1.4 DG HSM, my own');
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await form.getByLabel('Photos', { exact: true }).setInputFiles(await makePhoto('#b03020'));
  await sendItem(form);
  const { body } = await shop.call<Listing[]>('GET', '/my/lens', { bearer: seller.token });
  expect(body[0]).toMatchObject({ modelId: null, model: '35mm f/1.4 DG HSM, my own', mount: 'Pentax K' });
});

test('a model in free text fills in nothing, and another brand clears the mount', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Seller'));
  const form = await openAddForm(page, 'lens');
  const [model, brand, mount] = ['Model', 'Brand', 'Mount'].map((label) => field(form, label));
  await model!.fill('50mm f/1.4');
  await expect(option(page, '50mm f/1.4').first()).toBeVisible();
  await form.getByLabel('Condition').focus();
  await expect(form.getByLabel('Title')).toHaveValue('50mm f/1.4');
  for (const each of [brand!, mount!]) await expect(each).toHaveValue('');
  await form.getByLabel('Title').fill('');
  await model!.fill('Nikon AF-S Nikkor 85mm f/1.8G');
  await option(page, '85mm f/1.8G').first().click();
  await expect(mount!).toHaveValue('Nikon F');
  await brand!.fill('Yashica');
  await expect(mount!).toHaveValue('');
  await expect(form.getByLabel('Title')).toHaveValue(/^Yashica .*85mm f\/1\.8G$/);
});

test('an edited item keeps its model until the field is cleared', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  const title = `Gear ${uniqueWord()}`;
  const { _id } = await shop.addItem(seller, 'cameras', { ...aProduct(title), modelId: 'nikon-d850' });
  const page = await open(seller);
  await page.goto(`/dashboard/cameras/${_id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit this item' });
  await expect(field(form, 'Model')).toHaveValue('D850');
  await form.getByLabel('Sale price').fill('99');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: `Leave “${title}” without saving?` });
  await question.getByRole('button', { name: 'Stay' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await dismissToast(page, 'Saved successfully');
  const saved = async () => (await shop.call<Listing>('GET', `/cameras/${_id}`)).body;
  expect(await saved()).toMatchObject({ modelId: 'nikon-d850', products: { sale: 99 } });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await field(form, 'Model').fill('');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await dismissToast(page, 'Saved successfully');
  expect(await saved()).toMatchObject({ modelId: null, model: null, mount: null });
});
