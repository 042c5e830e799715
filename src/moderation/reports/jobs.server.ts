import { z } from 'zod';
import { change } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { defineJob, defineWork } from '#src/platform/jobs/queue.server.ts';
import { copyRefused } from '#src/platform/user-text/duplicates.server.ts';
import { insertRepeatReport } from './filing/copy-queries.server.ts';

const reportCopies = defineJob(
  'report-copies',
  z.object({ senderId: z.string(), listingId: z.string(), text: z.string() }),
  { limitSeconds: 60 },
);

/** Repeated attempts add one job, because the queue ignores a known id. */
export const reportRefusedCopies = copyRefused.handledBy((app, trx, { id, ...data }) =>
  app.jobs.enqueueFor(trx, reportCopies, { at: null, id, data }),
);

export const reportCopiesWork = defineWork(reportCopies, async ({ app, data }) => {
  await change(app, (trx) => insertRepeatReport(trx, { id: newId(), ...data }));
});
