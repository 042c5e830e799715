import type { Locator, Page } from '@playwright/test';

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

/** Returns the landmarks that are not where a mirror would show them, in the windows of a computer and of a phone. */
export async function findUnmirrored(plain: Page, mirrored: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    for (const page of [plain, mirrored]) await page.setViewportSize({ width, height: 844 });
    const inner = await plain.evaluate(() => document.documentElement.clientWidth);
    const [boxes, others] = await Promise.all([plain, mirrored].map((page) => boxesIn(page.locator('body'))));
    if (others!.length !== boxes!.length)
      found.push(`${others!.length} parts instead of ${boxes!.length} at ${width} px`);
    else
      for (const [place, box] of boxes!.entries()) {
        const [at, wanted] = [others![place]!.x, inner - box.x - box.width];
        if (Math.abs(at - wanted) > tolerance)
          found.push(`${box.name} is at ${at}, not at ${wanted}, at ${width} px`);
      }
  }
  return found;
}
