import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { Cursor } from '#src/platform/db/cursor.server.ts';

const columns = ['id', 'title', 'image', 'des', 'excerpt', 'published_at', 'deleted_at'] as const;

function published(db: DbOrTrx) {
  return db.selectFrom('posts').where('deleted_at', 'is', null).where('published_at', 'is not', null);
}

/** Newest first, one row more than `limit` where there is a next page. */
export async function listPosts(db: DbOrTrx, limit: number, after: Cursor | null) {
  let query = published(db);
  if (after) query = query.where(sql<boolean>`(published_at, id) < (${after.at}, ${after.id})`);
  return query
    .select(columns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

export async function countPosts(db: DbOrTrx): Promise<number> {
  const { count } = await published(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPost(db: DbOrTrx, id: string) {
  return db.selectFrom('posts').select(columns).where('id', '=', id).executeTakeFirst();
}
export type PostRow = Awaited<ReturnType<typeof findPost>> & object;
