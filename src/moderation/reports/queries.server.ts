import { sql, type Insertable } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import type { ItemChanges } from '#src/platform/schemas.ts';
import type { Outcome, Target } from './schemas.ts';

/**
 * The users that a report concerns: an item's seller, both sides of a conversation or review, or the sender of a
 * repeated text.
 */
export const parties = sql<string[]>`array(
  select seller_id from listings where id = reports.listing_id
  union all select unnest(array[buyer_id, seller_id]) from conversations where id = reports.conversation_id
  union all select unnest(array[author_id, subject_id]) from reviews where id = reports.review_id
  union all select reports.copied_by where reports.copied_by is not null)`;

/** The id of the item that a report is about, directly or through a message, review or text. */
export const itemId = sql<string>`coalesce(reports.listing_id, reports.about_id, conversations.listing_id, (
  select orders.listing_id from reviews join orders on orders.id = reviews.order_id where reviews.id = reports.review_id))`;

/**
 * Whether another report (`as other`) belongs to the same entry of the list: open reports of one target, or reports that one
 * decision closed.
 */
export const isSameEntry = (other: string) => {
  const column = (name: string) => sql.ref(`${other}.${name}`);
  return sql<boolean>`(${column('listing_id')} = reports.listing_id
      or (${column('conversation_id')}, ${column('seq')}) = (reports.conversation_id, reports.seq)
      or ${column('review_id')} = reports.review_id
      or (${column('model_id')}, ${column('fact')}) = (reports.model_id, reports.fact) or ${column('copied_by')} = reports.copied_by)
    and coalesce(${column('closed_at')}, 'infinity') = coalesce(reports.closed_at, 'infinity')`;
};

/** The first report of an entry stands for all of them. */
export const isFirstOfEntry = sql<boolean>`not exists (
  select from reports earlier where earlier.id < reports.id and ${isSameEntry('earlier')})`;

/** With `copies`, the shop itself reports a text that one user sent to many others. */
export type AnyTarget = Target | { of: 'copies'; sender: string };

const targetJson = sql<AnyTarget>`case
  when listing_id is not null then json_build_object('of', 'item', 'listing', listing_id)
  when review_id is not null then json_build_object('of', 'review', 'review', review_id)
  when model_id is not null then json_build_object('of', 'fact', 'model', model_id, 'fact', fact, 'source', source)
  when copied_by is not null then json_build_object('of', 'copies', 'sender', copied_by)
  else json_build_object('of', 'message', 'conversation', conversation_id, 'seq', seq) end`;

function columnsOf(reported: AnyTarget) {
  switch (reported.of) {
    case 'item':
      return { listing_id: reported.listing };
    case 'message':
      return { conversation_id: reported.conversation, seq: reported.seq };
    case 'review':
      return { review_id: reported.review };
    case 'fact':
      return { model_id: reported.model, fact: reported.fact };
    case 'copies':
      return { copied_by: reported.sender };
  }
}

type Filed = { id: string; date: Date };

/**
 * Returns undefined if this user already has an open report about the item, or any report about the message or review.
 */
export async function insertReport(
  trx: Trx,
  target: Target,
  row: Insertable<Tables['reports']>,
): Promise<Filed | undefined> {
  return trx
    .insertInto('reports')
    .values({ ...row, ...columnsOf(target) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reported_at as date'])
    .executeTakeFirst();
}

export async function hasUsedShopForAWeek(db: DbOrTrx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and created_at < shop_now() - interval '7 days'`.execute(db);
  return rows.length > 0;
}

export async function findReport(db: DbOrTrx, id: string) {
  return db
    .selectFrom('reports')
    .select([targetJson.as('target'), parties.as('parties'), 'reports.outcome'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks the item, so that it is not edited before the decision. Without `seen`, the caller has seen what was reported last.
 * Returns null if the caller has seen the current version.
 */
export async function findUnseen(trx: Trx, listingId: string, seen: number | undefined) {
  const reported = sql<number | null>`(
    select max(version) from reports where listing_id = listings.id and closed_at is null)`;
  const item = await trx
    .selectFrom('listings')
    .select(['version', sql<number>`coalesce(${seen ?? null}::int, ${reported}, version)`.as('seen')])
    .select(
      sql<ItemChanges>`item_changes(listings, coalesce(${seen ?? null}::int, ${reported}, version))`.as(
        'changes',
      ),
    )
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return item.version === item.seen ? null : { version: item.version, changes: item.changes };
}

/** Returns the open reports about an item, and the reports that paused it, locked in the order of their ids. */
export async function lockUndecided(trx: Trx, listingId: string) {
  return trx
    .selectFrom('reports')
    .innerJoin('listings', 'listings.id', 'reports.listing_id')
    .select(['reports.id', 'reports.outcome'])
    .where('reports.listing_id', '=', listingId)
    .where(
      sql<boolean>`(reports.closed_at is null
        or reports.outcome = 'paused' and listings.deleted_at is null and reports.closed_at >= listings.paused_at)`,
    )
    .orderBy('reports.id')
    .forUpdate('reports')
    .execute();
}

/** Returns the ids of the open reports of the same target, locked in the order of their ids. */
export async function lockOpen(trx: Trx, reported: AnyTarget): Promise<string[]> {
  const rows = await trx
    .selectFrom('reports')
    .select('id')
    .where((eb) => eb.and(columnsOf(reported)))
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function closeReports(
  trx: Trx,
  ids: string[],
  { outcome, explanation, by }: { outcome: Outcome; explanation: string | null; by: string },
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ outcome, explanation, closed_at: sql`now()`, closed_by: by })
    .where('id', 'in', ids)
    .execute();
}

export async function findReporters(trx: Trx, ids: string[]) {
  return trx
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .leftJoin('conversations', 'conversations.id', 'reports.conversation_id')
    .leftJoin('listings', (join) => join.on('listings.id', '=', itemId))
    .distinctOn('users.id')
    .leftJoin('reported_items', (join) =>
      join
        .onRef('reported_items.listing_id', '=', 'reports.listing_id')
        .onRef('reported_items.version', '=', 'reports.version'),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.email_verified'])
    .select(sql<string | null>`coalesce(reported_items.facts ->> 'title', listings.title)`.as('title'))
    .where('reports.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.id')
    .execute();
}

export async function exportReports(db: DbOrTrx, reporterId: string) {
  return db
    .selectFrom('reports')
    .select([
      'id',
      'listing_id',
      'conversation_id',
      'seq',
      'review_id',
      'model_id',
      'fact',
      'source',
      'reason',
      'note',
      'reported_at',
      'outcome',
      'closed_at',
      'explanation',
    ])
    .where('reporter_id', '=', reporterId)
    .orderBy('id')
    .execute();
}

/** The users that a report concerns. Admins among them must not learn of it. */
export async function listParties(trx: Trx, id: string): Promise<string[]> {
  const query = trx.selectFrom('reports').select(parties.as('parties')).where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).parties;
}
