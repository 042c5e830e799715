import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { ListingState } from '#src/platform/db/columns.ts';
import { countRows } from '#src/platform/db/count.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { nameOf } from '#src/platform/db/user-name.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import type { Outcome, Report, ReportsQuery, Target } from './schemas.ts';

export const reportSorts = {
  id: sql.ref<string>('reports.id'),
  columns: {
    queue: { by: sql`coalesce(reports.closed_at, 'infinity')`, type: 'time' },
    date: { by: sql.ref('reports.reported_at'), type: 'time' },
    reason: { by: sql.ref('reports.reason'), type: 'text' },
  },
} as const satisfies Sorts<string>;

/** The users in a report: an item's seller, both sides of a conversation or review, or the sender of copies. */
const parties = sql<string[]>`array(
  select seller_id from listings where id = reports.listing_id
  union all select unnest(array[buyer_id, seller_id]) from conversations where id = reports.conversation_id
  union all select unnest(array[author_id, subject_id]) from reviews where id = reports.review_id
  union all select reports.copied_by where reports.copied_by is not null)`;

export type Filter = Pick<ReportsQuery, 'state' | 'listing' | 'seller' | 'reporter'> & {
  /** The admin who reads: reports that concern them are left to others. */
  reader?: string;
};

function reports(db: DbOrTrx, { state, listing, seller, reporter, reader }: Filter = {}) {
  let query = db.selectFrom('reports');
  if (reader) query = query.where(sql<boolean>`${reader} <> all(${parties})`);
  if (state) query = query.where('reports.closed_at', state === 'open' ? 'is' : 'is not', null);
  if (listing) query = query.where('reports.listing_id', '=', listing);
  if (reporter) query = query.where('reports.reporter_id', '=', reporter);
  if (!seller) return query;
  return query.where(
    sql<boolean>`(reports.listing_id in (select id from listings where seller_id = ${seller}) or exists (
      select from messages where (messages.conversation_id, messages.seq) = (reports.conversation_id, reports.seq)
        and sender_id = ${seller}) or reports.review_id in (select id from reviews where author_id = ${seller})
      or reports.copied_by = ${seller})`,
  );
}

/** The id of the item that a report is about, or that its message, review or text is about. */
const itemId = sql<string>`coalesce(reports.listing_id, reports.about_id, conversations.listing_id, (
  select orders.listing_id from reviews join orders on orders.id = reviews.order_id where reviews.id = reports.review_id))`;

const named = (alias: string) =>
  sql`json_build_object('_id', ${sql.ref(`${alias}.id`)}, 'name', ${nameOf(alias)})`;

const message = sql<Report['message']>`case when reports.conversation_id is not null then json_build_object(
  'conversation', reports.conversation_id, 'seq', reports.seq, 'sender', ${named('sender')}) end`;

const review = sql<Omit<NonNullable<Report['review']>, 'warnings'> | null>`
  case when reports.review_id is not null then json_build_object(
    '_id', reviews.id, 'by', reviews.by, 'author', ${named('author')}, 'subject', ${named('subject')},
    'stars', reviews.stars, 'text', coalesce(kept.body, reviews.text),
    'date', (reviews.published_on at time zone 'UTC')::date, 'removed', reviews.removed_at is not null) end`;

const copied = sql<Report['copied']>`case when reports.copied_by is not null then json_build_object(
  'sender', ${named('copier')}, 'text', kept.body, 'warnings', coalesce(kept.warnings, '{}')) end`;

function withDetails(query: ReturnType<typeof reports>, itemState: RawBuilder<ListingState>) {
  return query
    .leftJoin('people as reporter', 'reporter.id', 'reports.reporter_id')
    .leftJoin('conversations', 'conversations.id', 'reports.conversation_id')
    .innerJoin('listings', (join) => join.on('listings.id', '=', itemId))
    .leftJoin('messages as said', (join) =>
      join
        .onRef('said.conversation_id', '=', 'reports.conversation_id')
        .onRef('said.seq', '=', 'reports.seq'),
    )
    .leftJoin('people as sender', 'sender.id', 'said.sender_id')
    .leftJoin('reviews', 'reviews.id', 'reports.review_id')
    .leftJoin('report_quotes as kept', (join) =>
      join.onRef('kept.report_id', '=', 'reports.id').on('kept.seq', '=', 0),
    )
    .leftJoin('people as author', 'author.id', 'reviews.author_id')
    .leftJoin('people as copier', 'copier.id', 'reports.copied_by')
    .leftJoin('people as subject', 'subject.id', 'reviews.subject_id')
    .innerJoin('people as seller', 'seller.id', 'listings.seller_id')
    .leftJoin('people as closer', 'closer.id', 'reports.closed_by')
    .select([
      'reports.id',
      'reports.reason',
      'reports.note',
      'reports.reported_at',
      'reports.outcome',
      'reports.closed_at',
      'reports.closed_by',
      nameOf('closer').as('closer_name'),
      'reports.explanation',
      'reports.reporter_id',
      message.as('message'),
      review.as('review'),
      copied.as('copied'),
      'listings.id as listing_id',
      'listings.kind',
      'listings.title',
      'listings.des',
      'listings.sale_cents',
      'listings.img',
      'listings.deleted_at',
      'listings.paused_at',
      'listings.paused_for',
      'listings.edited_at',
      'listings.seller_id',
      nameOf('seller').as('seller_name'),
    ])
    .select((eb) => [
      nameOf('reporter').as('reporter_name'),
      eb
        .case()
        .when('reporter.erased_at', 'is', null)
        .then(eb.ref('reporter.email'))
        .end()
        .as('reporter_email'),
    ])
    .select(itemState.as('state'))
    .select((eb) =>
      eb
        .selectFrom('reports as of_item')
        .whereRef('of_item.listing_id', '=', 'listings.id')
        .where('of_item.closed_at', 'is', null)
        .select(eb.fn.countAll<number>().as('count'))
        .as('open_reports'),
    );
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

export async function listReports(
  db: DbOrTrx,
  itemState: RawBuilder<ListingState>,
  filter: Filter,
  keyset: KeysetPage,
) {
  return onPage(withDetails(reports(db, filter), itemState), keyset).execute();
}

export async function countReports(db: DbOrTrx, filter: Filter): Promise<number> {
  return countRows(reports(db, filter));
}

/** Of a report by the shop, `copies` are texts that one user sent to many. */
export type AnyTarget = Target | { of: 'copies'; sender: string };

const targetJson = sql<AnyTarget>`case
  when listing_id is not null then json_build_object('of', 'item', 'listing', listing_id)
  when review_id is not null then json_build_object('of', 'review', 'review', review_id)
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
    case 'copies':
      return { copied_by: reported.sender };
  }
}

type Filed = { id: string; date: Date };

/** Returns undefined when this person has an open report of the item, or any report of the message or review. */
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

export async function hasUsedShopForAWeek(db: DbOrTrx, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from people where id = ${personId} and created_at < shop_now() - interval '7 days'`.execute(db);
  return rows.length > 0;
}

export async function findReport(db: DbOrTrx, id: string) {
  return db
    .selectFrom('reports')
    .select([targetJson.as('target'), parties.as('parties')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Open reports of an item and those by which it is paused, locked in the order of their ids. */
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

/** Open reports of the same target, locked in the order of their ids. */
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
    .innerJoin('people', 'people.id', 'reports.reporter_id')
    .leftJoin('conversations', 'conversations.id', 'reports.conversation_id')
    .innerJoin('listings', (join) => join.on('listings.id', '=', itemId))
    .distinctOn('people.id')
    .select(['people.id', 'people.name', 'people.email', 'people.email_verified', 'listings.title'])
    .where('reports.id', 'in', ids)
    .where('people.deleted_at', 'is', null)
    .orderBy('people.id')
    .execute();
}
