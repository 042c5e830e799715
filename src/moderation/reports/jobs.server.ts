import { change } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { reportCopies } from '#src/platform/user-text/duplicates.server.ts';
import { insertRepeatReport } from './filing/message-queries.server.ts';

export const reportCopiesWork = defineWork(reportCopies, async ({ app, data }) => {
  await change(app, (trx) => insertRepeatReport(trx, { id: newId(), ...data }));
});
