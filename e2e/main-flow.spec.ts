import { withImages } from './browser.ts';
import { test } from './fixtures.ts';
import { expectMainFlow } from './steps/main-flow.ts';

test.use({ launchOptions: withImages });

// Accessories are left out, because other tests cover their form and their list.
test('an item of lens is added, found, booked, canceled and booked again', async ({
  open,
  shop,
  isMobile,
}) => {
  await expectMainFlow('lens', { open, shop, isMobile });
});
