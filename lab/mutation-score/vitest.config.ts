import { defineConfig } from 'vitest/config';
import { QuickestFirst, warmPool } from './warm-pool.ts';
import { shared } from '#test/vitest.config.ts';

/** The tests that `npm run mutation-score` runs for each mutant. */
export default defineConfig({
  plugins: [warmPool()],
  test: {
    ...shared,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    exclude: ['**/*.{ops,long,external}.test.ts'],
    isolate: true,
    // Generous, because Stryker has timeouts of its own, and a slow test must not count as a detected mutant.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['./lab/mutation-score/given-server.ts'],
    setupFiles: ['./lab/mutation-score/setup.ts'],
    sequence: { sequencer: QuickestFirst },
  },
});
