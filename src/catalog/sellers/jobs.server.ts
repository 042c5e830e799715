import { sql } from 'kysely';
import { z } from 'zod';
import { itemListed } from '#src/catalog/listings/events.server.ts';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { defineJob, defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { findNewItem, deleteOldNews, takeFollowers } from './follow-queries.server.ts';

/** Counts completed deals and response times. Reviews are counted when they are published. */
const countSellers = scheduledJob('count-seller-facts', '17 * * * *', {
  limitSeconds: 600,
  retries: { limit: 2, delay: 60, longest: 600 },
});

const batchSize = 200;

/**
 * Updates the counts of the next batch of sellers in id order. Returns the last id, and does not write unchanged rows.
 */
async function countSome(app: App, after: string): Promise<string | undefined> {
  return inTransaction(app, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from users where id > ${after} and deleted_at is null and (
        exists (select from orders where seller_id = users.id and stage = 'completed')
        or exists (select from conversations where seller_id = users.id and last_at > shop_now() - interval '91 days')
        or exists (select from seller_facts where user_id = users.id and answered_within is not null))
      order by id limit ${batchSize}`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await sql`select refresh_seller_facts(${ids}::text[])`.execute(trx);
    return ids.at(-1);
  });
}

export async function countAllSellers(app: App): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) last = await countSome(app, last);
  await inTransaction(app, deleteOldNews);
}

export const countSellersWork = defineWork(countSellers, ({ app }) => countAllSellers(app));

const notifyFollowers = defineJob('item-listed', z.object({ listing: z.string() }));

export const onItemListed = itemListed.handledBy(async (app, trx, { listing }) =>
  app.jobs.enqueue(trx, notifyFollowers, { listing }),
);

/** Notifies the next batch of followers and stores the last one, so that a repeated run continues there. */
async function notifySome(app: App, listing: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const item = await findNewItem(trx, listing);
    if (!item) return 0;
    const { kind, title, seller_id: sellerId } = item;
    const followers = await takeFollowers(trx, { listing, sellerId, limit: batchSize });
    const news = {
      kind: 'seller-listed',
      subject: sellerId,
      data: { title, path: `/${kind}/${listing}` },
    } as const;
    await notify(app, trx, ...followers.map((userId) => ({ ...news, userId, mail: 'now' }) as const));
    return followers.length;
  });
}

export const notifyFollowersWork = defineWork(notifyFollowers, async ({ app, data }) => {
  while ((await notifySome(app, data.listing)) === batchSize);
});
