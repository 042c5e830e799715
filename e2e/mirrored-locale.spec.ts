import type { Locator } from '@playwright/test';
import { itemTexts } from '#src/texts/item.ts';
import { searchTexts } from '#src/texts/search.ts';
import { expect, test as base, type Page } from './fixtures.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { openShop, type Shop } from './shop.ts';
import { makeCast, pathsOf, settings, type Cast } from './steps/bracketed-shop.ts';
import { visit } from './steps/visit.ts';

type Side = { shop: Shop; cast: Cast };
type Role = keyof ReturnType<typeof pathsOf>;
/** The same page from left to right, and mirrored. */
type Pair = readonly [plain: Page, mirrored: Page];

/** Two shops with the same users and items. The pages of the second run from right to left. */
const test = base.extend<
  { openBoth: (role: Role, width: number) => Promise<Pair> },
  { sides: readonly [Side, Side] }
>({
  sides: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const opened = await Promise.all(
        ['qps', 'qps-rtl'].map(async (LOCALE) => {
          const server = await startServer({ LOCALE, DEMO: '0', ...settings });
          const shop = openShop(server.url);
          const cast = await makeCast(shop, server.stateDir);
          await readNotifications(shop, cast);
          return { server, side: { shop, cast } };
        }),
      );
      await use(opened.map(({ side }) => side) as [Side, Side]);
      for (const { server } of opened) await server.stop();
    },
    { scope: 'worker', timeout: serverTimeoutMs },
  ],
  openBoth: async ({ browser, browserErrors, sides }, use) => {
    const pages: Page[] = [];
    await use(async (role, width) => {
      for (const { shop, cast } of sides) {
        const context = await browser.newContext({
          baseURL: shop.url,
          viewport: { width, height: 844 },
          ...(role !== 'visitor' && { storageState: shop.storageOf(cast[role]) }),
        });
        await browserErrors.watch(context);
        pages.push(await context.newPage());
      }
      return pages.slice(-2) as [Page, Page];
    });
    for (const page of pages) await page.context().close();
  },
});

/** A page shows new notifications in bold until they have been read, which may happen between two measurements. */
async function readNotifications(shop: Shop, { buyer, seller, admin }: Cast): Promise<void> {
  const body = { until: new Date().toISOString() };
  for (const { token: bearer } of [buyer, seller, admin])
    await shop.call('PUT', '/notifications/read', { bearer, body });
}

// Makes the tests of this file share one worker and its shops.
test.describe.configure({ mode: 'default', timeout: 600_000 });

type Box = { name: string; x: number; width: number };

/**
 * Everything that has a place of its own, such as the logo, links, filters, photos, prices, fields and buttons. Columns of
 * tables are as wide as their words, among them times and addresses, which differ.
 */
const landmarks =
  ':is(a, button, input, select, textarea, img, svg, h1, h2, h3, nav, aside, .price):not(table *), table';
/** In pixels. The space between the letters of a heading follows each letter, also the last one. */
const tolerance = 3;

/** Returns the boxes of all landmarks that are visible, in the order of the document. */
async function boxesIn(part: Locator): Promise<Box[]> {
  return part.locator(landmarks).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((each) => {
        const { x, width } = each.getBoundingClientRect();
        const label = (each.getAttribute('aria-label') ?? each.textContent).replaceAll('\u200F', '');
        return { name: `${each.localName} ${label.slice(0, 40)}`, x, width };
      })
      // Names that users wrote begin where their own direction begins, and each shop has its own email addresses.
      .filter(({ name }) => !name.startsWith('a «') && !name.includes('@')),
  );
}

/** Returns the landmarks that are not where a mirror would show them. */
async function unmirrored([plain, mirrored]: Pair, selector = 'body'): Promise<string[]> {
  const width = await plain.evaluate(() => document.documentElement.clientWidth);
  const [boxes, others] = await Promise.all([
    boxesIn(plain.locator(selector)),
    boxesIn(mirrored.locator(selector)),
  ]);
  if (others.length !== boxes.length) return [`${others.length} parts instead of ${boxes.length}`];
  return boxes.flatMap((box, place) => {
    const [found, wanted] = [others[place]!.x, width - box.x - box.width];
    return Math.abs(found - wanted) <= tolerance ? [] : [`${box.name} is at ${found}, not at ${wanted}`];
  });
}

async function settle(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

for (const role of ['visitor', 'buyer', 'seller', 'admin'] as const)
  test(`with LOCALE=qps-rtl, each page of a ${role} is mirrored, and no wider than the window`, async ({
    openBoth,
    sides,
    browserErrors,
  }) => {
    if (role === 'visitor') browserErrors.expectErrorStatus(404, '/nothing-here');
    const pair = await openBoth(role, 1440);
    const [paths, mirroredPaths] = sides.map(({ cast }) => pathsOf(cast)[role]);
    for (const [place, path] of paths!.entries()) {
      await Promise.all([settle(pair[0], path), settle(pair[1], mirroredPaths![place]!)]);
      for (const width of [1440, 390]) {
        for (const page of pair) await page.setViewportSize({ width, height: 844 });
        const where = `${path} at ${width} pixels`;
        const wide = await pair[1].evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${where} is wider than the window`).toBeLessThanOrEqual(width);
        expect.soft(await unmirrored(pair), `${where} is not mirrored`).toEqual([]);
      }
    }
  });

test('with LOCALE=qps-rtl, the filters of a phone and dialogs open mirrored', async ({ openBoth, sides }) => {
  const visitors = await openBoth('visitor', 390);
  for (const page of visitors) {
    await settle(page, '/cameras');
    await page.getByRole('button', { name: searchTexts.find.filters }).click();
  }
  expect(await unmirrored(visitors, '[popover]:popover-open')).toEqual([]);

  const buyers = await openBoth('buyer', 1440);
  for (const [place, page] of buyers.entries()) {
    await settle(page, `/cameras/${sides[place]!.cast.item}`);
    await page.getByRole('button', { name: itemTexts.booking.book }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  expect(await unmirrored(buyers, '[role=dialog]')).toEqual([]);
});
