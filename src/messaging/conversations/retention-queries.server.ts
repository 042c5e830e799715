import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

export async function deleteOldConversations(trx: Trx, limit: number): Promise<number> {
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
