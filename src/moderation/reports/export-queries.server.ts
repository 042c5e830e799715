import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

export async function exportReports(db: DbOrTrx, reporterId: string) {
  return db
    .selectFrom('reports')
    .select([
      'id',
      'listing_id',
      'conversation_id',
      'seq',
      'review_id',
      'reason',
      'note',
      'reported_at',
      'outcome',
      'closed_at',
      'explanation',
    ])
    .where('reporter_id', '=', reporterId)
    .orderBy('id')
    .execute();
}
