import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

/**
 * Removes accessories from those whose titles have not been read, and returns how many. `unread` are those that are still
 * on sale and join nothing.
 */
export async function takeUnreadAdapters(trx: Trx, limit: number) {
  const { rows } = await sql<{ id: string | null; brand: string; title: string }>`
    with taken as (
      delete from unread_adapters where listing_id in (
        select listing_id from unread_adapters order by listing_id limit ${limit} for update skip locked)
      returning listing_id
    )
    select id, brand, title from taken left join listings on id = listing_id and adapts_from is null
      and deleted_at is null and paused_at is null and sold_at is null`.execute(trx);
  return {
    count: rows.length,
    unread: rows.flatMap(({ id, ...item }) => (id === null ? [] : [{ id, ...item }])),
  };
}

export async function noteAdapter(trx: Trx, id: string, joined: { from: string; to: string }): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ adapts_from: joined.from, adapts_to: joined.to })
    .where('id', '=', id)
    .where('adapts_from', 'is', null)
    .execute();
}
