import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openFilters } from './steps/filters.ts';
import { visit } from './steps/visit.ts';

/** A brand of the filters: mounts begin with brands, too. */
const brand = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name });

test(
  'each choice narrows the list at once, is in the address, and can be taken out again',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, '/cameras');
    await openFilters(page);
    const nikon = brand(page, /^Nikon/);
    await nikon.check();
    await expect(page).toHaveURL(/\/cameras\?brand=nikon$/);
    await expect(nikon).toBeFocused();
    await page.getByRole('spinbutton', { name: 'Highest price' }).fill('900');
    await page.getByRole('button', { name: 'Show items' }).click();
    await expect(page).toHaveURL(/\/cameras\?brand=nikon&max=900$/);
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(2);
    for (const title of await page.getByRole('article').getByRole('heading').allTextContents())
      expect(title).not.toMatch(/Canon|Sony|Leica|Fujifilm/);
    await page.getByRole('link', { name: 'Price, low first' }).click();
    await expect(page).toHaveURL(/brand=nikon&max=900&sort=sale$/);
    await page.getByRole('link', { name: 'Without the filter Nikon' }).click();
    await expect(page).toHaveURL(/\/cameras\?max=900&sort=sale$/);
    await openFilters(page);
    await expect(nikon).not.toBeChecked();
    await expect(page.getByRole('spinbutton', { name: 'Highest price' })).toHaveValue('900');
  },
);

test('an address with filters can be shared: it shows the same to whoever opens it', async ({ page }) => {
  await visit(page, '/search?kind=lens&brand=canon&sort=saving');
  await openFilters(page);
  await expect(page.getByRole('checkbox', { name: /^Lenses/ })).toBeChecked();
  await expect(brand(page, /^Canon/)).toBeChecked();
  await expect(brand(page, /^Nikon/)).not.toBeChecked();
  const sorts = page.getByRole('navigation', { name: 'Sort' });
  await expect(sorts.locator('[aria-current]')).toHaveText('Largest saving');
});

test('what nothing matches says so, and leads back', async ({ page }) => {
  await visit(page, '/search?q=zzyzx');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('search and filters are a form', { tag: '@both' }, async ({ page }) => {
    await page.goto('/lens');
    await openFilters(page);
    await brand(page, /^Canon/).check();
    await page.getByRole('combobox', { name: 'Age' }).selectOption('Up to 10 years');
    await page.getByRole('button', { name: 'Show items' }).click();
    await expect(page).toHaveURL(/brand=canon.*age=120/);
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const title of await page.getByRole('article').getByRole('heading').allTextContents())
      expect(title).not.toMatch(/Nikon|Sony|Item /);
    await page.getByRole('link', { name: 'Without the filter Canon' }).click();
    await expect(page).toHaveURL(/\/lens\?age=120$/);
  });
});
