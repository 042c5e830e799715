import { expect, test } from './fixtures.ts';
import { openFilters, brand, expectTypedPrices } from './steps/lists.ts';
import { goTo, holdScripts, visit, waitForHydration, expectInSight } from './steps/visit.ts';

test('a price that is typed before hydration is kept, and Enter submits it', async ({ page }) => {
  const release = await holdScripts(page);
  // Hydration must not mistake the age of the URL for a choice by the user.
  await page.goto('/cameras?age=239', { waitUntil: 'commit' });
  const highest = page.getByRole('textbox', { name: 'Highest price' });
  await highest.fill('900');
  await page.getByRole('link', { name: 'Price: low to high' }).focus();
  release();
  await waitForHydration(page);
  await expect(highest).toHaveValue('900');
  await expect(page).toHaveURL('/cameras?age=239');
  await expect(page.getByRole('button', { name: 'Show items', exact: true })).toBeVisible();
  await highest.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('max') === '900');
});

test('an address that is opened in another browser shows the same filters and sort order', async ({
  page,
}) => {
  await visit(page, '/search?kind=lens&brand=canon&sort=saving');
  await openFilters(page);
  await expect(page.getByRole('checkbox', { name: /^Lenses/ })).toBeChecked();
  await expect(brand(page, /^Canon/)).toBeChecked();
  await expect(brand(page, /^Nikon/)).not.toBeChecked();
  const sorts = page.getByRole('navigation', { name: 'Sort' });
  await expect(sorts.locator('[aria-current]')).toHaveText('Biggest savings vs. new');
});

test('a price among the search words becomes a filter that can be removed', async ({ page }) => {
  await visit(page, '/search?q=nikon+lens+under+$300');
  await expect(page).toHaveURL(/\/search\?q=nikon\+lens&max=300$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “nikon lens”');
  await page.getByRole('link', { name: 'Remove the filter up to $300' }).click();
  await expect(page).toHaveURL(/\/search\?q=nikon\+lens$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a price with a comma filters to the cent, and an ambiguous price shows an error', async ({
    page,
  }) => {
    await expectTypedPrices(page);
  });
});

test(
  'the filter button stays visible and shows the number of matching items',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await visit(page, '/cameras');
    await openFilters(page);
    const show = page.getByRole('button', { name: /^Show \d+ items?$/ });
    if (isMobile) {
      await expectInSight(show, 1);
      // No content may be visible below the button.
      const gap = await show.evaluate(
        (button) => innerHeight - button.parentElement!.getBoundingClientRect().bottom,
      );
      expect(gap).toBe(0);
    }
    const before = await show.textContent();
    // Only Canon, because parallel tests list Nikon items.
    const canon = brand(page, /^Canon/);
    const count = /(\d+)\D*$/.exec(
      (await canon.evaluate((box) => (box as HTMLInputElement).labels![0]!.textContent))!,
    )![1]!;
    await canon.check();
    await expect(show).toHaveText(`Show ${count} items`);
    expect(before).not.toBe(`Show ${count} items`);
    await show.click();
    if (isMobile) {
      await expect(show).toBeHidden();
      await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    }
    await expect(page.getByText(`${count} items`, { exact: true })).toBeVisible();
  },
);

test('a search without results shows the query and links to relaxed searches', async ({ page }) => {
  // No test puts Canon items up for sale, so these counts do not change.
  await visit(page, '/search?q=canon+zzyzx&max=900000');
  await expect(page.getByText('No results for “canon zzyzx”, up to $900,000')).toBeVisible();
  const relaxedLink = page.getByRole('link', { name: /^Without “zzyzx”: \d+ items$/ });
  const count = /(\d+) items$/.exec((await relaxedLink.textContent())!)![1]!;
  await relaxedLink.click();
  await expect(page).toHaveURL(/\/search\?q=canon&max=900000$/);
  await expect(page.getByText(`${count} items`, { exact: true })).toBeVisible();
  await visit(page, '/search?q=zzyzx');
  await expect(page.getByText('No results for “zzyzx”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Lenses', exact: true })).toHaveAttribute(
    'href',
    '/lens',
  );
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await visit(page, '/cameras?max=1');
  await expect(page.getByText('No results with these filters')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Without “up to \$1”: \d+ items$/ })).toBeVisible();
});

test('headings and buttons change their texts on a page that the browser has translated', async ({
  page,
  shop,
  open,
}) => {
  const buyer = await open(await shop.signUpUser('Buyer'));
  const item = await shop.createListing();
  await visit(buyer, item.path);
  await visit(page, '/cameras');
  for (const each of [buyer, page]) await each.evaluate(translate);
  await goTo(page, 'Lens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lens Section');
  await buyer.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(buyer.getByRole('button', { name: 'Watching', exact: true })).toBeVisible();
  await expect(buyer.locator('[translate=no]').filter({ hasText: /^(Nikon|Porto)$/ })).toHaveCount(2);
});

/** Wraps each text in elements of its own, as a browser does that translates a page, except names. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('[translate=no], script, style, textarea')) continue;
    const font = document.createElement('font');
    text.parentNode!.replaceChild(font, text);
    // The translation is a new text: React can no longer change it.
    font.appendChild(document.createElement('font')).append(text.textContent ?? '');
  }
}
