import { withImages } from '#e2e/browser.ts';
import { expectAccessible, openScreen } from '#e2e/steps/accessibility.ts';
import { test } from '#e2e/steps/cast.ts';
import { mainScreens } from '#e2e/steps/screens.ts';

test.use({ launchOptions: withImages });

for (const [name, screen] of Object.entries(mainScreens)) {
  test(
    `${name} has no accessibility violations and fits a window of 320 px`,
    { tag: screen.both ? ['@both'] : [] },
    async ({ open, cast, browserErrors }) => {
      await expectAccessible(await openScreen(screen, { open, cast, browserErrors }));
    },
  );
}
