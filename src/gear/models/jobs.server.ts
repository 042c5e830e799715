import { batchesJob, runBatches } from '#src/platform/jobs/batches.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { followBatch, readFollowed } from './follow-service.server.ts';

const followReference = batchesJob('follow-reference');

/** Makes stored items follow a reference that a start has loaded. */
export const followReferenceWork = defineWork(followReference, async ({ app }) => {
  const reference = await readFollowed(app.db, app.root);
  if (reference) await runBatches(app, followReference, () => followBatch(app.db, reference));
});
