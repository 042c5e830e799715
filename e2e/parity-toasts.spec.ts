import { expect, test, type Page } from './fixtures.ts';
import { letReactFinish, toast, visit } from './steps/visit.ts';

type Kind = 'success' | 'error' | 'blank' | 'loading' | 'booked';
type Shown = { show: (kind: Kind, message: string) => Promise<void> };

/**
 * A page of the shop whose own module of toasts is called, as its code does: some kinds of them have no place in it
 * yet. Time stands still but for what the test lets pass.
 */
async function openToaster(page: Page): Promise<Shown> {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.clock.install();
  await visit(page, '/login');
  const own = scripts.find((url) => /\/assets\/toast-[\w-]+\.js$/.test(url));
  expect(own, 'the page has loaded its toasts').toBeDefined();
  await page.clock.pauseAt(Date.now() + 60_000);
  const show: Shown['show'] = async (kind, message) => {
    await page.evaluate(
      `import(${JSON.stringify(own)}).then((all) =>
        Object.values(all).find((each) => each.booked).${kind}(${JSON.stringify(message)}))`,
    );
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await letReactFinish(page);
  };
  return { show };
}

const said = (page: Page, message: string) =>
  toast(page, message).or(page.getByRole('alert').filter({ hasText: message }));

const lives: Record<Exclude<Kind, 'loading'>, { seconds: number; tag: string[] }> = {
  success: { seconds: 2, tag: ['@9.1', '@9.9'] },
  error: { seconds: 4, tag: ['@9.2'] },
  blank: { seconds: 4, tag: ['@9.3'] },
  booked: { seconds: 5, tag: ['@9.7'] },
};
for (const [kind, { seconds, tag }] of Object.entries(lives)) {
  test(
    `a toast of the kind ${kind} goes after ${seconds} s, and is removed 1 s later`,
    { tag },
    async ({ page }) => {
      const { show } = await openToaster(page);
      await show(kind as Kind, 'Said once');
      const strip = said(page, 'Said once');
      await page.clock.runFor(seconds * 1_000 - 100);
      await expect(strip).toHaveCSS('opacity', '1');
      await page.clock.runFor(200);
      await expect(strip).toHaveCSS('opacity', '0');
      await letReactFinish(page);
      await page.clock.runFor(800);
      await expect(strip).toHaveCount(1);
      await page.clock.runFor(200);
      await expect(strip).toHaveCount(0);
    },
  );
}

test(
  'a loading toast stays until it is dismissed, and is removed 1 s later',
  { tag: ['@9.4', '@9.6'] },
  async ({ page }) => {
    const { show } = await openToaster(page);
    await show('loading', 'Still at it');
    const strip = said(page, 'Still at it');
    await page.clock.runFor(600_000);
    await expect(strip).toHaveCSS('opacity', '1');
    await strip.getByRole('button', { name: 'Dismiss' }).click();
    await expect(strip).toHaveCSS('opacity', '0');
    await letReactFinish(page);
    await page.clock.runFor(900);
    await expect(strip).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(strip).toHaveCount(0);
  },
);

test('at most 20 toasts are there at once, the newest', { tag: '@9.5' }, async ({ page }) => {
  const { show } = await openToaster(page);
  for (let count = 1; count <= 23; count++) await show('loading', `Toast ${count}.`);
  const strips = page.getByRole('status').filter({ hasText: /Toast \d+\./ });
  await expect(strips).toHaveCount(20);
  await expect(said(page, 'Toast 3.')).toHaveCount(0);
  await expect(said(page, 'Toast 4.')).toHaveCount(1);
});

test(
  'the booking toast is at the top right, others in the middle on a desk',
  { tag: ['@both', '@9.7'] },
  async ({ page }) => {
    const { show } = await openToaster(page);
    const { width } = page.viewportSize()!;
    await show('booked', 'Booked');
    const booked = (await said(page, 'Booked').boundingBox())!;
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(booked.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(booked.y - (header.y + header.height)).toBeLessThan(40);
    expect(width - (booked.x + booked.width)).toBeLessThan(40);
    await show('success', 'Deleted');
    const other = (await said(page, 'Deleted').boundingBox())!;
    expect(Math.abs(other.x + other.width / 2 - width / 2)).toBeLessThan(10);
  },
);
