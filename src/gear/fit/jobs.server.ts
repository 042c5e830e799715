import { inTransaction } from '#src/platform/app.server.ts';
import { itemsInBatch } from '#src/platform/db/backfill.server.ts';
import { batchesJob, runBatches } from '#src/platform/jobs/batches.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { joinedInTitle } from './adapter-service.server.ts';
import { noteAdapter, takeUnreadAdapters } from './queries.server.ts';

const readAdapters = batchesJob('read-adapters');

/** Reads the titles of adapters that were listed before items could say which mounts they join. */
export const readAdaptersWork = defineWork(readAdapters, async ({ app }) => {
  await runBatches(app, readAdapters, () =>
    inTransaction(app, async (trx) => {
      const { count, unread } = await takeUnreadAdapters(trx, itemsInBatch);
      for (const { id, brand, title } of unread) {
        const joined = await joinedInTitle(app.root, { brand, title });
        if (joined) await noteAdapter(trx, id, joined);
      }
      return count === itemsInBatch ? 'more' : 'last';
    }),
  );
});
