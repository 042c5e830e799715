import { expect, test } from './fixtures.ts';
import { visit } from './steps/visit.ts';

test('pages of orders, offers and sellers show that a user left', async ({ open, shop, browserErrors }) => {
  const [item, offered] = [await shop.createListing(), await shop.createListing('cameras', { offers: true })];
  const { token: bearer } = item.seller;
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const { _id } = await shop.book(buyer, item.id);
  await shop.call('PUT', `${item.path}/sold`, { bearer });
  const offer = { listing: offered.id, amount: 200 };
  await shop.call('POST', '/offers', { bearer: buyer.token, body: offer });
  await shop.call('PUT', `/orders/${_id}/received`, { bearer: buyer.token });
  await shop.call('DELETE', '/profile', { bearer: buyer.token });

  const seller = await open(item.seller);
  const main = seller.getByRole('main');
  await visit(seller, `/dashboard/orders/${_id}`);
  await expect(main.getByText('Former user', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /@/ })).toHaveCount(0);
  await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  await expect(main).not.toContainText(/erased|Deleted person|How was the deal/);
  await visit(seller, '/dashboard/sellerorders');
  await expect(main.getByText('Has left', { exact: true }).first()).toBeVisible();
  await expect(main).not.toContainText(/erased|example\.invalid/);

  const other = await open(offered.seller);
  await visit(other, '/dashboard/offers');
  await expect(
    other.getByText('The offer has ended because the other person’s account was closed.', { exact: true }),
  ).toBeVisible();

  const { body: shown } = await shop.call<{ products: { _id: string } }>('GET', offered.path);
  const sellerId = shown.products._id;
  await other.close();
  await shop.call('DELETE', '/profile', { bearer: offered.seller.token });
  browserErrors.expectErrorStatus(410, `/sellers/${sellerId}`);
  const visitor = await open(item.seller);
  await visitor.goto(`/sellers/${sellerId}`);
  await expect(visitor.getByRole('heading', { name: 'This person has left' })).toBeVisible();
});
