import { runBatch, type Batch } from '#src/platform/db/backfill.server.ts';
import { batchesJob, runBatches } from './batches.server.ts';
import { defineWork, type Work } from './queue.server.ts';

const backfill = batchesJob('backfill');

export const backfillWork: Work[] = [
  defineWork(backfill, async ({ app }) => {
    const { db, log } = app;
    const done = new Map<string, number>();
    let last: Batch | null = null;
    const isDone = await runBatches(app, backfill, async () => {
      const batch = await runBatch(db, false);
      if (!batch) return 'last';
      last = batch;
      const { name, position } = batch;
      done.set(name, (done.get(name) ?? 0) + 1);
      if (position === null) log.info({ backfill: name }, 'stored rows have been updated in the background');
      return 'more';
    });
    if (isDone || !last) return;
    const { name, position } = last;
    log.info(
      { backfill: name, batches: done.get(name), position },
      'stored rows are being updated in the background',
    );
  }),
];
