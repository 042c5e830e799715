import { sql } from 'kysely';
import type { Db } from '#src/platform/db/connect.server.ts';

/**
 * Lists the active accessories with any of these words that were listed and last edited before items could say which
 * mounts they join.
 */
export async function listUnreadAdapters(db: Db, words: readonly string[]) {
  return db
    .selectFrom('listings')
    .select(['id', 'brand', 'title'])
    .where('kind', '=', 'accessories')
    .where('adapts_from', 'is', null)
    .where('deleted_at', 'is', null)
    .where('paused_at', 'is', null)
    .where('sold_at', 'is', null)
    .where(sql<boolean>`terms @@ ${words.join(' | ')}::tsquery`)
    .where(
      sql<boolean>`coalesce(edited_at, listed_at) < (
        select ran_at from migrations where name = '0224_adapters.additive.sql')`,
    )
    .execute();
}

export async function noteAdapter(db: Db, id: string, joined: { from: string; to: string }): Promise<void> {
  await db
    .updateTable('listings')
    .set({ adapts_from: joined.from, adapts_to: joined.to })
    .where('id', '=', id)
    .where('adapts_from', 'is', null)
    .execute();
}
