import { expect, test } from './fixtures.ts';
import { aProduct, dayOf, momentOf, type Order } from './shop.ts';
import { expectCells, columnHeaders, rowOf } from './steps/deals.ts';
import { disableLiveStream, seeToast } from './steps/visit.ts';

const notDone = 'Something went wrong. Nothing was changed. Try again.';

test(
  'Seller Orders shows who booked an item and how to contact them, and deletes the order',
  { tag: '@both' },
  async ({ open, shop, browserErrors, isMobile }) => {
    const { id, title, seller } = await shop.createListing();
    const other = await shop.createListing();
    const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
    const { _id: order, date, until } = await shop.book(buyer, id);
    await shop.book(buyer, other.id);
    const page = await open(seller);
    // Otherwise live updates could refresh the table even if the page itself did not.
    await disableLiveStream(page.context());
    await page.goto('/dashboard/sellerorders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seller Orders');
    await expect(page.getByText('Total Orders: 1', { exact: true })).toBeVisible();
    // On mobile, the table shows only the item, the status and the buttons.
    const onDesktop = (cells: string[]) => (isMobile ? [] : cells);
    const customer = onDesktop(['Customer', 'Customer phone', 'Customer email', 'Meet Location']);
    await expect(columnHeaders(page, 'Seller Orders')).toHaveText([
      'Product',
      ...customer,
      'Status',
      'Delete',
    ]);
    await expect(page.getByRole('table', { name: 'Seller Orders' }).getByRole('row')).toHaveCount(2);
    const row = rowOf(page, 'Seller Orders', title);
    await expectCells(row, [
      `${title} $310.50 Booked on ${dayOf(date)}`,
      ...onDesktop([
        'Bea Booker',
        '+351 555 0100',
        buyer.email,
        'Porto, São Bento station Suggested by the buyer',
      ]),
      `Bea Booker is waiting for your answer. Reply by ${momentOf(until!)}. Needs your answer Message Bea Booker`,
      'Delete',
    ]);
    await expect(row.locator('img')).toHaveAttribute('src', aProduct('').img);
    await row.getByRole('link', { name: `Needs your answer: ${title}` }).click();
    await page.getByRole('link', { name: 'Order details' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order: ${title}`);
    const phone = main.getByRole('link', { name: '+351 555 0100' });
    await expect(phone).toHaveAttribute('href', 'tel:+3515550100');
    const mail = main.getByRole('link', { name: buyer.email });
    await expect(mail).toHaveAttribute('href', `mailto:${buyer.email}`);
    await page.goto('/dashboard/sellerorders');
    await row.getByRole('button', { name: `Delete the order for ${title}` }).click();
    const question = page.getByRole('alertdialog', { name: `Cancel the order for “${title}”?` });
    browserErrors.expectFailedRequest(`/api/orders/${order}`);
    await page.route('**/api/orders/*', (route) => route.abort(), { times: 1 });
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(question.getByRole('alert')).toHaveText(notDone);
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await seeToast(page, 'Deleted Successfully');
    await expect(row).toHaveCount(0);
    const { body } = await shop.call<Order[]>('GET', '/orders', { bearer: buyer.token });
    expect(body.map((left) => left.title)).toEqual([other.title]);
  },
);
