import type { TestProject } from 'vitest/node';

/** Gives all of Stryker's processes the PostgreSQL server that `npm run mutation-score` has started. */
export function setup(project: TestProject): void {
  const { server, template } = JSON.parse(process.env['TEST_SERVER'] ?? '{}');
  project.provide('server', server);
  project.provide('template', template);
}
