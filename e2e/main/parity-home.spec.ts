import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { kinds, uniqueWord } from '#e2e/shop.ts';
import { expectInSight, visit } from '#e2e/steps/visit.ts';

test.use({ launchOptions: withImages });

test(
  'the first screen of the home page shows its title, the search and the three categories',
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

test('Change Image alternates the banner between two pictures with their descriptions', async ({ page }) => {
  await visit(page, '/');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Advertise', exact: true }) });
  const banner = section.locator('img').first();
  const pictures = [
    ['/demo/banner-a-1600.webp', 'A rangefinder camera beside two rolls of film'],
    ['/demo/banner-b-1600.webp', 'Three lenses on a table'],
  ] as const;
  for (const [src, alt] of [...pictures, ...pictures]) {
    await expect(banner).toHaveAttribute('src', src);
    await expect(banner).toHaveAttribute('alt', alt);
    await section.getByRole('button', { name: 'Change Image' }).click();
  }
});

test('Subscribe shows the same message for a known address as for a new one', async ({ page }) => {
  const email = `someone-${uniqueWord()}@example.com`;
  for (let time = 0; time < 2; time++) {
    await visit(page, '/');
    const address = page.getByRole('main').getByLabel('Email');
    await address.fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Check your inbox for a confirmation link' }),
    ).toBeVisible();
    await expect(address).toHaveValue('');
  }
});
