import { withImages } from './browser.ts';
import { expect, test, type Locator } from './fixtures.ts';
import { seededPost, demoPlaces } from './shop.ts';
import { dismissToast, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

/** Pages with cards: lists that no test changes, and the home page, whose newest items change constantly. */
const pages = [
  { path: `/lens?${demoPlaces}`, to: '/lens/' },
  { path: `/search?${demoPlaces}`, to: '/' },
  { path: '/', to: '/' },
  { path: '/blogs', to: '/blogs/' },
];

for (const { path, to } of pages) {
  test(
    `the photo and the title of a card on ${path} open the same page as its Details link`,
    { tag: path === '/' ? '@both' : [] },
    async ({ page, isMobile }) => {
      for (const part of ['photograph', 'title'] as const) {
        await visit(page, path);
        const card = page.getByRole('article').nth(1);
        const address = await card.getByRole('link').getAttribute('href');
        expect(address).toContain(to);
        const target = part === 'title' ? card.getByRole('heading') : card.locator('img').last();
        await press(target, isMobile);
        await expect(page).toHaveURL(address!);
      }
    },
  );
}

test('a card has only one tab stop, and Enter opens it', async ({ page }) => {
  await visit(page, '/blogs');
  const card = page.getByRole('article').filter({ hasText: seededPost }).first();
  await card.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: seededPost })).toBeVisible();
});

/** Clicks or taps the center of an element, even if another element covers it. */
async function press(target: Locator, byTouch: boolean): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const page = target.page();
  await (byTouch
    ? page.touchscreen.tap(x + width / 2, y + height / 2)
    : page.mouse.click(x + width / 2, y + height / 2));
}

test('Share copies the address if the browser has no share function', async ({ open, shop }) => {
  const item = await shop.createListing();
  const page = await open(undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(page, `${item.path}?utm_source=mail`);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: 'Share this item' }).click();
  await dismissToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(item.path, page.url()).href);
});
