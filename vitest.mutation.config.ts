import { defineConfig, mergeConfig } from 'vitest/config';
import { areaOf } from './scripts/mutation-score/areas.ts';
import { warmPool, QuickestFirst } from './scripts/mutation-score/warm-pool.ts';
import base from './vitest.config.ts';

// What may kill the mutants of an area: `npm run mutation-score` says by MUTATION_AREA which it is.
const { include: _, globalSetup: _own, ...test } = base.test ?? {};
export default mergeConfig(
  { ...base, test },
  defineConfig({
    plugins: [warmPool()],
    test: {
      include: [...areaOf(process.env['MUTATION_AREA']).tests],
      isolate: true,
      // Stryker bounds each run by how long it took without a mutant: a test that is slow beside other work noticed none.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      globalSetup: ['./scripts/mutation-score/given-server.ts'],
      setupFiles: ['./scripts/mutation-score/setup.ts'],
      sequence: { sequencer: QuickestFirst },
    },
  }),
);
