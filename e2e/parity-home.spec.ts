import { expect, test } from './fixtures.ts';
import { kinds, uniqueWord } from './shop.ts';
import { visit } from './steps/visit.ts';

test(
  'three slides promise savings on lenses, each with a Read More that leads to them',
  { tag: ['@both', '@2.5', '@2.6'] },
  async ({ page }) => {
    await visit(page, '/');
    const slides = page.getByRole('region', { name: 'Offers' }).getByRole('listitem');
    await expect(slides).toHaveCount(3);
    for (const slide of await slides.all()) {
      await expect(slide).toContainText(/lens/i);
      const more = slide.getByRole('link', { name: /^Read More/ });
      await expect(more).toHaveText(/^Read More\b/);
      await expect(more).toHaveAttribute('href', '/lens');
    }
    await expect(slides.filter({ hasText: 'lens kit' })).toContainText('$500');
  },
);

test(
  'Explore categories has a card for each category, which leads to its list',
  { tag: ['@2.7', '@2.8', '@3.12'] },
  async ({ page, shop }) => {
    const { body } = await shop.call<{ cat: string; name: string }[]>('GET', '/categories');
    expect(body.map(({ cat }) => cat)).toEqual([...kinds]);
    await visit(page, '/');
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Explore categories', exact: true }) });
    const cards = section.getByRole('listitem');
    await expect(cards).toHaveCount(body.length);
    for (const { cat, name } of body)
      await expect(cards.filter({ hasText: name }).getByRole('link')).toHaveAttribute('href', `/${cat}`);
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
    const first = (await banner.getAttribute('src'))!;
    await change.click();
    await expect(banner).not.toHaveAttribute('src', first);
    const second = (await banner.getAttribute('src'))!;
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
    await page.getByRole('link', { name: 'Get Started' }).click();
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
    for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
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
  { tag: ['@both', '@1.19', '@1.20', '@9.28'] },
  async ({ page }) => {
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('address > *')).toHaveCount(3);
    await expect(footer.locator('address a[href^="mailto:"]')).toBeVisible();
    await expect(footer.locator('address a[href^="tel:"]')).toBeVisible();
    for (const group of ['Services', 'Company', 'Legal']) {
      const links = await footer.getByRole('navigation', { name: group }).getByRole('link').all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        const answer = await page.request.get((await link.getAttribute('href'))!);
        expect(answer.status()).toBe(200);
        expect(await answer.text()).toContain(await link.textContent());
      }
    }
  },
);
