import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { scheduledJob, type Job } from './queue.server.ts';

/** A shop that stops waits for its jobs, so a run is short and queues the next one. */
const runMs = 10_000;

/** A job that works in batches, at least each minute. */
export const batchesJob = (name: string): Job =>
  scheduledJob(name, '* * * * *', { limitSeconds: 120, retries: { limit: 0, delay: 1, longest: 1 } });

/**
 * Runs batches until one returns that it was the last, or until this run has taken ten seconds: then another one is
 * queued, unless the schedule has started one. Returns whether the last batch has run.
 */
export async function runBatches(
  { db, jobs }: App,
  job: Job,
  runBatch: () => Promise<'more' | 'last'>,
): Promise<boolean> {
  const endMs = performance.now() + runMs;
  for (;;) {
    const startMs = performance.now();
    if ((await runBatch()) === 'last') return true;
    if (performance.now() > endMs) break;
    // Requests get at least half of the database's time.
    await delay(performance.now() - startMs);
  }
  await db.transaction().execute(async (trx) => {
    if (!(await hasOtherRun(trx, job))) await jobs.enqueue(trx, job, {});
  });
  return false;
}

/** Whether a run other than this one waits or goes on. That one queues the next, so that runs don't multiply. */
async function hasOtherRun(trx: Trx, { name }: Job): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job where name = ${name} and state <= 'active' and start_after <= now() limit 2`.execute(
    trx,
  );
  return rows.length > 1;
}
