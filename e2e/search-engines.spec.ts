import { expect, test } from './fixtures.ts';
import { seededPost } from './shop.ts';
import { goTo, visit } from './steps/visit.ts';

test('client-side navigation updates the address and data for search engines', async ({ page, server }) => {
  const canonical = page.locator('head link[rel="canonical"]');
  await visit(page, '/');
  await expect(canonical).toHaveAttribute('href', `${server.url}/`);
  const picture = await page.locator('head meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture!)).headers()['content-type']).toBe('image/png');
  await goTo(page, 'Blogs');
  await expect(canonical).toHaveAttribute('href', `${server.url}/blogs`);
  await page.getByRole('link', { name: `Details: ${seededPost}`, exact: true }).click();
  await expect(page).toHaveURL(/\/blogs\/./);
  await expect(canonical).toHaveAttribute('href', page.url());
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((each) => JSON.parse(each) as object)).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', url: page.url() }),
  );
  await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'article');
});
