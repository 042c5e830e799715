/** `npm run mutation-score` sets the environment. @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    ...JSON.parse(process.env['MUTATION_FILES'] ?? '[]'),
    '!**/*.test.ts',
    // Mutated SQL fails in the database, which shows nothing about the tests.
    '!**/*queries.server.ts',
    // This code runs in a process that Stryker does not control.
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
  // With TypeScript 7, Stryker cannot rewrite `tsconfig.json`, and does not need to.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  concurrency: 2,
  // A slow test on a busy machine must not count as a detected mutant.
  timeoutFactor: 4,
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
};
