import { change } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { createMailWork } from '#src/platform/mail/service.server.ts';
import { deleteOldNotifications } from './queries.server.ts';
import { checkMail } from './due/check.server.ts';

export const mailWork = createMailWork(checkMail);

const atOnce = 1000;

const forgetNotifications = scheduledJob('forget-notifications', '47 3 * * *', { limitSeconds: 600 });

export const forgetWork = defineWork(forgetNotifications, async ({ app }) => {
  while ((await change(app, (trx) => deleteOldNotifications(trx, atOnce))) === atOnce);
});
