import { sql } from 'kysely';
import type { Trx } from '#src/db/connect.server.ts';

/** Deletes some conversations in which nothing was said or done for two years and no report is open; answers how many. */
export async function deleteOldConversations(trx: Trx, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('conversations')
    .where(
      'id',
      'in',
      sql<string>`(
        select id from conversations old where last_at < shop_now() - interval '2 years' and not exists (
          select from orders where orders.listing_id = old.listing_id and orders.buyer_id = old.buyer_id
            and greatest(orders.placed_at, orders.moved_at) >= shop_now() - interval '2 years')
        and not exists (select from reports where reports.conversation_id = old.id and closed_at is null)
        order by last_at limit ${limit})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
