import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'demo/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['./test/postgres.ts'],
    // They are the numbers of docs/requirements.md: `npm run check` knows which there are.
    strictTags: false,
    // The page of the API's description links it; other style sheets are left out.
    css: { include: /docs\.css/ },
    // Far above what any takes: a loaded machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two cores and one database server: more workers only wait for each other.
    maxWorkers: 2,
  },
});
