import config from './playwright.config.ts';

// The journeys of `npm run test:firebase`: the main one, word for word, and what only Firebase has.
export default {
  ...config,
  testMatch: ['main-journey.spec.ts', '**/e2e/firebase/*.spec.ts'],
  testIgnore: [],
  globalSetup: './e2e/firebase/global-setup.ts',
};
