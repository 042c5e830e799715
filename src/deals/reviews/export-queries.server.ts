import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

const exportedColumns = [
  'id',
  'order_id',
  'by',
  'stars',
  'text',
  'reply',
  'replied_at',
  'published_at',
  'removed_at',
] as const;

export async function exportReviewsWritten(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('reviews')
    .select([...exportedColumns, 'written_at'])
    .where('author_id', '=', userId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

/** Returns only the reviews that the user can see, without their authors. */
export async function exportReviewsReceived(db: DbOrTrx, userId: string) {
  const isHidden = sql`removed_at is not null or exists (
    select from users where users.id = author_id and users.deleted_at is not null)`;
  return db
    .selectFrom('reviews')
    .select(exportedColumns.filter((column) => column !== 'text' && column !== 'stars'))
    .select([
      sql<number | null>`case when removed_at is null then stars end`.as('stars'),
      sql<string | null>`case when ${isHidden} then null else text end`.as('text'),
    ])
    .where('subject_id', '=', userId)
    .where('published_at', 'is not', null)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
}
