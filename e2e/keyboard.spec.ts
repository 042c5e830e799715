import { expect, test } from './fixtures.ts';
import { tabTo } from './steps/accessibility.ts';
import { expectInSight, visit } from './steps/visit.ts';

test('Skip to the results moves the focus past the filters', async ({ page }) => {
  await visit(page, '/cameras');
  const skip = page.getByRole('link', { name: 'Skip to the results' });
  await tabTo(page, skip);
  await expectInSight(skip);
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').first().getByRole('link');
  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
});
