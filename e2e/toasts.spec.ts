import { expect, test, type Page } from './fixtures.ts';
import { letReactFinish, toast, visit } from './steps/visit.ts';

type Show = (kind: string, message: string) => Promise<void>;

/**
 * Opens a page and calls its toast module directly, because no page shows some kinds of toasts yet. The clock is
 * paused.
 */
async function openToaster(page: Page): Promise<Show> {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.clock.install();
  await visit(page, '/login');
  const own = scripts.find((url) => /\/assets\/toast-[\w-]+\.js$/.test(url));
  expect(own, 'the page has loaded its toasts').toBeDefined();
  await page.clock.pauseAt(Date.now() + 60_000);
  return async (kind, message) => {
    await page.evaluate(
      `import(${JSON.stringify(own)}).then((all) =>
        Object.values(all).find((each) => each.booked).${kind}(${JSON.stringify(message)}))`,
    );
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await letReactFinish(page);
  };
}

const stripOf = (page: Page, message: string) =>
  toast(page, message).or(page.getByRole('alert').filter({ hasText: message }));

test('a toast ends after its time or when it is dismissed, and at most 20 are shown', async ({ page }) => {
  const show = await openToaster(page);
  const seconds = { success: 5, error: 8, blank: 8, booked: 5, loading: 600 };
  for (const [kind, duration] of Object.entries(seconds)) {
    const message = `A toast: ${kind}`;
    await show(kind, message);
    const strip = stripOf(page, message);
    await page.clock.runFor(duration * 1_000 - 100);
    await expect(strip, kind).toHaveCSS('opacity', '1');
    if (kind === 'loading') await strip.getByRole('button', { name: 'Dismiss' }).click();
    else await page.clock.runFor(200);
    await expect(strip, kind).toHaveCSS('opacity', '0');
    await letReactFinish(page);
    await page.clock.runFor(800);
    await expect(strip, kind).toHaveCount(1);
    await page.clock.runFor(300);
    await expect(strip, kind).toHaveCount(0);
  }
  for (let count = 1; count <= 22; count++) await show('loading', `Toast ${count}.`);
  await expect(page.getByRole('status').filter({ hasText: /Toast \d+\./ })).toHaveCount(20);
  await expect(stripOf(page, 'Toast 2.')).toHaveCount(0);
});

test('a booking toast is at the right, other toasts are centered', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const show = await openToaster(page);
  const { width } = page.viewportSize()!;
  await show('booked', 'Booked');
  const strip = stripOf(page, 'Booked');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(strip).toHaveCSS('background-color', 'rgb(253, 252, 249)');
    await expect(strip).toHaveCSS('color', 'rgb(23, 21, 15)');
  }
  const booked = (await strip.boundingBox())!;
  const header = (await page.getByRole('banner').boundingBox())!;
  expect(booked.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(booked.y - (header.y + header.height)).toBeLessThan(40);
  expect(width - (booked.x + booked.width)).toBeLessThan(40);
  await show('success', 'Deleted');
  const other = (await stripOf(page, 'Deleted').boundingBox())!;
  expect(Math.abs(other.x + other.width / 2 - width / 2)).toBeLessThan(10);
});
