import type { DbOrTrx } from '#src/db/connect.server.ts';

export async function exportKit(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('kit')
    .select(['id', 'model_id', 'mount', 'name', 'added_at'])
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}
