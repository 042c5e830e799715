import { expect, test } from './fixtures.ts';
import { momentOf } from './shop.ts';
import { button, main } from './steps/conversation.ts';
import { visit } from './steps/visit.ts';

test('the bell and the overview show a request until it is answered', async ({ open, shop }) => {
  const item = await shop.createListing();
  const { until } = await shop.book(await shop.signUpUser('Buyer', 'Bea Booker'), item.id);
  const page = await open(item.seller);
  await visit(page, '/');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Needs your answer/ });
  await expect(bell).toHaveAccessibleName('Needs your answer, 1');
  await bell.click();
  const rows = main(page).getByRole('article');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Bea Booker would like to buy ${item.title} for $310.50`);
  await expect(rows).toContainText(`Reply by ${momentOf(until!)} (in `);
  await visit(page, '/dashboard');
  await expect(main(page).getByRole('heading', { name: '1 thing needs your answer' })).toBeVisible();
  await rows.getByRole('link', { name: `Accept or decline: ${item.title}` }).click();
  await expect(page).toHaveURL(/\/dashboard\/messages\/[\w-]+$/);
  await button(page, 'Accept').click();
  // Both sides then have to arrange a meeting.
  await visit(page, '/dashboard/todo');
  await expect(rows).toHaveText([new RegExp(`^Arrange a meeting with Bea Booker for ${item.title}`)]);
});
