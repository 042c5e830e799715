import { expect, test } from './fixtures.ts';
import { main } from './steps/conversation.ts';
import { review } from './steps/deals.ts';
import { dismissToast, visit } from './steps/visit.ts';

test('reviews are hidden until both sides have written one', async ({ open, shop }) => {
  const item = await shop.createListing();
  const bea = await shop.signUpUser('Buyer', 'Bea Booker');
  const order = await shop.book(bea, item.id);
  await shop.call('PUT', `${item.path}/sold`, { bearer: item.seller.token });
  await shop.call('PUT', `/orders/${order._id}/received`, { bearer: bea.token });

  const [buyer, seller] = [await open(bea), await open(item.seller)];
  const page = `/dashboard/messages/${order.conversation}`;
  await visit(seller, page);
  await visit(buyer, `/dashboard/orders/${order._id}`);
  await expect(main(buyer).getByRole('heading', { name: 'How was the deal with Sam Seller?' })).toBeVisible();
  // A review without stars must not be sent.
  await main(buyer).getByRole('button', { name: 'Send review' }).click();
  await expect(main(buyer).getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(
    /Choose 1 to 5 stars/,
  );
  await review(buyer, '4 stars', 'As described.');
  await expect(main(buyer).getByText('You rated Sam Seller 4 stars.')).toBeVisible();
  await main(buyer).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(main(buyer).getByRole('radio', { name: '4 stars' })).toBeFocused();
  await main(buyer).getByLabel('Your review').fill('Exactly as described.');
  await main(buyer).getByRole('button', { name: 'Save changes' }).click();
  await dismissToast(buyer, 'Review saved.');
  await expect(main(buyer).getByText('Exactly as described.')).toBeVisible();
  await expect(main(buyer).getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

  await visit(seller, page);
  await expect(main(seller).getByText('Bea Booker reviewed you. Write your review to see it.')).toBeVisible();
  await expect(main(seller).getByText('Exactly as described.')).toHaveCount(0);
  await review(seller, '5 stars', 'Came on time.', 'Review saved. Both reviews are visible now.');
  const theirs = main(seller).getByRole('article').filter({ hasText: 'Exactly as described.' }).last();
  await expect(theirs).toContainText('4 of 5 stars');
  await main(seller).getByRole('button', { name: 'Reply publicly' }).click();
  await main(seller).getByLabel('Public reply').fill('Gladly again.');
  await main(seller).getByRole('button', { name: 'Post reply' }).click();
  await expect(main(seller).getByText('Gladly again.')).toBeVisible();

  await visit(buyer, page);
  await expect(main(buyer).getByText('Came on time.')).toBeVisible();
  await visit(buyer, item.path);
  await main(buyer).getByRole('link', { name: 'Sam Seller' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Sam Seller');
  const reply = main(buyer).getByRole('article').getByRole('article');
  await expect(reply).toHaveCount(1);
  await expect(reply).toContainText('Exactly as described.');
  await expect(reply).toContainText('Gladly again.');
  await main(buyer).getByRole('button', { name: 'Follow Sam Seller' }).click();
  await dismissToast(buyer, 'We’ll tell you about new items.');
  await visit(buyer, '/dashboard/following');
  await expect(main(buyer).getByRole('row').filter({ hasText: 'Sam Seller' })).toBeVisible();
});
