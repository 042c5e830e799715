import { withImages } from './browser.ts';
import { expect, test, type Locator, type Page } from './fixtures.ts';
import { aProduct, uniqueWord } from './shop.ts';
import { tabTo } from './steps/accessibility.ts';
import { createListingWithPhotos } from './steps/photos.ts';
import { expectInSight, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

const colors = ['#b03020', '#208040', '#203090'];

const gallery = (page: Page): Locator => page.getByRole('region', { name: 'Photos of the item' });
const photo = (page: Page, title: string, number: number): Locator =>
  gallery(page).getByRole('img', { name: `${title}, photo ${number} of 3` });
const thumb = (page: Page, number: number): Locator =>
  gallery(page).getByRole('link', { name: `Photo ${number} of 3`, exact: true });

async function expectShown(page: Page, title: string, number: number): Promise<void> {
  await expectInSight(photo(page, title, number), 0.9);
  await expect(thumb(page, number)).toHaveAttribute('aria-current', 'true');
}

test('thumbnails and arrow keys show the other photos', async ({ page, shop }) => {
  const { path, title } = await createListingWithPhotos(shop, colors);
  await visit(page, path);
  await expectShown(page, title, 1);
  await thumb(page, 3).click();
  await expectShown(page, title, 3);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, title, 2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, title, 3);
  await page.keyboard.press('Home');
  await expectShown(page, title, 1);
});

test('a swipe shows the next photo', { tag: '@both' }, async ({ page, shop }, { project }) => {
  const { path, title } = await createListingWithPhotos(shop, colors);
  await visit(page, path);
  const box = (await photo(page, title, 1).boundingBox())!;
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
  if (project.name === 'mobile') {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (let moved = 0; moved <= 0.7; moved += 0.07) await touch('touchMove', x - box.width * moved);
    await touch('touchEnd');
  } else {
    await page.mouse.move(x, y);
    await page.mouse.wheel(box.width, 0);
  }
  await expectShown(page, title, 2);
});

test('the full-size view works with arrow keys and returns the focus', async ({ page, shop }) => {
  const { path, title } = await createListingWithPhotos(shop, colors);
  await visit(page, path);
  const link = gallery(page).getByRole('link', { name: `${title}, photo 1 of 3` });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Photos of the item' });
  const large = (number: number): Locator =>
    zoom.getByRole('img', { name: `${title}, photo ${number} of 3` });
  await expectInSight(large(1));
  await page.keyboard.press('ArrowRight');
  await expectInSight(large(2), 0.9);
  await zoom.getByRole('button', { name: /photo 2 of 3: Show actual pixels/ }).click();
  await expect
    .poll(() => large(2).evaluate((image: HTMLImageElement) => [image.width, image.naturalWidth]))
    .toEqual([1600, 1600]);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expectShown(page, title, 2);
  await expect(link).toBeFocused();
});

test('an item page reserves space for its photo before the photo loads', async ({ page, shop }) => {
  const { path, title } = await createListingWithPhotos(shop, colors);
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, path);
  await photo(page, title, 1).evaluate((image: HTMLImageElement) => image.decode());
  const shifts = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  expect(shifts).toBeLessThan(0.01);
  const image = photo(page, title, 1);
  await expect(image).toHaveAttribute('width', '1600');
  await expect(image).toHaveAttribute('height', '1200');
  const chosen = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(chosen).toMatch(/\/images\/[0-9a-f]{32}-\d+\.avif$/);
  const held = await page.request.get(chosen);
  expect(held.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': expect.stringMatching(/max-age=31536000.*immutable/),
    'x-content-type-options': 'nosniff',
  });
});

test('a card in a list loads a small photo', { tag: '@both' }, async ({ page, shop }, { project }) => {
  const { title } = await createListingWithPhotos(shop, colors, 'accessories');
  await page.goto(`/accessories?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  const image = card.locator('picture img');
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const width = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(width).toMatch(project.name === 'mobile' ? /-(320|640)\.avif$/ : /-320\.avif$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('thumbnails link to the large photos, and these to their files', async ({ page, shop }) => {
    const { path, title } = await createListingWithPhotos(shop, colors);
    await page.goto(path);
    await expectInSight(photo(page, title, 1), 0.9);
    await thumb(page, 2).click();
    await expectInSight(photo(page, title, 2), 0.9);
    await photo(page, title, 2).click();
    await expect(page).toHaveURL(/\/images\/[0-9a-f]{32}-1600\.webp$/);
  });
});

test('an Arabic title is laid out from right to left', async ({ page, shop }) => {
  const seller = await shop.signUpUser('Seller', 'Fatima Zahra');
  const title = `كاميرا لايكا، حالة ممتازة ${uniqueWord()}`;
  const item = await shop.addItem(seller, 'cameras', aProduct(title));
  await visit(page, `/cameras/${item._id}`);
  const heading = page.getByRole('heading', { level: 1, name: title });
  const [begins, ends] = await heading.evaluate((element) => {
    const text = document.createRange();
    const boxOf = (from: number, to: number) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode()!;
      text.setStart(node, from);
      text.setEnd(node, to);
      return text.getBoundingClientRect().left;
    };
    return [boxOf(0, 1), boxOf(7, 8)];
  });
  expect(begins).toBeGreaterThan(ends!);
  // `plaintext` puts the comma to the left of the word before it.
  await expect(heading).toHaveCSS('unicode-bidi', 'plaintext');
});
