import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

/**
 * Returns all conversations of a user, including the messages from the other side, because a conversation belongs to
 * both.
 */
export async function exportConversations(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('conversations')
    .select([
      'conversations.id',
      'listing_id',
      'begun_at',
      sql<string>`case when buyer_id = ${userId} then 'buyer' else 'seller' end`.as('side'),
      sql<object[]>`(
        select coalesce(json_agg(json_build_object(
          'seq', seq, 'mine', sender_id = ${userId}, 'body', body, 'warnings', warnings, 'sent_at', sent_at,
          'photos', array(
            select url from message_photos shown join photos on photos.hash = shown.hash
            where (shown.conversation_id, shown.seq) = (messages.conversation_id, messages.seq) order by position)
        ) order by seq), '[]')
        from messages where conversation_id = conversations.id)`.as('messages'),
    ])
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .orderBy('conversations.id')
    .execute();
}
