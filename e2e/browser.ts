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

/** Loads images, for tests that depend on them: `test.use({ launchOptions: withImages })`. */
export const withImages: LaunchOptions = { ...(executablePath && { executablePath }), args };

/** Loads no images, because they are a third of the cost of a page. */
export const withoutImages: LaunchOptions = {
  ...withImages,
  args: [...args, '--blink-settings=imagesEnabled=false'],
};
