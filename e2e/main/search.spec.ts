import { expect, test } from '#e2e/fixtures.ts';
import { demoPlaces } from '#e2e/shop.ts';
import { visit } from '#e2e/steps/visit.ts';
import { openSearch } from '#e2e/steps/lists.ts';

test('arrow keys select a suggestion, Enter accepts it, and Escape closes the list', async ({ page }) => {
  const box = await openSearch(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially('nikn');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const first = list.getByRole('option').first();
  await expect(first).toHaveText(/^Nikon\s*Brand$/);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^\d+ suggestions?$/)).toBeAttached();

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('nikn');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await expect(box).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?brand=nikon$/);
});

test('Load more appends items, and the scroll position is kept after a reload and after Back from an item', async ({
  page,
}) => {
  await visit(page, '/blogs');
  await visit(page, `/search?${demoPlaces}`);
  const items = page.getByRole('article');
  await expect(items).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(items).toHaveCount(48);
  await expect(page).toHaveURL(`/search?${demoPlaces}&limit=48`);
  await expect(items.nth(24).getByRole('link').first()).toBeFocused();
  await expect(page.getByText('24 more items, 48 in all')).toBeAttached();
  const titles = await items.getByRole('heading').allTextContents();

  const link = items.nth(40).getByRole('link').first();
  // Scrolls to the link as a click would, so that the scroll position is final.
  await link.hover();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1_000);
  await link.click();
  await expect(page).toHaveURL(/\/(cameras|lens|accessories)\/[\w-]+$/);
  await page.goBack();
  await expect(items).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expect(await items.getByRole('heading').allTextContents()).toEqual(titles);

  await page.reload();
  await expect(items).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.goBack();
  // Load more must not add a history entry.
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works without JavaScript as a plain form, and its result pages are links', async ({
    page,
  }) => {
    await page.goto('/search?limit=24');
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    const field = page.getByRole('searchbox', { name: 'Find cameras, lenses and accessories' });
    await field.fill('cannon 50mm');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=cannon\+50mm$/);
    await expect(page.getByRole('article').first()).toContainText('50mm');
    await page.goto('/search');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/cursor=/);
  });
});
