import { sql } from 'kysely';
import type { Trx } from '#src/db/connect.server.ts';

/** How many conversations a buyer has begun within a day, and whether that is the first of their account. */
export async function countBegun(trx: Trx, buyerId: string): Promise<{ begun: number; isNew: boolean }> {
  const { rows } = await sql<{ begun: number; isNew: boolean }>`
    select people.created_at > day_ago as "isNew", (
      select count(*)::int from conversations where buyer_id = people.id and last_at > day_ago and begun_at > day_ago) as begun
    from people, lateral (select shop_now() - interval '1 day' as day_ago) times where id = ${buyerId}`.execute(
    trx,
  );
  return rows[0]!;
}

/** What someone has sent within a minute and a day, and how many others got these very words from them within an hour. */
export async function countSent(trx: Trx, senderId: string, body: string, receiverId: string) {
  const other = sql<string>`case when conversations.buyer_id = ${senderId} then conversations.seller_id else conversations.buyer_id end`;
  return trx
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('day'),
      eb.fn
        .countAll<number>()
        .filterWhere('sent_at', '>', sql<Date>`shop_now() - interval '1 minute'`)
        .as('minute'),
      sql<number>`coalesce(sum(photo_count), 0)::int`.as('photos'),
      eb.fn
        .count<number>(other)
        .distinct()
        .filterWhere('sent_at', '>', sql<Date>`shop_now() - interval '1 hour'`)
        .filterWhere('body', '=', body)
        .filterWhere('body', '<>', '')
        .filterWhere(sql<boolean>`${other} <> ${receiverId}`)
        .as('same'),
    ])
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', sql<Date>`shop_now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
}
