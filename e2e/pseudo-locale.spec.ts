import { expect, test as base, type Page } from './fixtures.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { openShop } from './shop.ts';
import { makeCast, pathsOf, settings, type Cast } from './steps/bracketed-shop.ts';
import { untranslatedTexts } from './steps/untranslated-texts.ts';
import { visit } from './steps/visit.ts';

/** A shop in which every text of the product is in brackets and 40 % longer. */
const test = base.extend<object, { server: { url: string; stateDir: string }; cast: Cast }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ LOCALE: 'qps', DEMO: '0', ...settings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: serverTimeoutMs },
  ],
  cast: [
    async ({ server }, use) => use(await makeCast(openShop(server.url), server.stateDir)),
    { scope: 'worker' },
  ],
});

// Makes the tests of this file share one worker and its shop.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 320, height: 640 } });

async function expectTranslated(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect.soft(await untranslatedTexts(page), `${path} has texts from outside of src/texts`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${path} is wider than the window`).toBeLessThanOrEqual(320);
  }
}

test('with LOCALE=qps, a visitor sees only texts from src/texts', async ({ page, cast, browserErrors }) => {
  browserErrors.expectErrorStatus(404, '/nothing-here');
  await expectTranslated(page, pathsOf(cast).visitor);
});

for (const role of ['buyer', 'seller', 'admin'] as const)
  test(`with LOCALE=qps, a ${role} sees only texts from src/texts`, async ({ open, cast }) => {
    await expectTranslated(await open(cast[role]), pathsOf(cast)[role]);
  });
