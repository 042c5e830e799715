import { expect, test } from './fixtures.ts';
import { aProduct, kinds, uniqueWord } from './shop.ts';

for (const kind of kinds) {
  test(`changes to an item of ${kind} through the API are visible when a page is loaded next`, async ({
    page,
    shop,
  }) => {
    // The largest page size, because items of parallel tests push this item down.
    const list = `/${kind}?limit=96`;
    const seller = await shop.signUpUser('Seller');
    const buyer = await shop.signUpUser('Buyer');
    await page.goto(list);
    const title = `Fresh ${uniqueWord()}`;
    const { _id } = await shop.addItem(seller, kind, aProduct(title));
    await page.reload();
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toBeVisible();

    const order = await shop.book(buyer, _id);
    await page.reload();
    await expect(card).toContainText('Booked');
    await page.goto(`/${kind}/${_id}`);
    await expect(page.getByRole('button', { name: 'Booked' })).toBeDisabled();

    await shop.call('DELETE', `/orders/${order._id}`, { bearer: buyer.token });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible();

    await shop.call('DELETE', `/${kind}/${_id}`, { bearer: seller.token });
    await page.goto(list);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(card).toBeHidden();
  });
}
