// Mutation testing of one folder with its own tests; CONTRIBUTING.md has the command.
const folder = process.env.FOLDER;

export default {
  mutate: [`${folder}/**/*.ts`, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/vitest.config.ts', dir: folder, related: false },
  ignoreStatic: true,
  ignorePatterns: ['/build', '/.state', '/.cache', '/docs/pictures'],
  tempDirName: '.cache/mutation',
  tsconfigFile: 'none',
  disableTypeChecks: false,
  // The first run also starts PostgreSQL and loads the reference data.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 120_000,
  reporters: ['clear-text'],
};
