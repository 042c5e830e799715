import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { useMemoryForFiles } from './memory-folder.ts';

useMemoryForFiles();
// Each shop starts a thread for its search index, and tests of commands start processes. Removing the types from their
// modules each time would take two thirds of the time in which a thread starts.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../.cache/node');

/** Settings of every suite. */
const shared = {
  // The API page links docs.css; other style sheets are not processed.
  css: { include: /docs\.css/ },
  // Far above what any test takes, so that a loaded machine causes no failures.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Test files share modules, because each would otherwise load half of the shop again. A file must create everything
  // that it cannot share.
  isolate: false,
  setupFiles: ['./test/english.ts'],
};

export default defineConfig({
  test: {
    ...shared,
    globalSetup: ['./test/postgres.ts'],
    // Two more than the number of cores, because a file waits for PostgreSQL for a third of its time.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,packages,tools,demo,lab}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{ops,long,external}.test.ts'],
        },
      },
      // Slow tests that start, stop, back up and restore a real database.
      { test: { ...shared, name: 'ops', include: ['{src,packages,tools}/**/*.ops.test.ts'] } },
      // Tests with thousands of random cases.
      {
        test: { ...shared, name: 'long', include: ['{src,lab}/**/*.long.test.ts'], testTimeout: 1_200_000 },
      },
      // Tests that need files or servers which `npm run lab -- evidence` and `npm run lab -- s3` provide.
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
