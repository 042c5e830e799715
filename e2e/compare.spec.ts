import { expect, test } from './fixtures.ts';
import { aProduct, uniqueWord } from './shop.ts';
import { visit } from './steps/visit.ts';

test('similar and recently viewed items need no tracking', async ({ page, shop, browser, server }) => {
  const seller = await shop.signUpUser('Seller', 'Sam Seller');
  const brand = `Brand${uniqueWord()}`;
  const add = (title: string, more: object = {}) =>
    shop.addItem(seller, 'cameras', { ...aProduct(title), brand, ...more });
  const [one, two] = [await add('One of them'), await add('Another one', { condition: 'Fair', sale: 200 })];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await visit(page, `/cameras/${one._id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Compare: One of them' }).press('Enter');
  await expect(main.getByRole('button', { name: 'Remove from comparison: One of them' })).toBeFocused();
  const heading = page.getByRole('heading', { name: 'Similar items' });
  await heading.scrollIntoViewIfNeeded();
  const similar = main.locator('section').filter({ has: heading });
  await expect(similar.getByRole('heading', { level: 3, name: 'Another one' })).toBeVisible();
  await similar.getByRole('link', { name: 'Details: Another one' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Another one' })).toBeVisible();
  await main.getByRole('heading', { name: 'Similar items' }).scrollIntoViewIfNeeded();
  const before = main.getByRole('region', { name: 'Recently viewed' });
  await expect(before.getByRole('link')).toHaveText(['One of them']);
  // All requests load items, and none of them records the visit.
  expect(requests.filter((call) => !call.startsWith('GET '))).toEqual([]);
  const calls = requests.filter((call) => /\/api\/|\/cards$/.test(call));
  expect([...new Set(calls)]).toEqual(['GET /cards']);

  await visit(page, `/cameras?brand=${brand.toLowerCase()}`);
  const compare = main.getByRole('button', { name: 'Compare: Another one' });
  await page.mouse.move(0, 0);
  // Browsers without a mouse show the button on all cards.
  const hasMouse = await page.evaluate(
    () => matchMedia('(hover: hover) and (not (any-pointer: coarse))').matches,
  );
  await expect(compare.locator('..')).toHaveCSS('opacity', hasMouse ? '0' : '1');
  await compare.focus();
  await expect(compare.locator('..')).toHaveCSS('opacity', '1');
  await compare.click();
  await main.getByRole('link', { name: 'Compare 2 items' }).click();
  const row = (name: string | RegExp) =>
    main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Price (differs)').getByRole('cell')).toHaveText(['$310.50', '$200']);
  await expect(row('Condition (differs)').getByRole('cell')).toHaveText(['Good', 'Fair']);
  await expect(row('Location').getByRole('rowheader')).toHaveText('Location');

  await visit(page, '/cameras');
  // This section loads only when the footer is near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(before.getByRole('link')).toHaveText(['Another one', 'One of them']);
  await before.getByRole('button', { name: 'Clear and turn off' }).click();
  await visit(page, `/cameras/${one._id}`);
  await main.getByRole('heading', { name: 'Similar items' }).scrollIntoViewIfNeeded();
  await expect(main.getByText('Recently viewed items are off.')).toBeVisible();
  await expect(before).toHaveCount(0);

  const gone = await add('Third one');
  await visit(page, `/cameras?brand=${brand.toLowerCase()}`);
  await main.getByRole('button', { name: 'Compare: Third one' }).click();
  await shop.call('DELETE', `/cameras/${gone._id}`, { bearer: seller.token });
  await main.getByRole('link', { name: 'Compare 3 items' }).click();
  await expect(main.getByText('One item is no longer listed.')).toBeVisible();
  await visit(page, `/cameras?brand=${brand.toLowerCase()}`);
  await expect(main.getByRole('link', { name: 'Compare 2 items' })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const plain = await context.newPage();
  await plain.goto(`/compare?id=${one._id}&id=${two._id}`);
  await expect(plain.getByRole('columnheader').nth(1)).toContainText('One of them');
  await plain.goto(`/cameras/${one._id}`);
  await plain.getByRole('link', { name: 'Search for more' }).click();
  await expect(plain.getByRole('heading', { level: 2, name: 'Another one' })).toBeVisible();
  await context.close();
});

test('four compared items have equally wide columns, and row names stay in view', async ({ page, shop }) => {
  const { body: items } = await shop.call<{ _id: string }[]>('GET', '/cameras?limit=4');
  const path = `/compare?${new URLSearchParams(items.map(({ _id }) => ['id', _id]))}`;
  const widthsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
  };
  await visit(page, path);
  for (const [width, narrowest] of [
    [1440, 144],
    [390, 128],
  ] as const) {
    const [names, ...columns] = await widthsAt(width);
    expect(names).toBeGreaterThanOrEqual(96);
    expect(columns).toHaveLength(4);
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(1);
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(narrowest);
  }
  const scroller = page.getByRole('region', { name: 'Comparison' });
  await scroller.evaluate((element) => element.scrollTo({ left: 1_000 }));
  await expect(page.getByRole('rowheader', { name: 'Condition' })).toBeInViewport({ ratio: 1 });
});
