import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { expect, test } from './fixtures.ts';
import { aProduct } from './shop.ts';
import { revokeSessions } from './steps/session.ts';
import { fillLogin } from './steps/sign-in.ts';
import { visit } from './steps/visit.ts';

test(
  'an offer survives an ended session, its button stays in reach, and a blocked buyer sees no action',
  { tag: '@mobile' },
  async ({ open, shop, browserErrors }) => {
    const item = await shop.createListing();
    await shop.call('PATCH', item.path, { bearer: item.seller.token, body: { offers: true } });
    const buyer = await shop.signUpUser('Buyer');
    const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: buyer.token });
    const page = await open(buyer);
    await visit(page, item.path);
    const main = page.getByRole('main');
    const actions = [
      main.getByRole('button', { name: 'Book Now' }),
      main.getByRole('button', { name: 'Make an offer' }),
    ];
    await expect(main.getByRole('button', { name: 'Watch' })).toBeInViewport({ ratio: 1 });
    for (const place of ['Description', 'Similar items']) {
      await main.getByRole('heading', { name: place }).scrollIntoViewIfNeeded();
      for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 });
    }
    await actions[1]!.click();
    const dialog = page.getByRole('dialog', { name: 'Make an offer' });
    await dialog.getByLabel('Your offer').fill('287');
    await revokeSessions(shop, buyer, browserErrors);
    await dialog.getByRole('link', { name: 'Log in again' }).click();
    await fillLogin(page, buyer);
    await expect(dialog.getByLabel('Your offer')).toHaveValue('287');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await shop.call('PUT', `/blocks/${body._id}`, { bearer: item.seller.token, body: {} });
    await visit(page, item.path);
    await expect(main.getByText('This seller isn’t available to you.')).toBeInViewport({ ratio: 1 });
    for (const action of actions) await expect(action).toHaveCount(0);
    await expect(main.getByText('Ask the seller')).toHaveCount(0);
  },
);

test('lowering prices counts only those that change, and a price that falls steeply is asked about', async ({
  open,
  shop,
}) => {
  const { seller, path, title } = await shop.createListing();
  const cheap = await shop.addItem(seller, 'cameras', { ...aProduct('Lens cap'), sale: 0.01, buy: 0.01 });
  const priceOf = async () =>
    (await shop.call<OwnListing>('GET', `/dashboard${path}`, { bearer: seller.token })).body.products.sale;
  const before = await priceOf();
  const page = await open(seller);
  await visit(page, '/dashboard/myproducts');
  for (const name of [title, cheap.products.title])
    await page
      .getByRole('checkbox', { name: `Select ${name}` })
      .first()
      .check();
  const actions = page.getByRole('region', { name: 'Actions for the selected items' });
  await actions.getByRole('button', { name: 'Lower price' }).click();
  const lowering = page.getByRole('dialog', { name: `Lower the price of “${title}”?` });
  await expect(lowering.getByRole('button', { name: 'Lower price', exact: true })).toBeVisible();
  await lowering.getByRole('button', { name: 'Cancel' }).click();

  await visit(page, `/dashboard${path}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Lower price' }).click();
  await lowering.getByLabel('Another price').check();
  await lowering.getByLabel('New price').fill('4,5');
  await lowering.getByRole('button', { name: 'Lower price' }).click();
  const question = page.getByRole('alertdialog', { name: 'Lower the price from $310.50 to $4.50?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  expect(await priceOf()).toBe(before);
  await lowering.getByRole('button', { name: 'Lower price' }).click();
  await question.getByRole('button', { name: 'Lower price' }).click();
  await expect.poll(priceOf).toBe(4.5);

  await main.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit this item' });
  await editing.getByLabel('Sale price').fill('0.5');
  await editing.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
  await expect(editing.getByRole('alert')).toHaveText('Nothing was saved. Check the price.');
  expect(await priceOf()).toBe(4.5);
});
