import { defineConfig } from '@playwright/test';
import { withoutPictures } from './browser.ts';
import { useMemoryForFiles } from '#test/memory-folder.ts';

useMemoryForFiles();

// Nothing waits by time, is tried twice or left out. `tools/test.ts` adds the JSON report that it counts from.
export default defineConfig({
  testDir: '.',
  // Those need Firebase's emulator: `npm run test:firebase`.
  testIgnore: '**/e2e/firebase/**',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than the cores: a journey waits for a third of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Far above what any takes: a loaded machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // What it answers, no test can answer instead; its own journey lets it in.
    serviceWorkers: 'block',
    // A failed test leaves a screenshot and the page as text in test-results. A trace records every response of every
    // test: ask for it with `--trace on`.
    screenshot: 'only-on-failure',
    // What moves is a matter of taste, and in the way of a test.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: withoutPictures,
  },
  // A journey runs on a desk; on a phone, too, where its tags have '@both': where the layout differs in what it looks at, or
  // where it asks for isMobile or the size of the window; on a phone alone with '@phone', where only that can go wrong.
  // What no size changes is proven once.
  projects: [
    { name: 'desk', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@both\b|@phone\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
