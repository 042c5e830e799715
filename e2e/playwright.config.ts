import { defineConfig } from '@playwright/test';
import { withoutImages } from './browser.ts';
import { useMemoryForFiles } from '#test/memory-folder.ts';

useMemoryForFiles();

// No retries. `tools/test.ts` adds the JSON report that it counts from.
export default defineConfig({
  testDir: '.',
  // They need Firebase's emulator: `npm run test:firebase`.
  testIgnore: '**/e2e/firebase/**',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than the cores, because a test spends a third of its time waiting.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Far above what any test takes, so that a loaded machine causes no failures.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Playwright cannot intercept requests that the service worker answers. Its own tests allow it.
    serviceWorkers: 'block',
    // A failed test leaves a screenshot and the page as text in test-results. A trace records every response of every
    // test: ask for it with `--trace on`.
    screenshot: 'only-on-failure',
    // Animations only slow the tests down.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: withoutImages,
  },
  // A test runs on desktop. '@both' adds mobile, for tests that depend on layout, touch or the size of the window;
  // '@mobile' replaces desktop, for failures that only mobile can have.
  projects: [
    { name: 'desktop', grepInvert: /@mobile\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grep: /@both\b|@mobile\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
