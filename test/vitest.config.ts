import { defineConfig } from 'vitest/config';
import { useMemoryForFiles } from './memory-folder.ts';

useMemoryForFiles();

/** Settings of every suite; `npm run mutation-score` uses them, too. */
export const shared = {
  // The API page links it; other style sheets are left out.
  css: { include: /docs\.css/ },
  // Far above what any test takes, so that a loaded machine causes no failures.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Each file loads half of the shop, so files share modules; each creates what it must not share.
  isolate: false,
};

export default defineConfig({
  test: {
    ...shared,
    globalSetup: ['./test/postgres.ts'],
    // One more than the cores, because a file spends a fifth of its time waiting.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,packages,tools,demo,lab}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{ops,long,external}.test.ts'],
        },
      },
      // Starting, stopping, backing up and restoring a real database.
      { test: { ...shared, name: 'ops', include: ['{src,packages,tools}/**/*.ops.test.ts'] } },
      // Thousands of random cases.
      {
        test: { ...shared, name: 'long', include: ['src/**/*.long.test.ts'], testTimeout: 1_200_000 },
      },
      // These need files or servers that `npm run test:evidence` and `npm run test:s3` provide.
      {
        test: {
          ...shared,
          name: 'external',
          include: ['{src,lab}/**/*.external.test.ts'],
          testTimeout: 1_200_000,
        },
      },
    ],
  },
});
