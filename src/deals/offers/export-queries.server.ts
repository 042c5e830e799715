import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

const facts = ['id', 'listing_id', 'turn', 'by', 'amount_cents', 'state', 'made_at', 'ended_at'] as const;

export async function exportOffersMade(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('offers')
    .select([...facts, 'phone', 'location', 'note'])
    .where('buyer_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** Excludes the buyers' own data. */
export async function exportOffersReceived(db: DbOrTrx, personId: string) {
  return db.selectFrom('offers').select(facts).where('seller_id', '=', personId).orderBy('id').execute();
}
