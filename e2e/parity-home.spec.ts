import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { kinds, uniqueWord } from './shop.ts';
import { expectInSight, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

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

test('Subscribe shows the same message for an address that is already subscribed as for a new one', async ({
  page,
}) => {
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
