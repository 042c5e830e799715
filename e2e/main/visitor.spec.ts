import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { aProduct, kinds, seededPhoto, seededPost, uniqueWord } from '#e2e/shop.ts';
import { kindNames } from '#e2e/steps/items.ts';
import { fillLogin } from '#e2e/steps/sign-in.ts';
import { factsIn, goTo, mainLink, visit } from '#e2e/steps/visit.ts';
import { itemsOn } from '#e2e/steps/lists.ts';

test.use({ launchOptions: withImages });

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

test('the main navigation links to every public section', { tag: '@both' }, async ({ page, isMobile }) => {
  await visit(page, '/');
  const login = page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });
  await expect(login).toHaveAttribute('href', '/login');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const shown = links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await shown).toEqual([
    ['Home', '/'],
    ['Cameras', '/cameras'],
    ['Lens', '/lens'],
    ['Accessories', '/accessories'],
    ['Blogs', '/blogs'],
    ['Will it fit?', '/fit'],
    ['How we grade', '/grading'],
  ]);
  if (isMobile) await page.keyboard.press('Escape');
  for (const kind of kinds) {
    await goTo(page, kindNames[kind].nav);
    await expect(page.getByRole('heading', { level: 1, name: kindNames[kind].section })).toBeVisible();
  }
  await goTo(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: /^Blogs \(\d+\)$/ })).toBeVisible();
  await goTo(page, 'Home');
  await expect(page).toHaveURL('/');
  await expect(mainLink(page, 'Dashboard')).toBeHidden();
});

test('public pages load no validation library', async ({ page, shop }) => {
  const { id } = await shop.createListing();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  for (const path of ['/', '/cameras', `/cameras/${id}`, '/blogs']) await visit(page, path);
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) expect(await (await fetch(url)).text(), url).not.toContain('ZodError');
});

for (const path of ['/cameras', '/blogs']) {
  test(`${path} has a link to its next page, which has a link back to the first page`, async ({ page }) => {
    await visit(page, path);
    const first = await itemsOn(page);
    expect(first).toHaveLength(24);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?cursor=/);
    await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
    for (const turn of ['by the link', 'by the address']) {
      const second = await itemsOn(page);
      expect(second.length, turn).toBeGreaterThan(0);
      expect(
        second.filter((item) => first.includes(item)),
        turn,
      ).toEqual([]);
      // The count must cover both pages; it can be higher, because parallel tests list items.
      if (path !== '/blogs') {
        const [count] = /\d+/.exec(await page.getByText(/^\d+ items$/).innerText())!;
        expect(Number(count), turn).toBeGreaterThanOrEqual(first.length + second.length);
      }
      await page.reload();
    }
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(page).toHaveURL(path);
  });
}

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

test('an unknown address returns a page with status 404', async ({ page, browserErrors }) => {
  for (const path of [
    '/lens/no',
    '/accessories/no',
    '/blogs/no',
    '/dashboard/none',
    '/dashboard/cameras/none',
  ]) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Page not found');
  }
  for (const path of ['/nothing-here', '/cameras/no']) {
    browserErrors.expectErrorStatus(404, path);
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home Page', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Explore categories' })).toBeVisible();
  }
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

test('Book Now takes a visitor to the login page and then back to the item', async ({ page, shop }) => {
  const { path, title } = await shop.createListing('lens');
  await visit(page, path);
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByText(`Log in to book “${title}”. We’ll bring you back to it.`)).toBeVisible();
  await fillLogin(page, await shop.signUpUser('Buyer'));
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
});
