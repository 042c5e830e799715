import type { DbOrTrx } from '#src/db/connect.server.ts';

export async function exportSearches(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'mail', 'at', 'seen_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}
