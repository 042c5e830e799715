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

/** For journeys in whose layout, policy or words pictures have a part: `test.use({ launchOptions: withPictures })`. */
export const withPictures: LaunchOptions = { ...(executablePath && { executablePath }), args };

/** Pictures are a third of what a page costs the browser: where nobody looks at one, none is loaded. */
export const withoutPictures: LaunchOptions = {
  ...withPictures,
  args: [...args, '--blink-settings=imagesEnabled=false'],
};
