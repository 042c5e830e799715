import { defineConfig } from 'vitest/config';
import { useMemoryForFiles } from './memory-folder.ts';

useMemoryForFiles();

/** What takes minutes and has a command of its own: `npm run test:deal` and `npm run test:evidence`. */
export default defineConfig({
  test: {
    include: ['src/**/*.long.ts'],
    globalSetup: ['./test/postgres.ts'],
    root: '.',
    strictTags: false,
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
  },
});
