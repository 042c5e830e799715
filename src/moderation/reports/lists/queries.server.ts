import { sql, type RawBuilder } from 'kysely';
import { isFirstOfEntry, isSameEntry, itemId, parties } from '#src/moderation/reports/queries.server.ts';
import type { Report, ReportsQuery } from '#src/moderation/reports/schemas.ts';
import type { ListingState } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { countRows, nameOf, shownPrice } from '#src/platform/db/query-parts.server.ts';
import { todoSources } from '#src/platform/todo.server.ts';

export const reportSorts = {
  id: sql.ref<string>('reports.id'),
  columns: {
    queue: { by: sql`coalesce(reports.closed_at, 'infinity')`, type: 'time' },
    date: { by: sql.ref('reports.reported_at'), type: 'time' },
    reason: { by: sql.ref('reports.reason'), type: 'text' },
  },
} as const satisfies Sorts<string>;

type Filter = Pick<ReportsQuery, 'state' | 'listing' | 'seller' | 'reporter'> & {
  /** The admin who reads the list; reports that concern this admin are left out. */
  reader?: string;
};

function reports(db: DbOrTrx, { state, listing, seller, reporter, reader }: Filter = {}) {
  let query = db.selectFrom('reports').where('reports.model_id', 'is', null);
  if (reader) query = query.where(sql<boolean>`${reader} <> all(${parties})`);
  if (state) query = query.where('reports.closed_at', state === 'open' ? 'is' : 'is not', null);
  if (listing) query = query.where('reports.listing_id', '=', listing);
  // Nobody has two reports in one entry.
  query = reporter ? query.where('reports.reporter_id', '=', reporter) : query.where(isFirstOfEntry);
  if (!seller) return query;
  return query.where(
    sql<boolean>`(reports.listing_id in (select id from listings where seller_id = ${seller}) or exists (
      select from messages where (messages.conversation_id, messages.seq) = (reports.conversation_id, reports.seq)
        and sender_id = ${seller}) or reports.review_id in (select id from reviews where author_id = ${seller})
      or reports.copied_by = ${seller})`,
  );
}

const named = (alias: string) =>
  sql`json_build_object('_id', ${sql.ref(`${alias}.id`)}, 'name', ${nameOf(alias)})`;

const message = sql<Report['message']>`case when reports.conversation_id is not null then json_build_object(
  'conversation', reports.conversation_id, 'seq', reports.seq, 'sender', ${named('sender')}) end`;

const review = sql<Omit<NonNullable<Report['review']>, 'warnings'> | null>`
  case when reports.review_id is not null then json_build_object(
    '_id', reviews.id, 'by', reviews.by, 'author', ${named('author')}, 'subject', ${named('subject')},
    'stars', reviews.stars, 'text', coalesce(quote.body, reviews.text),
    'date', (reviews.published_on at time zone 'UTC')::date, 'removed', reviews.removed_at is not null) end`;

const copied = sql<Report['copied']>`case when reports.copied_by is not null then json_build_object(
  'sender', ${named('copier')}, 'text', quote.body, 'warnings', coalesce(quote.warnings, '{}')) end`;

const voices = sql<Report['voices']>`(
  select json_agg(json_build_object('_id', voice.id, 'reason', voice.reason, 'note', voice.note,
    'date', to_char(voice.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'version', voice.version,
    'reporter', case when speaker.id is not null then json_build_object('_id', speaker.id, 'name', ${nameOf('speaker')},
      'email', case when speaker.erased_at is null then speaker.email end) end) order by voice.id)
  from reports voice left join users speaker on speaker.id = voice.reporter_id where ${isSameEntry('voice')})`;

/** The facts of an item, with the field names of the API. */
export type ItemFacts = {
  title: string;
  brand: string;
  condition: string;
  duration: number;
  location: string;
  included?: string[];
  parts?: string[];
  des: string;
  photos: string[];
};

type ReportedItem = { version: number; sale_cents: number; facts: ItemFacts };
const reported = sql<ReportedItem[] | null>`(
  select json_agg(json_build_object('version', version, 'sale_cents', sale_cents, 'facts', facts) order by version)
  from reported_items where reported_items.listing_id = reports.listing_id and version in (
    select voice.version from reports voice where ${isSameEntry('voice')}))`;
const facts = sql<ItemFacts>`item_facts(listings)`;

function withDetails(query: ReturnType<typeof reports>, itemState: RawBuilder<ListingState>) {
  return query
    .leftJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .leftJoin('conversations', 'conversations.id', 'reports.conversation_id')
    .innerJoin('listings', (join) => join.on('listings.id', '=', itemId))
    .leftJoin('messages as message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'reports.conversation_id')
        .onRef('message.seq', '=', 'reports.seq'),
    )
    .leftJoin('users as sender', 'sender.id', 'message.sender_id')
    .leftJoin('reviews', 'reviews.id', 'reports.review_id')
    .leftJoin('report_quotes as quote', (join) =>
      join.onRef('quote.report_id', '=', 'reports.id').on('quote.seq', '=', 0),
    )
    .leftJoin('users as author', 'author.id', 'reviews.author_id')
    .leftJoin('users as copier', 'copier.id', 'reports.copied_by')
    .leftJoin('users as subject', 'subject.id', 'reviews.subject_id')
    .innerJoin('users as seller', 'seller.id', 'listings.seller_id')
    .leftJoin('users as closer', 'closer.id', 'reports.closed_by')
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
      voices.as('voices'),
      reported.as('reported'),
      facts.as('facts'),
      'listings.version',
      'listings.sale_cents as current_cents',
      'listings.id as listing_id',
      'listings.kind',
      'listings.title',
      'listings.des',
      shownPrice.as('sale_cents'),
      'listings.img',
      'listings.deleted_at',
      'listings.paused_at',
      'listings.paused_by',
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

/** One row for everything with open reports, except those that concern the admin. */
export const reportsToCheck = todoSources.providedBy(
  (userId) => sql`
    select 'check-reports' as act, null::text as id, null::text as side, null::text as title, null::text as img,
      null::text as other_id, null::int as amount_cents, count(*)::int as count, null::timestamptz as until,
      min(reports.reported_at) as date, null::text as listing_id, null::text as buyer_id
    from users admin join reports on reports.closed_at is null and ${isFirstOfEntry}
    where admin.id = ${userId} and admin.role = 'admin' and ${userId} <> all(${parties})
    having count(*) > 0`,
);

const ofFacts = (db: DbOrTrx, { state }: Pick<Filter, 'state'>) => {
  const query = db.selectFrom('reports').where('reports.model_id', 'is not', null);
  return state ? query.where('reports.closed_at', state === 'open' ? 'is' : 'is not', null) : query;
};

export async function listReportsOfFacts(db: DbOrTrx, filter: Pick<Filter, 'state'>, keyset: KeysetPage) {
  const page = ofFacts(db, filter)
    .innerJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .select(['reports.id', 'reports.note', 'reports.reported_at', 'reports.outcome'])
    .select(['reporter.id as reporter_id', nameOf('reporter').as('reporter_name')])
    .select((eb) => [
      eb.ref('reports.model_id').$notNull().as('model_id'),
      eb.ref('reports.fact').$notNull().as('fact'),
      eb.ref('reports.source').$notNull().as('source'),
      eb
        .case()
        .when('reporter.erased_at', 'is', null)
        .then(eb.ref('reporter.email'))
        .end()
        .as('reporter_email'),
    ]);
  return onPage(page, keyset).execute();
}

/** Several open reports of one fact count once, as in the to-do list. */
export async function countOpenFacts(db: DbOrTrx): Promise<number> {
  return countRows(ofFacts(db, { state: 'open' }).where(isFirstOfEntry));
}

export async function countReportsOfFacts(db: DbOrTrx, filter: Pick<Filter, 'state'>): Promise<number> {
  return countRows(ofFacts(db, filter));
}
