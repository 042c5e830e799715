import { expect, test } from './fixtures.ts';
import { aProduct, uniqueWord, type Listing } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { field, option } from './steps/gear.ts';
import { openProductForm } from './steps/items.ts';
import { fillProduct, makePhoto } from './steps/photos.ts';
import { dismissToast } from './steps/visit.ts';

test('a lens model chosen in the form for a camera turns it into one for a lens, asks for the mount if there are several, and free text replaces the model', async ({
  open,
  shop,
}) => {
  const seller = await shop.signUpUser('Seller');
  const page = await open(seller);
  await page.goto('/dashboard/addproducts');
  const camera = await openProductForm(page, 'cameras');
  await fillProduct(camera, `Gear ${uniqueWord()}`);
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
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await dismissToast(page, 'Added successfully');
  const { body } = await shop.call<Listing[]>('GET', '/my/lens', { bearer: seller.token });
  expect(body[0]).toMatchObject({ modelId: null, model: '35mm f/1.4 DG HSM, my own', mount: 'Pentax K' });
});

test('a model in free text fills in no maker and no mount, and another brand takes the mount of the chosen model with it', async ({
  open,
  shop,
}) => {
  const page = await open(await shop.signUpUser('Seller'));
  await page.goto('/dashboard/addproducts');
  const form = await openProductForm(page, 'lens');
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

test('an edited item asks before it is left unsaved, and keeps its model until the field is cleared', async ({
  open,
  shop,
}) => {
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

test('the form for accessories has a brand but no model, and its suggestions have no accessibility violations', async ({
  open,
  shop,
}) => {
  const page = await open(await shop.signUpUser('Seller'));
  await page.goto('/dashboard/addproducts');
  const form = await openProductForm(page, 'accessories');
  await expect(field(form, 'Model')).toHaveCount(0);
  await field(form, 'Brand').fill('ni');
  await expect(option(page, 'Nikon')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
