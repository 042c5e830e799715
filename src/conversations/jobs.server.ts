import { z } from 'zod';
import { change, type App } from '#src/platform/app.server.ts';
import { forgetSent } from '#src/platform/user-text/repeats.server.ts';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import { mailUnread } from './mails.server.ts';
import { takeDueMails } from './mail-queries.server.ts';
import { deleteOldConversations } from './retention-queries.server.ts';

const atOnce = 100;

async function mailDue(app: App): Promise<number> {
  return change(app, async (trx) => {
    const due = await takeDueMails(trx, atOnce);
    for (const id of due) await mailUnread(app, trx, id);
    return due.length;
  });
}

const mailUnreadMessages: Job = {
  name: 'mail-unread-messages',
  data: z.object({}),
  retries: { limit: 2, delay: 20, longest: 60 },
  limitSeconds: 300,
  schedule: '* * * * *',
};

const forgetConversations: Job = {
  name: 'forget-conversations',
  data: z.object({}),
  retries: { limit: 5, delay: 60, longest: 3600 },
  limitSeconds: 600,
  schedule: '37 3 * * *',
};

export const mailUnreadWork = defineWork(mailUnreadMessages, async ({ app }) => {
  while ((await mailDue(app)) === atOnce);
});
export const forgetWork = defineWork(forgetConversations, async ({ app }) => {
  while ((await change(app, (trx) => deleteOldConversations(trx, atOnce))) === atOnce);
  while ((await change(app, (trx) => forgetSent(trx, atOnce))) === atOnce);
});
