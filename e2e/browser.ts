import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '#tools/install/chromium.ts';

const executablePath = findChromium();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For tests whose layout, policy or texts depend on images: `test.use({ launchOptions: withImages })`. */
export const withImages: LaunchOptions = { ...(executablePath && { executablePath }), args };

/** Images are a third of the cost of a page, so other tests load none. */
export const withoutImages: LaunchOptions = {
  ...withImages,
  args: [...args, '--blink-settings=imagesEnabled=false'],
};
