import { expect, test } from './fixtures.ts';
import { openFilters, brand } from './steps/lists.ts';
import { holdScripts, visit, waitForHydration } from './steps/visit.ts';

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
