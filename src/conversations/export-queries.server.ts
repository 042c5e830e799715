import { sql } from 'kysely';
import type { DbOrTrx } from '#src/db/connect.server.ts';

/** Every message that a person has sent or received: a correspondence belongs to both. */
export async function exportMessages(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('conversations')
    .innerJoin('messages', 'conversation_id', 'conversations.id')
    .select([
      'conversations.id as conversation',
      'listing_id',
      'seq',
      sql<boolean>`sender_id = ${personId}`.as('mine'),
      'body',
      'warnings',
      'sent_at',
    ])
    .where((eb) => eb.or([eb('buyer_id', '=', personId), eb('seller_id', '=', personId)]))
    .orderBy('conversations.id')
    .orderBy('seq')
    .execute();
}
