import { defineConfig } from '@playwright/test';
import { useMemoryForFiles } from '#test/memory-folder.ts';
import { withoutImages } from './browser.ts';

useMemoryForFiles();

// There are no retries. `tools/test.ts` adds a report, from which it counts the results.
export default defineConfig({
  testDir: '.',
  // These tests need Firebase's emulator, which `npm run lab -- firebase` starts.
  testIgnore: '**/e2e/firebase/**',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than the number of cores, because a test spends a third of its time waiting.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Far above what any test takes, so that a loaded machine causes no failures.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Blocked, because Playwright cannot intercept requests that a service worker handles. Tests of the service worker
    // allow it.
    serviceWorkers: 'block',
    // For a failed test, test-results contains a screenshot and the page as text. Traces are off, because they record
    // every response of every test; `--trace on` turns them on.
    screenshot: 'only-on-failure',
    // Animations would only slow the tests down.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: withoutImages,
  },
  // Tests run on desktop. '@both' adds mobile, for tests that depend on layout, touch or the size of the window;
  // '@mobile' runs a test only on mobile, for failures that cannot occur on desktop.
  projects: [
    { name: 'desktop', grepInvert: /@mobile\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grep: /@both\b|@mobile\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
