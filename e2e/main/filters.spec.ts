import { expect, test } from '#e2e/fixtures.ts';
import { demoPlaces } from '#e2e/shop.ts';
import { openFilters, brand, expectTypedPrices } from '#e2e/steps/lists.ts';
import { holdScripts, visit } from '#e2e/steps/visit.ts';

test('each filter narrows the list immediately, is part of the address and can be removed', async ({
  page,
}) => {
  await visit(page, '/cameras');
  await openFilters(page);
  const nikon = brand(page, /^Nikon/);
  await nikon.check();
  await expect(page).toHaveURL(/\/cameras\?brand=nikon$/);
  await expect(nikon).toBeFocused();
  // Because the focus stays on the filter, a live region has to announce the count to screen readers.
  const count = page
    .getByRole('main')
    .getByText(/^\d+ items?$/)
    .and(page.locator('[aria-live=polite]'));
  await expect(count).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Highest price' }).fill('900');
  // The button shows no count, because input that has not been sent yet can change the count.
  await page.getByRole('button', { name: 'Show items', exact: true }).click();
  await expect(page).toHaveURL(/\/cameras\?max=900&brand=nikon$/);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(2);
  for (const title of await page.getByRole('article').getByRole('heading').allTextContents())
    expect(title).not.toMatch(/Canon|Sony|Leica|Fujifilm/);
  await page.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(page).toHaveURL(/brand=nikon&max=900&sort=sale$/);
  // Waits for the links, which are rendered after the address has changed.
  const sorted = page.getByRole('navigation', { name: 'Sort' }).locator('[aria-current]');
  await expect(sorted).toHaveText('Price: low to high');
  await page.getByRole('link', { name: 'Remove the filter Nikon' }).click();
  await expect(page).toHaveURL(/\/cameras\?max=900&sort=sale$/);
  await openFilters(page);
  await expect(nikon).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Highest price' })).toHaveValue('900');
});

test.describe('with script', () => {
  test('a price with a comma filters to the cent, and an ambiguous price shows an error', async ({
    page,
  }) => {
    await expectTypedPrices(page);
  });
});

test('filters that are chosen before hydration narrow the list after hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/cameras?age=240', { waitUntil: 'commit' });
  const canon = brand(page, /^Canon/);
  await canon.check();
  const age = page.getByRole('combobox', { name: 'Age' });
  await age.selectOption('Up to 10 years');
  release();
  await expect(page).toHaveURL(/\/cameras\?brand=canon&age=120$/);
  await expect(canon).toBeChecked();
  await expect(age).toHaveValue('120');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.filter({ hasText: /Nikon|Sony|Leica/ })).toHaveCount(0);
  await expect(titles).not.toHaveCount(0);
});

test(
  'on a phone, choosing a camera keeps the filters open, and the list starts near the top',
  {
    tag: '@mobile',
  },
  async ({ page }) => {
    await visit(page, '/lens');
    await openFilters(page);
    const field = page.getByRole('combobox', { name: 'Fits my camera' });
    await page.getByLabel('Fits my camera').fill('Nikon FE2');
    await page.getByRole('option', { name: /^Nikon FE2/ }).click();
    await expect(page).toHaveURL(/\/lens\?fits=nikon-fe2$/);
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(page.getByRole('link', { name: 'Remove the filter Fits Nikon FE2' })).toBeVisible();
    const photo = page.getByRole('article').first().locator('img').last();
    expect((await photo.boundingBox())!.y).toBeLessThanOrEqual(250);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('search and filters work without JavaScript, as a plain form', async ({ page }) => {
    await page.goto('/lens');
    await openFilters(page);
    await brand(page, /^Canon/).check();
    await page.getByRole('combobox', { name: 'Age' }).selectOption('Up to 10 years');
    await page.getByRole('button', { name: /^Show \d+ items$/ }).click();
    await expect(page).toHaveURL(/brand=canon.*age=120/);
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const title of await page.getByRole('article').getByRole('heading').allTextContents())
      expect(title).not.toMatch(/Nikon|Sony|Item /);
    await page.getByRole('link', { name: 'Remove the filter Canon' }).click();
    await expect(page).toHaveURL(/\/lens\?age=120$/);
  });
});

test.describe('with a position', () => {
  const { latitude, longitude } = { latitude: 47.251234, longitude: -122.446789 };
  test.use({ geolocation: { latitude, longitude }, permissions: ['geolocation'] });

  test('a place stays on the device until it is forgotten, and no request has the position', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await visit(page, `/cameras?${demoPlaces}`);
    await openFilters(page);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page).toHaveURL(/[?&]near=5812944(&|$)/);
    const chosen = page.getByRole('link', { name: 'Remove the filter Within 25 mi of Tacoma, Washington' });
    await chosen.click();
    await expect(chosen).toHaveCount(0);
    const away = page.getByRole('article').getByText(/ mi away/);
    await expect(away).not.toHaveCount(0);

    // Forms send the id of the place.
    const suggested = page.waitForRequest(/\/api\/places\?q=/);
    await page.getByLabel('Near', { exact: true }).pressSequentially('oly');
    expect(new URL((await suggested).url()).searchParams.get('near')).toBe('5812944');
    await expect(page.getByRole('option').first()).toHaveText(/^Olympia/);

    await visit(page, '/search?q=within+20+miles');
    await expect(page).toHaveURL(/\/search\?within=32&near=5812944$/);
    await page.getByRole('link', { name: 'Forget Tacoma, Washington on this device' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(away).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('place'))),
    ).toEqual([]);
    await visit(page, '/search?q=within+20+miles');
    await expect(page.getByText('Within 20 mi of where? Choose a place in the filters.')).toBeVisible();
    await expect(away).toHaveCount(0);
    expect(sent.filter((request) => request.includes('cell='))).toEqual([
      expect.stringMatching(/\/api\/places\?cell=47(,|%2C)-123 $/),
    ]);
    expect(sent.filter((request) => /47\.25|122\.44|lat=|lon=/.test(request))).toEqual([]);
  });
});
