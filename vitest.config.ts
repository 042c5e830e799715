import { defineConfig } from 'vitest/config';
import { useMemoryForFiles } from './test/memory-folder.ts';

useMemoryForFiles();

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'packages/**/*.test.ts',
      'scripts/**/*.test.ts',
      'demo/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: ['./test/postgres.ts'],
    // They are the numbers of docs/requirements.md: `npm run check` knows which there are.
    strictTags: false,
    // The page of the API's description links it; other style sheets are left out.
    css: { include: /docs\.css/ },
    // Far above what any takes: a loaded machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Each file loads half of the shop; what it must not share with another it makes itself.
    isolate: false,
    // One more than the cores: a file waits for its database and its clock for a fifth of its time.
    maxWorkers: 3,
  },
});
