import { expect, test } from './fixtures.ts';
import { demoPlaces } from './shop.ts';
import { openFilters, brand } from './steps/lists.ts';
import { holdScripts, visit, goTo, waitForHydration, expectInSight } from './steps/visit.ts';

test('a filter narrows the list at once and can be removed', { tag: '@main' }, async ({ page }) => {
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

test('filters chosen before hydration narrow the list after it', { tag: '@main' }, async ({ page }) => {
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
  { tag: ['@main', '@mobile'] },
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

test('on a phone, a button opens the orders of a list', { tag: '@mobile' }, async ({ page }) => {
  await visit(page, '/cameras');
  const cheapest = page.getByRole('link', { name: 'Price: low to high' });
  await expect(cheapest).toBeHidden();
  await page.getByRole('button', { name: 'Sort' }).click();
  await cheapest.click();
  await expect(page).toHaveURL('/cameras?sort=sale');
  await expect(cheapest).toBeHidden();
});

test.describe('with a position', () => {
  const { latitude, longitude } = { latitude: 47.251234, longitude: -122.446789 };
  test.use({ geolocation: { latitude, longitude }, permissions: ['geolocation'] });

  test('no request has the position of a visitor', { tag: '@main' }, async ({ page }) => {
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

test('the filter button shows how many items match', { tag: '@both' }, async ({ page, isMobile }) => {
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
});

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

test('texts still change on a page that the browser has translated', async ({ page, shop, open }) => {
  const buyer = await open(await shop.signUpUser('Buyer'));
  const item = await shop.createListing();
  await visit(buyer, item.path);
  await visit(page, '/cameras');
  for (const each of [buyer, page]) await each.evaluate(translate);
  await goTo(page, 'Lens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lens Section');
  await buyer.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(buyer.getByRole('button', { name: 'Watching', exact: true })).toBeVisible();
  const facts = buyer.getByRole('main').locator('dl').first();
  await expect(facts.locator('[translate=no]', { hasText: /^Nikon$/ })).toHaveCount(1);
  const place = buyer
    .getByRole('region', { name: 'Seller' })
    .locator('[translate=no]', { hasText: /^Porto$/ });
  await expect(place).toHaveCount(1);
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

test('a price with a comma filters to the cent, and an ambiguous one shows an error', async ({ page }) => {
  await page.goto('/cameras');
  const highest = page.getByRole('textbox', { name: 'Highest price' });
  const show = page.getByRole('button', { name: /^Show .*items?$/ });
  await highest.fill('900,5');
  await show.click();
  await expect(page).toHaveURL(/\/cameras\?max=900\.5$/);
  await expect(highest).toHaveValue('900.5');
  await highest.fill('1.200');
  await show.click();
  await expect(page).toHaveURL(/[?&]max=1\.200(&|$)/);
  await expect(highest).toHaveValue('1.200');
  await expect(highest).toHaveAccessibleDescription('Highest price is ambiguous; write 1200 or 1.2.');
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
});
