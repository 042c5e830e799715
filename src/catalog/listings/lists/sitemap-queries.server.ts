import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { everyNthId } from '#src/platform/db/keyset-page.server.ts';
import { isOnShelf, ofActiveSellers } from '#src/catalog/listings/filter-queries.server.ts';

function onShow(db: DbOrTrx) {
  return db.selectFrom('listings').where(isOnShelf).where(ofActiveSellers);
}

export async function listOnShowFrom(db: DbOrTrx, from: string, limit: number) {
  return onShow(db)
    .select(['id', 'kind', 'updated_at'])
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function everyNthOnShow(db: DbOrTrx, n: number): Promise<string[]> {
  return everyNthId(db, onShow(db).select('id'), n);
}
