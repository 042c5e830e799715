import { sql } from 'kysely';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { deleteSentTexts } from '#src/platform/user-text/duplicates.server.ts';
import { takeDueMails } from './mailing/queries.server.ts';
import { mailUnread } from './mailing/service.server.ts';

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

async function deleteOldConversations(trx: Trx, limit: number): Promise<number> {
  // Skips conversations that are locked because a message is being added, since they are no longer old.
  const held = await trx
    .selectFrom('conversations')
    .select('id')
    .where(isOld)
    .orderBy('last_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = held.map(({ id }) => id);
  // Checked again, because an order or a report may have been added before the lock.
  const { numDeletedRows } = await trx
    .deleteFrom('conversations')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where(isOld)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const isOld = sql<boolean>`(
  last_at < shop_now() - interval '2 years' and not exists (
    select from orders
    where (orders.listing_id, orders.buyer_id) = (conversations.listing_id, conversations.buyer_id)
      and greatest(orders.placed_at, orders.moved_at) >= shop_now() - interval '2 years')
  and not exists (
    select from reports where reports.conversation_id = conversations.id and closed_at is null))`;
