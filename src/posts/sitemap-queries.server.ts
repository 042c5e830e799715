import type { DbOrTrx } from '#src/db/connect.server.ts';
import { everyNthId } from '#src/db/nth-ids.server.ts';

function published(db: DbOrTrx) {
  return db.selectFrom('posts').where('deleted_at', 'is', null).where('published_at', 'is not', null);
}

export async function listPublishedFrom(db: DbOrTrx, from: string, limit: number) {
  return published(db)
    .select(['id', 'updated_at'])
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function everyNthPublished(db: DbOrTrx, n: number): Promise<string[]> {
  return everyNthId(db, published(db).select('id'), n);
}
