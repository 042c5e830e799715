import { expect } from 'vitest';
import { storeTermsWork } from '#src/catalog/search/describing/jobs.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { runJobs } from './jobs.ts';

/** Runs the job that stores the terms of new descriptions, which a shop runs each minute. */
export async function storeTerms(app: App): Promise<void> {
  await app.jobs.boss.send(storeTermsWork.job.name, {});
  expect(await runJobs(app, [storeTermsWork])).toEqual({ failed: 0 });
}
