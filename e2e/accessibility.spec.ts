import { withImages } from './browser.ts';
import { expect } from './fixtures.ts';
import { expectAccessible, openScreen } from './steps/accessibility.ts';
import { test } from './steps/cast.ts';
import { otherScreens } from './steps/screens.ts';

test.use({ launchOptions: withImages });

for (const [name, screen] of Object.entries(otherScreens)) {
  test(
    `${name} has no accessibility violations and fits a window of 320 px`,
    { tag: screen.both ? ['@both'] : [] },
    async ({ open, cast, browserErrors }) => {
      await expectAccessible(await openScreen(screen, { open, cast, browserErrors }));
    },
  );
}

test('the mobile menu has no accessibility violations', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
});
