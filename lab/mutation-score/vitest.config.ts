import { defineConfig } from 'vitest/config';
import { QuickestFirst, warmPool } from './warm-pool.ts';
import { shared } from '#test/vitest.config.ts';

/** The tests that `npm run mutation-score` runs for each change. */
export default defineConfig({
  plugins: [warmPool()],
  test: {
    ...shared,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    exclude: ['**/*.{ops,long,external}.test.ts'],
    isolate: true,
    // Stryker limits each run by its duration without a change: a test that is slow on a busy machine has noticed nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['./lab/mutation-score/given-server.ts'],
    setupFiles: ['./lab/mutation-score/setup.ts'],
    sequence: { sequencer: QuickestFirst },
  },
});
