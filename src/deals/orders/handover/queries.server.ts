import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

export async function findHandover(db: DbOrTrx, id: string) {
  return db
    .selectFrom('orders')
    .select(['buyer_id', 'seller_id', 'stage', 'handover_code', 'handover_salt', 'handover_verifier'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function saveVerifier(db: DbOrTrx, id: string, verifier: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ handover_verifier: verifier })
    .where('id', '=', id)
    .where('handover_verifier', 'is', null)
    .execute();
}
