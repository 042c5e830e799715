import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { kinds, demoPlaces } from './shop.ts';
import { kindNames } from './steps/items.ts';
import { visit, dismissToast, goTo, expectInSight, mainLink } from './steps/visit.ts';

test.use({ launchOptions: withImages });

test('the navigation links to all public pages', { tag: ['@main', '@both'] }, async ({ page, isMobile }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
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
  // Public pages load no validation library.
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) expect(await (await fetch(url)).text(), url).not.toContain('ZodError');
});

test('an unknown address is not found', { tag: '@main' }, async ({ page, browserErrors }) => {
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

test('the home page shows the essential without scrolling', { tag: '@both' }, async ({ page, isMobile }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const first = [
    page.getByRole('heading', { level: 1, name: 'Used cameras, lenses and accessories' }),
    main.getByRole('searchbox'),
    main.getByRole('article').first().locator('picture'),
    ...kinds.map((kind) => main.locator(`a[href="/${kind}"]`).first()),
  ];
  for (const part of first) await expectInSight(part, 1);
  if (isMobile)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500);
  await main.getByRole('searchbox').fill('nikkor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=nikkor');
});

test('pages for visitors load no schemas of requests', async ({ page, shop }) => {
  const { path } = await shop.createListing();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  for (const each of ['/', '/cameras', path]) await visit(page, each);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes('ZodError'))).toHaveLength(0);
});

test('Change Image alternates between two banner pictures for admins only', async ({
  open,
  shop,
  server,
}) => {
  const visitor = await open();
  await visit(visitor, '/');
  await expect(visitor.getByRole('heading', { name: 'Advertise', exact: true })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Change Image' })).toBeHidden();
  const page = await open(await shop.admin(server.stateDir));
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
    const grid = page.getByRole('article').nth(1).locator('..');
    for (const [at, width] of [1440, 900, 390].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => grid.evaluate((all) => getComputedStyle(all).gridTemplateColumns.split(' ').length))
        .toBe(columns[at]);
    }
  }
});
