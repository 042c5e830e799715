import { inTransaction, type App } from '#src/platform/app.server.ts';
import { deleteSentTexts } from '#src/platform/user-text/duplicates.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { mailUnread } from './mailing/service.server.ts';
import { takeDueMails } from './mailing/queries.server.ts';
import { deleteOldConversations } from './retention-queries.server.ts';

const batchSize = 100;

async function mailDue(app: App): Promise<number> {
  return inTransaction(app, async (trx) => {
    const due = await takeDueMails(trx, batchSize);
    for (const id of due) await mailUnread(app, trx, id);
    return due.length;
  });
}

const mailUnreadMessages = scheduledJob('mail-unread-messages', '* * * * *', {
  limitSeconds: 300,
  retries: { limit: 2, delay: 20, longest: 60 },
});

const deleteConversations = scheduledJob('forget-conversations', '37 3 * * *', { limitSeconds: 600 });

export const mailUnreadWork = defineWork(mailUnreadMessages, async ({ app }) => {
  while ((await mailDue(app)) === batchSize);
});
export const retentionWork = defineWork(deleteConversations, async ({ app }) => {
  while ((await inTransaction(app, (trx) => deleteOldConversations(trx, batchSize))) === batchSize);
  while ((await inTransaction(app, (trx) => deleteSentTexts(trx, batchSize))) === batchSize);
});
