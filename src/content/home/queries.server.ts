import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

export async function listCategoryRows(db: DbOrTrx) {
  return db.selectFrom('categories').select(['id', 'cat', 'name', 'img']).orderBy('position').execute();
}
