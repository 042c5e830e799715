import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Work } from '#src/platform/jobs/queue.server.ts';
import { attempt } from '#src/platform/jobs/runner.server.ts';
import type { Shop } from './shop.ts';

/**
 * Runs every waiting job once, including scheduled ones, and then the jobs that were enqueued by these runs. Returns
 * how many failed. No other worker takes jobs during a test.
 */
export async function runJobs(app: App, works: readonly Work[]): Promise<{ failed: number }> {
  let failed = 0;
  // Only the first round takes scheduled jobs, because a failed job is scheduled for its next try.
  for (let isFirst = true; ; isFirst = false) {
    const waiting = await findWaitingQueues(app, isFirst);
    const due = works.filter(({ job }) => waiting.has(job.name));
    if (due.length === 0) return { failed };
    for (const work of due) failed += await runQueue(app, work, isFirst);
  }
}

async function findWaitingQueues(app: App, ignoreStartAfter: boolean): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from jobs.job
    where state < 'active' and (${ignoreStartAfter} or start_after <= clock_timestamp())
  `.execute(app.db);
  return new Set(rows.map(({ name }) => name));
}

async function runQueue(app: App, work: Work, ignoreStartAfter: boolean): Promise<number> {
  const { boss } = app.jobs;
  const { name } = work.job;
  let failed = 0;
  for (const job of await boss.fetch(name, { batchSize: 1000, ignoreStartAfter })) {
    const { status, output } = await attempt(app, work, job);
    if (status === 'completed') await boss.complete(name, job.id, output as object | undefined);
    else {
      await boss.fail(name, job.id, output as object);
      failed++;
    }
  }
  return failed;
}

/** Moves the clock of a shop forward by an interval such as `2 days`, on all of its connections. */
export async function setClock({ app }: Shop, later: string): Promise<void> {
  await sql`
    create or replace function shop_now() returns timestamptz language sql volatile as
    ${sql.lit(`select clock_timestamp() + interval '${later}'`)}`.execute(app.db);
}
