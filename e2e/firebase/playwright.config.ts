import config from '#e2e/playwright.config.ts';

// `npm run lab -- firebase` runs the main end-to-end test and the tests of Firebase.
export default {
  ...config,
  testDir: '..',
  testMatch: ['**/main-flow.spec.ts', '**/e2e/firebase/*.spec.ts'],
  testIgnore: [],
  globalSetup: './global-setup.ts',
};
