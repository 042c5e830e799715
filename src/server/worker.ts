import type pg from 'pg';
import { manifests } from '#src/manifests.server.ts';
import { changeWork } from '#src/platform/cache/jobs.server.ts';
import { idempotencyWork } from '#src/platform/idempotency/jobs.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { startRunner, type Runner } from '#src/platform/job-runner.server.ts';
import type { Work } from '#src/platform/jobs.server.ts';

export const allWork: readonly Work[] = [
  ...idempotencyWork,
  ...changeWork,
  ...manifests.flatMap(({ jobs }) => jobs ?? []),
];

export function startWorker(app: App, connection: pg.ClientConfig): Runner {
  return startRunner(app, connection, allWork);
}
