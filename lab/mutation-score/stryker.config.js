/** `npm run mutation-score` sets the environment. @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    ...JSON.parse(process.env['MUTATION_FILES'] ?? '[]'),
    '!**/*.test.ts',
    // Changed names of columns and tables fail in the database, and do not show how good the tests are.
    '!**/*queries.server.ts',
    // Stryker does not reach the process in which this runs.
    '!src/accounts/photos/encoding/encode.server.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', new URL('ignored-texts.ts', import.meta.url).pathname],
  ignorers: ['texts'],
  testRunner: 'vitest',
  vitest: { configFile: 'lab/mutation-score/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: !process.env['MUTATION_STATIC'],
  tempDirName: '.cache/mutation',
  ignorePatterns: ['/build', '/.state', '/.cache', '/lab/bench', '/e2e', '/docs/pictures'],
  // Stryker cannot rewrite this file with TypeScript 7, and does not need to.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  concurrency: 2,
  // On a busy machine a slow test must not count as a noticed change.
  timeoutFactor: 4,
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
};
