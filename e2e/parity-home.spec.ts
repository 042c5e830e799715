import { info } from '#src/texts/info.server.ts';
import { withPictures } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { kinds, uniqueWord } from './shop.ts';
import { expectInSight, visit } from './steps/visit.ts';

test.use({ launchOptions: withPictures });

test(
  'three slides promise savings on lenses, each with a Read More that leads to them',
  { tag: ['@both', '@2.5', '@2.6'] },
  async ({ page }) => {
    await visit(page, '/');
    const slides = page.getByRole('region', { name: 'Offers' }).getByRole('listitem');
    const titles = [
      'Save on lenses that have seen things.',
      'A lens kit with $500 off.',
      'Your next lens is in somebody’s cupboard.',
    ];
    await expect(slides.getByRole('heading')).toHaveText(titles);
    await expect(slides.getByRole('paragraph')).toHaveText([/^Good glass/, /^Three focal/, /^Thousands/]);
    for (const [index, title] of titles.entries()) {
      const more = slides.nth(index).getByRole('link');
      await expect(more).toHaveText(`Read More: ${title}`);
      await expect(more).toHaveAttribute('href', '/lens');
    }
    const pictures = await slides
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(new Set(pictures).size).toBe(3);
    await slides.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lens Section');
  },
);

test(
  'Explore categories has a card for each category, which leads to its list',
  { tag: ['@2.7', '@2.8', '@3.12'] },
  async ({ page, shop }) => {
    const { body } = await shop.call<{ cat: string; name: string; img: string }[]>('GET', '/categories');
    expect(body.map(({ cat, name }) => [cat, name])).toEqual([
      ['cameras', 'Cameras'],
      ['lens', 'Lens'],
      ['accessories', 'Accessories'],
    ]);
    await visit(page, '/');
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Explore categories', exact: true }) });
    const cards = section.getByRole('listitem');
    await expect(cards).toHaveCount(body.length);
    for (const [index, { cat, name, img }] of body.entries()) {
      const card = cards.nth(index);
      await expect(card.getByText(name, { exact: true })).toBeVisible();
      await expect(card.locator('img')).toHaveAttribute('src', img);
      await expect(card.getByRole('link')).toHaveAttribute('href', `/${cat}`);
    }
    // Others put items up meanwhile: the page is read until no count has moved.
    await expect(async () => {
      const counts = await Promise.all(
        kinds.map(async (kind) => (await shop.call('GET', `/${kind}?limit=1`)).headers.get('x-total-count')),
      );
      await page.reload();
      const shown = cards.locator('[aria-hidden]');
      await expect(shown).toHaveText(counts.map(String), { timeout: 500 });
    }).toPass({ timeout: 8_000 });
  },
);

test(
  'Change Image alternates the banner between two pictures',
  { tag: ['@2.9', '@4.4'] },
  async ({ page }) => {
    await visit(page, '/');
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Advertise', exact: true }) });
    const banner = section.locator('img').first();
    const change = section.getByRole('button', { name: 'Change Image' });
    await expect(change).toHaveText('Change Image');
    const first = '/demo/banner-a-1600.webp';
    const second = '/demo/banner-b-1600.webp';
    await expect(banner).toHaveAttribute('src', first);
    await expect(banner).toHaveAttribute('alt', 'A rangefinder camera beside two rolls of film');
    await change.click();
    await expect(banner).toHaveAttribute('src', second);
    await expect(banner).toHaveAttribute('alt', 'Three lenses on a table');
    await change.click();
    await expect(banner).toHaveAttribute('src', first);
    await change.click();
    await expect(banner).toHaveAttribute('src', second);
  },
);

test(
  'Get Started leads a visitor to sign-up and a seller to their forms',
  { tag: '@2.10' },
  async ({ page, open, shop }) => {
    await visit(page, '/');
    const feature = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Glass outlives bodies.', exact: true }) });
    await expect(feature.locator('img')).toHaveAttribute('src', '/demo/lens-70-200-white-1200.webp');
    await expect(feature.getByRole('paragraph')).toHaveText(/^A lens that was sharp in 1985/);
    await expect(feature.getByRole('link')).toHaveText('Get Started');
    await feature.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    const selling = await open(await shop.enrol('Seller'));
    await selling.goto('/');
    const start = selling.getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/dashboard/addproducts');
  },
);

test('Get Started leads a buyer to their orders', async ({ open, shop }) => {
  const page = await open(await shop.enrol('Buyer'));
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('href', '/dashboard');
  await start.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});

test(
  'the first screen says what this is, and has the search and the three categories',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, '/');
    const main = page.getByRole('main');
    const first = [
      page.getByRole('heading', { level: 1, name: 'Used cameras, lenses and accessories' }),
      main.getByRole('searchbox'),
      ...kinds.map((kind) => main.locator(`a[href="/${kind}"]`).first()),
    ];
    for (const part of first) await expectInSight(part, 1);
    await main.getByRole('searchbox').fill('nikkor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=nikkor');
  },
);

test(
  'each item stands on the home page once, and a phone scrolls 4,500 px at most',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await visit(page, '/');
    const links = await page.getByRole('article').getByRole('link').all();
    const to = await Promise.all(links.map(async (link) => link.getAttribute('href')));
    expect(to.length).toBeGreaterThanOrEqual(8);
    expect(new Set(to).size).toBe(to.length);
    if (!isMobile) return;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500);
  },
);

test(
  'Subscribe takes an e-mail address, and says the same whether or not it was known',
  { tag: '@2.11' },
  async ({ page }) => {
    await visit(page, '/');
    const address = page.getByRole('main').getByLabel('E-mail');
    await expect(address).toHaveAttribute('type', 'email');
    const email = `someone-${uniqueWord()}@example.com`;
    for (let time = 0; time < 2; time++) {
      await address.fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Look into your mailbox' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveText('Subscribe');
      await expect(address).toHaveValue('');
      await visit(page, '/');
    }
  },
);

test('what a seller advertises stands in the Advertise section', { tag: '@2.9' }, async ({ page, shop }) => {
  const { id, title, seller } = await shop.putUp('lens');
  await shop.call('PUT', `/lens/${id}/advertise`, { bearer: seller.token });
  await visit(page, '/');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Advertise', exact: true }) });
  await expect(section.getByRole('link', { name: `Details: ${title}` })).toBeVisible();
});

test(
  'the footer says where the shop is, and its three groups lead to real pages',
  { tag: ['@both', '@1.19', '@1.20'] },
  async ({ page }) => {
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('address > *')).toHaveText([
      '12 Aperture Lane, Portland, OR 97205',
      'hello@example.com',
      '+1 503 555 0100',
    ]);
    await expect(footer.locator('address a')).toHaveCount(2);
    await expect(footer.locator('address a').first()).toHaveAttribute('href', 'mailto:hello@example.com');
    await expect(footer.locator('address a').last()).toHaveAttribute('href', 'tel:+15035550100');
    const groups = {
      Services: ['/buying', '/selling', '/safety'],
      Company: ['/about', '/contact', '/blogs'],
      Legal: ['/terms', '/privacy', '/cookies'],
    };
    for (const [group, paths] of Object.entries(groups)) {
      const links = footer.getByRole('navigation', { name: group, exact: true }).getByRole('link');
      const to = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(to).toEqual(paths);
    }
  },
);

test('each short page says all that is written for it', { tag: '@1.20' }, async ({ page }) => {
  for (const [name, { title, lead, sections }] of Object.entries(info)) {
    await page.goto(`/${name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(lead, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections.map(({ heading }) => heading));
    const said = main.locator('section').getByRole('paragraph');
    await expect(said).toHaveText(sections.map(({ text }) => text));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/${name}`);
  }
});
