import { change } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { defineWork } from '#src/platform/jobs.server.ts';
import { reportCopies } from '#src/platform/user-text/repeats.server.ts';
import { insertRepeatReport } from './message-queries.server.ts';

export const reportCopiesWork = defineWork(reportCopies, async ({ app, data }) => {
  await change(app, (trx) => insertRepeatReport(trx, { id: newId(), ...data }));
});
