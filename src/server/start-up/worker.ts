import type pg from 'pg';
import { features } from '#src/app/features.server.ts';
import { changeWork } from '#src/platform/cache/jobs.server.ts';
import { idempotencyWork } from '#src/platform/idempotency/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { startRunner, type Runner } from '#src/platform/jobs/runner.server.ts';
import type { Work } from '#src/platform/jobs/queue.server.ts';

export const allWork: readonly Work[] = [
  ...idempotencyWork,
  ...changeWork,
  ...features.flatMap(({ jobs }) => jobs ?? []),
];

export function startWorker(app: App, connection: pg.ClientConfig): Runner {
  return startRunner(app, connection, allWork);
}
