import type { TestProject } from 'vitest/node';

/** Provides the PostgreSQL of `npm run mutation-score` to all processes of Stryker. */
export function setup(project: TestProject): void {
  const { server, template } = JSON.parse(process.env['TEST_SERVER'] ?? '{}');
  project.provide('server', server);
  project.provide('template', template);
}
