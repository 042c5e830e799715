import { expect, test } from './fixtures.ts';
import { main } from './steps/conversation.ts';
import { arrangeMeeting, expectText } from './steps/deals.ts';
import { visit } from './steps/visit.ts';

test('a printed order ends after its last line, and its photo is not cropped', async ({ open, shop }) => {
  const { order, seller } = await arrangeMeeting(shop);
  const page = await open(seller);
  await visit(page, `/dashboard/orders/${order}`);
  await expectText(page, 'History');
  // Much taller than the order, so that an element that is as tall as the screen would add another sheet.
  await page.setViewportSize({ width: 688, height: 4000 });
  await page.emulateMedia({ media: 'print' });
  const below = await main(page).evaluate((element) => {
    const last = Math.max(
      ...[...element.querySelectorAll('dl, p, ol')].map((part) => part.getBoundingClientRect().bottom),
    );
    return document.body.getBoundingClientRect().bottom - last;
  });
  expect(below).toBeLessThan(20);
  const photo = main(page).getByRole('img').first();
  await expect(photo).toHaveCSS('object-fit', 'contain');
});
