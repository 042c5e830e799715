import type { DbOrTrx } from '#src/db/connect.server.ts';

const facts = [
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

/** What a person wrote of others. */
export async function exportReviewsWritten(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('reviews')
    .select([...facts, 'written_at'])
    .where('author_id', '=', personId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

/** What others wrote of a person, from when they can see it; without who. */
export async function exportReviewsReceived(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('reviews')
    .select(facts)
    .where('subject_id', '=', personId)
    .where('published_at', 'is not', null)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
}
