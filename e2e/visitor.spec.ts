import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { kinds, demoPlaces, type Listing, aProduct, seededPhoto, seededPost, uniqueWord } from './shop.ts';
import { openFilters, itemsOn } from './steps/lists.ts';
import { kindNames } from './steps/items.ts';
import { dismissToast, visit, factsIn, goTo, expectInSight } from './steps/visit.ts';
import { expectNavigation, expectNextPage } from './steps/browsing.ts';

test.use({ launchOptions: withImages });

for (const kind of kinds) {
  test(`the list of ${kind} shows the same items as the API, in the same order`, async ({ page, shop }) => {
    const { body, headers } = await shop.call<Listing[]>('GET', `/${kind}?${demoPlaces}&limit=24`);
    expect(body.length).toBeGreaterThan(1);
    expect(body.map((listing) => listing.kind)).toEqual(body.map(() => kind));
    const dates = body.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    await visit(page, `/${kind}?${demoPlaces}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kindNames[kind].section);
    expect(await itemsOn(page)).toEqual(body.map(({ _id }) => `/${kind}/${_id}`));
    await expect(page.getByText(`${headers.get('x-total-count')} items`, { exact: true })).toBeVisible();
  });
}

test('the heading of the blog list shows the number of posts', async ({ page, shop }) => {
  // Tried again, because parallel tests publish and delete posts.
  await expect(async () => {
    const { headers } = await shop.call('GET', '/blogs?limit=1');
    await page.goto('/blogs');
    const count = headers.get('x-total-count');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Blogs (${count})`, { timeout: 1_000 });
    expect(Number(count)).toBeGreaterThan(24);
  }).toPass({ timeout: 8_000 });
});

test('leaving an item page during its view transition causes no error', async ({ page }) => {
  const list = `/lens?${demoPlaces}`;
  await visit(page, list);
  const items = page.getByRole('article');
  for (let round = 0; round < 6; round++) {
    await items.nth(round).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/lens\/./);
    await page.goBack();
    await expect(page).toHaveURL(list);
  }
  await expect(items.first()).toBeVisible();
});

test('an item page whose view transition times out is shown without an error', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const never = new Promise<void>(() => {});
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) =>
        start(async () => {
          await update();
          await never;
        }),
    });
    addEventListener('unhandledrejection', ({ reason }) => {
      document.documentElement.dataset['refused'] = (reason as Error).name;
    });
  });
  await visit(page, `/lens?${demoPlaces}`);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'TimeoutError');
  await expect(page).toHaveURL(/\/lens\/./);
});

test('an invalid query returns 422 and a page that explains it', async ({ page, browserErrors }) => {
  for (const path of ['/cameras?age=abc', '/search?sort=colour']) {
    browserErrors.expectErrorStatus(422, path.split('?', 1)[0]!);
    const response = await page.goto(path);
    expect(response!.status()).toBe(422);
    await expect(page.getByRole('heading', { level: 1, name: 'This address doesn’t work' })).toBeVisible();
  }
});

test('a filter in capitals is redirected to the spelling that the page offers', async ({ page }) => {
  await visit(page, '/lens?brand=Sigma&sort=sale');
  await expect(page).toHaveURL('/lens?sort=sale&brand=sigma');
  await openFilters(page);
  const brands = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name: /^sigma/i });
  await expect(brands).toHaveCount(1);
  await expect(brands).toBeChecked();
});

test('a signed-in user can report an item only once', async ({ open, shop, browserErrors }) => {
  const { path } = await shop.createListing();
  const visitor = await open();
  await visit(visitor, path);
  await visitor.getByRole('link', { name: 'Report this item' }).click();
  await expect(visitor).toHaveURL(`/login?from=${path}`);

  const page = await open(await shop.signUpUser('Buyer'));
  const report = async () => {
    await page.getByRole('button', { name: 'Report this item' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is wrong?').selectOption('Stolen');
    await dialog.getByLabel('Tell us more').fill('I can prove it.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    return dialog;
  };
  await visit(page, path);
  await page.getByRole('button', { name: 'Report this item' }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByLabel('What is wrong?')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  const sent = await report();
  await dismissToast(page, 'Thank you. An admin will look at it.');
  await expect(sent).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reported' })).toBeFocused();
  await visit(page, path);
  browserErrors.expectErrorStatus(409, '/api/reports');
  await expect(await report()).toContainText('You have reported this item already');
});

test('the home page links to every list', async ({ page }) => {
  for (const kind of kinds) {
    await visit(page, '/');
    await expect(page.getByRole('heading', { name: 'Explore categories' })).toBeVisible();
    await page.getByRole('main').locator(`a[href="/${kind}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: kindNames[kind].section })).toBeVisible();
    await page.getByRole('link', { name: 'Rangefinder: home' }).click();
    await expect(page.getByRole('heading', { name: 'Explore categories' })).toBeVisible();
  }
});

test('the main navigation links to every public section', { tag: '@mobile' }, async ({ page, isMobile }) => {
  await expectNavigation(page, isMobile);
});

test('/blogs has a link to its next page, which has a link back to the first page', async ({ page }) => {
  await expectNextPage(page, '/blogs');
});

for (const kind of kinds) {
  test(`a card of ${kind} and its item page show the same facts`, async ({ page, shop }) => {
    const title = `Seen ${uniqueWord()}`;
    const item = {
      ...aProduct(title),
      brand: 'Voigtländer',
      condition: 'Fair' as const,
      duration: 7,
      location: 'Coimbra',
      des: 'A scratch on the base plate.',
    };
    const { _id } = await shop.addItem(await shop.signUpUser('Seller', 'Vera ListedItem'), kind, item);
    const one = { cameras: 'Camera', lens: 'Lens', accessories: 'Accessory' }[kind];
    const path = `/${kind}/${_id}`;
    await visit(page, `/${kind}?q=${encodeURIComponent(title)}`);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.locator('img')).toHaveAttribute('src', item.img);
    await expect(card.getByRole('paragraph')).toHaveText(
      `Fair · ${kind === 'accessories' ? '7 yrs' : '7 mo'} · Coimbra`,
    );
    await expect(card.getByText('$310.50', { exact: true })).toBeVisible();
    // The price when new is not a reduction.
    await expect(card.locator('s')).toHaveCount(0);
    await expect(card.getByText(/^(just now|\d+ min ago)$/)).toBeVisible();
    const details = card.getByRole('link', { name: `Details: ${title}`, exact: true });
    await expect(details).toHaveText('Details');
    await expect(details).toHaveAttribute('href', path);
    await details.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Rangefinder`);
    await expect(page.getByRole('img', { name: title, exact: true })).toHaveAttribute('src', item.img);
    const main = page.getByRole('main');
    const header = main.locator('header');
    // The price is visible once: in the header on desktop, and next to Book Now on mobile.
    const prices = main.locator('header, [data-sticky-bar]');
    const price = prices.getByText('$310.50', { exact: true });
    await expect(price.filter({ visible: true })).toHaveCount(1);
    await expect(prices.locator('s')).toHaveCount(0);
    await expect(header.getByRole('paragraph')).toHaveText([
      new RegExp(`^${one} · Listed (just now|\\d+ min ago)$`),
      'Fair',
    ]);
    const sellerCard = main.getByRole('region', { name: 'Seller', exact: true });
    await expect(sellerCard.getByRole('paragraph')).toHaveText([
      'Vera ListedItem',
      'Location Coimbra',
      /^New member\s· Member since /,
    ]);
    await expect(sellerCard.getByRole('button', { name: 'Seller not verified yet' })).toBeVisible();
    expect(await factsIn(main)).toEqual([
      ['Price when new', '$520'],
      ['Brand', 'Voigtländer'],
      ['Grade based on', 'The seller’s judgment'],
      ...(kind === 'cameras' ? [['Shutter count', 'Not shown by the seller']] : []),
      ['Used for', kind === 'accessories' ? '7 years' : '7 months'],
    ]);
    const description = main.locator('section', {
      has: page.getByRole('heading', { name: 'Description' }),
    });
    await expect(description.getByRole('paragraph')).toHaveText('A scratch on the base plate.');
  });
}

test('a blog post opens from its card, and Back Blogs returns to the list of posts', async ({ page }) => {
  await visit(page, '/blogs');
  const heading = page.getByRole('heading', { name: seededPost, exact: true });
  const card = page.getByRole('article').filter({ has: heading });
  await expect(card.getByRole('heading')).toHaveText(seededPost);
  await expect(card.locator('img')).toHaveAttribute('src', seededPhoto);
  const details = card.getByRole('link', { name: `Details: ${seededPost}`, exact: true });
  await expect(details).toHaveText('Details');
  const path = (await details.getAttribute('href'))!;
  await details.click();
  await expect(page).toHaveURL(path);
  const post = page.getByRole('main').getByRole('article');
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(seededPost);
  await expect(post.locator('img')).toHaveAttribute('src', seededPhoto);
  await expect(post.getByRole('heading', { level: 2 })).toHaveText('Listen first');
  await expect(post.getByText('Then look through it.', { exact: true })).toBeVisible();
  await expect(post.locator('strong')).toHaveText('look');
  const back = post.getByRole('link', { name: 'Back Blogs', exact: true });
  await expect(back).toHaveAttribute('href', '/blogs');
  await back.click();
  await expect(page).toHaveURL('/blogs');
});

test('navigation without a connection shows the offline page, and Try again loads the requested page', async ({
  page,
  browserErrors,
}) => {
  await visit(page, '/cameras');
  browserErrors.expectFailedRequest('/blogs.data');
  await page.route('**/blogs.data*', (route) => route.abort());
  await goTo(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.unroute('**/blogs.data*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs/ })).toBeVisible();
});

test(
  'the home page shows its title, the search and the three categories without scrolling',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await visit(page, '/');
    const main = page.getByRole('main');
    const first = [
      page.getByRole('heading', { level: 1, name: 'Used cameras, lenses and accessories' }),
      main.getByRole('searchbox'),
      ...kinds.map((kind) => main.locator(`a[href="/${kind}"]`).first()),
    ];
    for (const part of first) await expectInSight(part, 1);
    if (isMobile)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500);
    await main.getByRole('searchbox').fill('nikkor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=nikkor');
  },
);

test('Change Image alternates between two banner pictures with their descriptions', async ({ page }) => {
  await visit(page, '/');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Advertise', exact: true }) });
  const banner = section.locator('img').first();
  for (const [src, alt] of [
    ['/demo/banner-a-1600.webp', 'A rangefinder camera beside two rolls of film'],
    ['/demo/banner-b-1600.webp', 'Three lenses on a table'],
    ['/demo/banner-a-1600.webp', 'A rangefinder camera beside two rolls of film'],
  ] as const) {
    await expect(banner).toHaveAttribute('src', src);
    await expect(banner).toHaveAttribute('alt', alt);
    await section.getByRole('button', { name: 'Change Image' }).click();
  }
});

test('grids have the columns of the original in each width', async ({ page }) => {
  for (const [path, columns] of [
    ['/cameras', [4, 3, 2]],
    ['/blogs', [3, 2, 1]],
    ['/', [5, 3, 2]],
  ] as const) {
    await page.goto(path);
    const grid = page.getByRole('article').first().locator('..');
    for (const [at, width] of [1440, 900, 390].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => grid.evaluate((all) => getComputedStyle(all).gridTemplateColumns.split(' ').length))
        .toBe(columns[at]);
    }
  }
});
