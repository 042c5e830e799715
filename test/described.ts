import { expect } from 'vitest';
import { describeItemsWork } from '#src/catalog/search/describing/jobs.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { runJobs } from './jobs.ts';

/** Runs the job that stores the terms of new descriptions, which a shop runs each minute. */
export async function describeItems(app: App): Promise<void> {
  await app.jobs.boss.send(describeItemsWork.job.name, {});
  expect(await runJobs(app, [describeItemsWork])).toEqual({ failed: 0 });
}
