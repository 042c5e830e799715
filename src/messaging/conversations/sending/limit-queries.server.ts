import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

export async function countBegun(trx: Trx, buyerId: string): Promise<{ begun: number; isNew: boolean }> {
  const { rows } = await sql<{ begun: number; isNew: boolean }>`
    select people.created_at > day_ago as "isNew", (
      select count(*)::int from conversations where buyer_id = people.id and last_at > day_ago and begun_at > day_ago) as begun
    from people, lateral (select shop_now() - interval '1 day' as day_ago) times where id = ${buyerId}`.execute(
    trx,
  );
  return rows[0]!;
}

export async function countSent(trx: Trx, senderId: string) {
  return trx
    .selectFrom('messages')
    .select((eb) => [
      eb.fn.countAll<number>().as('day'),
      eb.fn
        .countAll<number>()
        .filterWhere('sent_at', '>', sql<Date>`shop_now() - interval '1 minute'`)
        .as('minute'),
      sql<number>`coalesce(sum(photo_count), 0)::int`.as('photos'),
    ])
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', sql<Date>`shop_now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
}
