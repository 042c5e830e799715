import type { DbOrTrx } from '#src/db/connect.server.ts';
import { everyNthId } from '#src/db/nth-ids.server.ts';

function published(db: DbOrTrx) {
  return db.selectFrom('posts').where('deleted_at', 'is', null).where('published_at', 'is not', null);
}

/** The next published posts in the order of their ids. */
export async function listPublishedFrom(db: DbOrTrx, from: string, limit: number) {
  return published(db)
    .select(['id', 'updated_at'])
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The id of every nth published post, the first one's too. */
export async function everyNthPublished(db: DbOrTrx, n: number): Promise<string[]> {
  return everyNthId(db, published(db).select('id'), n);
}
