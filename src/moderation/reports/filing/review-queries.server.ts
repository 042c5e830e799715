import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

export async function findReviewed(db: DbOrTrx, reviewId: string, readerId: string) {
  return db
    .selectFrom('reviews')
    .select(['author_id', 'subject_id', 'published_at', 'removed_at'])
    .select(
      // Of a seller everyone reads them; of a buyer, they and the sellers who have an order with them.
      sql<boolean>`"by" = 'buyer' or subject_id = ${readerId} or exists (
        select from orders where buyer_id = subject_id and seller_id = ${readerId})`.as('is_readable'),
    )
    .where('id', '=', reviewId)
    .executeTakeFirst();
}
