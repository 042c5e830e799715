import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/db/connect.server.ts';

/** What is to be known of a review before it is reported, and whether someone may read it. */
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

type NewRow = {
  id: string;
  review_id: string;
  reporter_id: string;
  reason: 'untrue' | 'harassment' | 'personal data' | 'spam' | 'other';
  note: string;
};

/** Files a report of a review; false when this person has reported it. */
export async function insertReviewReport(trx: Trx, row: NewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['review_id', 'reporter_id']).where('review_id', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The open reports of a review, locked in the order of their ids. */
export async function lockOpenOfReview(trx: Trx, reviewId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('reports')
    .select('id')
    .where('review_id', '=', reviewId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
