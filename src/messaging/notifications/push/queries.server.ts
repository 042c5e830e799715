import { sql } from 'kysely';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { NewPush } from './schemas.ts';

/** If a user has this many browsers, the next one replaces the oldest. */
const maxPushes = 10;

export async function addPush(
  trx: Trx,
  { id: userId, sessionId = null }: Pick<Caller, 'id' | 'sessionId'>,
  { endpoint, keys, key: server_key }: NewPush,
): Promise<boolean> {
  const row = { id: newId(), user_id: userId, session_id: sessionId, endpoint, server_key, ...keys };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('pushes')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('endpoint')
        .doUpdateSet(row)
        .where(
          sql<boolean>`(pushes.user_id, pushes.session_id, pushes.p256dh, pushes.auth, pushes.server_key)
            is distinct from
            (excluded.user_id, excluded.session_id, excluded.p256dh, excluded.auth, excluded.server_key)`,
        ),
    )
    .executeTakeFirstOrThrow();
  await sql`
    delete from pushes where id in (
      select id from pushes where user_id = ${userId} order by added_at desc, id desc offset ${maxPushes})`.execute(
    trx,
  );
  return numInsertedOrUpdatedRows === 1n;
}

export async function removePush(trx: Trx, userId: string, endpoint: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('pushes')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function listPushes(db: DbOrTrx, userIds: string[]) {
  return db
    .selectFrom('pushes')
    .select(['id', 'user_id'])
    .where(sql<boolean>`user_id = any(${userIds}::text[])`)
    .orderBy('id')
    .execute();
}

/** The push subscription of a browser, unless its session has expired or its user is closed or suspended. */
export async function findPush(db: DbOrTrx, id: string) {
  return db
    .selectFrom('pushes')
    .innerJoin('users', 'users.id', 'user_id')
    .leftJoin('identity_session', 'identity_session.id', 'session_id')
    .select(['pushes.id', 'user_id', 'endpoint', 'p256dh', 'auth', 'server_key'])
    .where('pushes.id', '=', id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(sql<boolean>`(session_id is null or identity_session."expiresAt" > now())`)
    .executeTakeFirst();
}
export type PushRow = NonNullable<Awaited<ReturnType<typeof findPush>>>;

export async function deletePush(db: DbOrTrx, id: string): Promise<void> {
  await db.deleteFrom('pushes').where('id', '=', id).execute();
}

export async function isUnread(
  db: DbOrTrx,
  { userId, kind, subject }: { userId: string; kind: string; subject: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the title of the item if the message is unread and the last one from its sender. */
export async function findUnreadMessage(
  db: DbOrTrx,
  { userId, conversation, seq }: { userId: string; conversation: string; seq: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .select('listings.title')
    .where('conversations.id', '=', conversation)
    .where(
      sql<boolean>`${seq} > case when buyer_id = ${userId} then buyer_read else seller_read end and not exists (
        select from messages where conversation_id = conversations.id and seq > ${seq} and sender_id <> ${userId})`,
    )
    .executeTakeFirst();
  return row?.title;
}
