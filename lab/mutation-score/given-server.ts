import type { TestProject } from 'vitest/node';

/** Provides the PostgreSQL that `npm run mutation-score` has started: one for all that Stryker starts, and kills. */
export function setup(project: TestProject): void {
  const { server, template } = JSON.parse(process.env['TEST_SERVER'] ?? '{}');
  project.provide('server', server);
  project.provide('template', template);
}
