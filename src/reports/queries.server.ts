import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { inWindow, type Sorts, type Window } from '#src/platform/db/window.server.ts';
import type { NewReport, Outcome, ReportsQuery } from './contract.ts';

/** What the list of reports can be sorted by. */
export const reportSorts = {
  id: sql.ref<string>('reports.id'),
  columns: {
    queue: { by: sql`coalesce(reports.closed_at, 'infinity')`, type: 'time' },
    date: { by: sql.ref('reports.reported_at'), type: 'time' },
    reason: { by: sql.ref('reports.reason'), type: 'text' },
  },
} as const satisfies Sorts<string>;

type Filter = Pick<ReportsQuery, 'state'>;

function reports(db: DbOrTrx, { state }: Filter = {}) {
  const all = db.selectFrom('reports');
  return state ? all.where('reports.closed_at', state === 'open' ? 'is' : 'is not', null) : all;
}

function withDetails(query: ReturnType<typeof reports>) {
  return query
    .innerJoin('people as reporter', 'reporter.id', 'reports.reporter_id')
    .innerJoin('listings', 'listings.id', 'reports.listing_id')
    .innerJoin('people as seller', 'seller.id', 'listings.seller_id')
    .select([
      'reports.id',
      'reports.reason',
      'reports.note',
      'reports.reported_at',
      'reports.outcome',
      'reports.closed_at',
      'reports.reporter_id',
      'reporter.name as reporter_name',
      'reporter.email as reporter_email',
      'reports.listing_id',
      'listings.kind',
      'listings.title',
      'listings.des',
      'listings.sale_cents',
      'listings.img',
      'listings.state',
      'listings.deleted_at',
      'seller.name as seller_name',
    ]);
}

export type ReportRow = Awaited<ReturnType<typeof findReport>>;

export async function findReport(db: DbOrTrx, id: string) {
  return withDetails(reports(db).where('reports.id', '=', id)).executeTakeFirstOrThrow();
}

export async function listReports(db: DbOrTrx, filter: Filter, window: Window) {
  return inWindow(withDetails(reports(db, filter)), window).execute();
}

/** Exact: dashboards show it. */
export async function countReports(db: DbOrTrx, filter: Filter): Promise<number> {
  const { count } = await reports(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What is to be known of an item before it is reported. */
export async function findReported(db: DbOrTrx, listingId: string) {
  return db
    .selectFrom('listings')
    .select(['id', 'seller_id', 'deleted_at'])
    .where('id', '=', listingId)
    .executeTakeFirst();
}

/** Files a report; false when this person has an open one about the item. */
export async function insertReport(
  trx: Trx,
  id: string,
  reporterId: string,
  { listing, reason, note }: NewReport,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reports')
    .values({ id, listing_id: listing, reporter_id: reporterId, reason, note })
    .onConflict((conflict) =>
      conflict.columns(['listing_id', 'reporter_id']).where('closed_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findListingOf(db: DbOrTrx, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('reports').select('listing_id').where('id', '=', id).executeTakeFirst();
  return row?.listing_id;
}

/** The open reports about an item, locked in the order of their ids, as everyone who closes several does. */
export async function lockOpenReports(trx: Trx, listingId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('reports')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function closeReports(trx: Trx, ids: string[], outcome: Outcome, by: string): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ outcome, closed_at: sql`now()`, closed_by: by })
    .where('id', 'in', ids)
    .execute();
}
