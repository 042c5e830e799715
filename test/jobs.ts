import { fromKysely, PgBoss } from 'pg-boss';
import type { App } from '#src/platform/app.server.ts';
import { attempt } from '#src/platform/job-runner.server.ts';
import { jobsSchema, type Work } from '#src/platform/jobs.server.ts';

/**
 * Runs every job that waits, those that are to be tried again later too, each once, and then those that they
 * left; answers how many failed. Nothing else takes jobs in a test.
 */
export async function runJobs(app: App, works: readonly Work[]): Promise<{ failed: number }> {
  const queue = { db: fromKysely(app.db), schema: jobsSchema, supervise: false, schedule: false };
  const boss = new PgBoss(queue);
  await boss.start();
  let failed = 0;
  try {
    let ran: number;
    let ignoreStartAfter = true;
    do {
      ran = 0;
      for (const work of works) {
        const { name } = work.job;
        const waiting = await boss.fetch(name, { batchSize: 1000, ignoreStartAfter });
        for (const job of waiting) {
          const { status, output } = await attempt(app, work, job);
          if (status === 'completed') await boss.complete(name, job.id);
          else await boss.fail(name, job.id, output as object);
          if (status !== 'completed') failed++;
        }
        ran += waiting.length;
      }
      // What failed waits for later, and is not taken a second time.
      ignoreStartAfter = false;
    } while (ran > 0);
  } finally {
    await boss.stop({ graceful: false });
  }
  return { failed };
}
