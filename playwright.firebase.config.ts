import config from './playwright.config.ts';

// `npm run test:firebase`: the main end-to-end test, unchanged, and the tests of Firebase.
export default {
  ...config,
  testMatch: ['**/main-journey.spec.ts', '**/e2e/firebase/*.spec.ts'],
  testIgnore: [],
  globalSetup: './e2e/firebase/global-setup.ts',
};
