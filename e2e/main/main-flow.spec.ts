import { withImages } from '#e2e/browser.ts';
import { test } from '#e2e/fixtures.ts';
import { expectMainFlow } from '#e2e/steps/main-flow.ts';

test.use({ launchOptions: withImages });

test(
  'an item of cameras is added, found, booked, canceled and booked again',
  { tag: '@mobile' },
  async ({ open, shop, isMobile }) => {
    await expectMainFlow('cameras', { open, shop, isMobile });
  },
);
