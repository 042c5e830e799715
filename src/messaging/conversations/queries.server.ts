import { sql } from 'kysely';
import type { Photo } from '#src/media/photos/schemas.ts';
import { photoJson } from '#src/media/photos/service.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import type { WarningCode } from '#src/platform/user-text/warning-codes.ts';
import type { MessagesQuery } from './schemas.ts';

export async function findItem(db: DbOrTrx, id: string) {
  return db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .select(['listings.id', 'seller_id', 'listings.deleted_at', 'paused_at', 'sold_at', 'users.suspended_at'])
    .where('listings.id', '=', id)
    .executeTakeFirst();
}

export async function findOrderSides(db: DbOrTrx, id: string) {
  return db
    .selectFrom('orders')
    .select(['listing_id', 'buyer_id', 'seller_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

type Sides = { id: string; listing_id: string; buyer_id: string; seller_id: string };

export async function beginConversation(trx: Trx, row: Sides): Promise<{ id: string; isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('conversations')
    .values(row)
    .onConflict((oc) => oc.columns(['listing_id', 'buyer_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { id: row.id, isNew: true };
  const { id } = await trx
    .selectFrom('conversations')
    .select('id')
    .where('listing_id', '=', row.listing_id)
    .where('buyer_id', '=', row.buyer_id)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

export async function findSides(db: DbOrTrx, id: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'listing_id', 'buyer_id', 'seller_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findConversationOf(
  db: DbOrTrx,
  { listing_id, buyer_id }: { listing_id: string; buyer_id: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('listing_id', '=', listing_id)
    .where('buyer_id', '=', buyer_id)
    .executeTakeFirst();
  return row?.id;
}

export async function isGone(db: DbOrTrx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row === undefined;
}

type NewRow = {
  conversation_id: string;
  sender_id: string;
  body: string;
  photo_count: number;
  warnings: WarningCode[];
};

const photosOfMessage = sql<Omit<Photo, 'alt'>[]>`(
  select coalesce(json_agg(${photoJson} order by message_photos.position), '[]')
  from message_photos join photos on photos.hash = message_photos.hash
  where (message_photos.conversation_id, message_photos.seq) = (messages.conversation_id, messages.seq)
)`.as('photos');

async function placePhotos(
  trx: Trx,
  message: { conversation_id: string; seq: number },
  hashes: readonly string[],
): Promise<void> {
  const rows = hashes.map((hash, position) => ({ ...message, position, hash }));
  await trx.insertInto('message_photos').values(rows).execute();
}

/** Stores a message. The database numbers it and counts it as unread. */
export async function insertMessage(trx: Trx, row: NewRow, hashes: readonly string[]): Promise<MessageRow> {
  const { conversation_id } = row;
  const stored = await trx
    .insertInto('messages')
    .values(row)
    .returning(['seq', 'sender_id', 'body', 'warnings', 'sent_at'])
    .executeTakeFirstOrThrow();
  if (hashes.length === 0) return { ...stored, photos: [] };
  const { seq } = stored;
  await placePhotos(trx, { conversation_id, seq }, hashes);
  return messages(trx, conversation_id).where('seq', '=', seq).executeTakeFirstOrThrow();
}

function messages(db: DbOrTrx, conversationId: string) {
  return db
    .selectFrom('messages')
    .select(['seq', 'sender_id', 'body', 'warnings', 'sent_at', photosOfMessage])
    .where('conversation_id', '=', conversationId);
}

export async function listMessages(
  db: DbOrTrx,
  conversationId: string,
  { after, before, limit }: MessagesQuery,
) {
  const some = messages(db, conversationId).limit(limit);
  if (after !== undefined) return some.where('seq', '>', after).orderBy('seq').execute();
  const earlier = before === undefined ? some : some.where('seq', '<', before);
  return (await earlier.orderBy('seq', 'desc').execute()).toReversed();
}
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export async function findMessage(db: DbOrTrx, conversationId: string, seq: number) {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['conversations.buyer_id', 'conversations.seller_id', 'messages.sender_id', 'messages.body'])
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.seq', '=', seq)
    .executeTakeFirst();
}

type Unread = { left: number; rose: boolean };

/**
 * Marks messages up to a number as read, and returns how many remain unread. A lower number than before changes
 * nothing.
 */
export async function markRead(trx: Trx, id: string, side: OrderSide, seq: number): Promise<Unread> {
  const [read, unread] = [`${side}_read`, `${side}_unread`] as const;
  // The lock keeps new messages out until the count below is stored.
  const row = await trx
    .selectFrom('conversations')
    .select(['last_seq', `${side}_id as reader_id`, `${read} as read`, `${unread} as unread`])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const until = Math.min(seq, row.last_seq);
  if (until <= row.read) return { left: row.unread, rose: false };
  const later = trx.selectFrom('messages').where('conversation_id', '=', id).where('seq', '>', until);
  const count = await countRows(later.where('sender_id', '<>', row.reader_id));
  await trx
    .updateTable('conversations')
    .set({ [read]: until, [unread]: count })
    .where('id', '=', id)
    .execute();
  return { left: count, rose: true };
}

/** Marks everything that one user wrote to another as read. */
export async function markAllRead(trx: Trx, readerId: string, senderId: string): Promise<void> {
  for (const side of orderSides)
    await trx
      .updateTable('conversations')
      .set((to) => ({ [`${side}_read`]: to.ref('last_seq'), [`${side}_unread`]: 0 }))
      .where(`${side}_id`, '=', readerId)
      .where(`${otherSide(side)}_id`, '=', senderId)
      .where(`${side}_unread`, '>', 0)
      .execute();
}

export async function listSteps(db: DbOrTrx, listingId: string, buyerId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .select(['orders.id as order_id', 'to_stage', 'by', 'at'])
    .where('orders.listing_id', '=', listingId)
    .where('orders.buyer_id', '=', buyerId)
    .orderBy('at')
    .orderBy('order_events.order_id')
    .orderBy('seq')
    .execute();
}
