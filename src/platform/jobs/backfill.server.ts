import { setTimeout as delay } from 'node:timers/promises';
import { runBatch } from '#src/platform/db/backfill.server.ts';
import { defineWork, scheduledJob, type Work } from './queue.server.ts';

/** A shop that stops waits for its jobs, so a run is short and queues the next one. */
const runMs = 10_000;

const backfill = scheduledJob('backfill', '* * * * *', {
  limitSeconds: 120,
  retries: { limit: 0, delay: 1, longest: 1 },
});

export const backfillWork: Work[] = [
  defineWork(backfill, async ({ app }) => {
    const { db, jobs, log } = app;
    const endMs = performance.now() + runMs;
    const done = new Map<string, number>();
    for (;;) {
      const startMs = performance.now();
      const batch = await runBatch(db, false);
      if (!batch) break;
      const { name, position } = batch;
      done.set(name, (done.get(name) ?? 0) + 1);
      if (position === null) log.info({ backfill: name }, 'stored rows have been updated in the background');
      if (performance.now() > endMs) {
        log.info(
          { backfill: name, batches: done.get(name), position },
          'stored rows are being updated in the background',
        );
        await db.transaction().execute(async (trx) => jobs.enqueue(trx, backfill, {}));
        break;
      }
      // Requests get at least half of the database's time.
      await delay(performance.now() - startMs);
    }
  }),
];
