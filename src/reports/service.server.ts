import { recordAct } from '#src/audit/service.server.ts';
import { pauseListing, pauseOf, removeListing } from '#src/listings/service.server.ts';
import { actingPerson } from '#src/auth/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Page } from '#src/db/page.server.ts';
import { toPage, parsePage } from '#src/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { toDollars } from '#src/platform/money.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import type { NewReport, Report, ReportsQuery, Verdict } from './contract.ts';
import { mailReporters } from './mails.server.ts';
import {
  closeReports,
  countReports,
  findListingOf,
  findReport,
  findReported,
  insertReport,
  listReports,
  lockUndecided,
  reportSorts,
  type ReportRow,
} from './queries.server.ts';

function toReport(row: ReportRow): Report {
  return {
    _id: row.id,
    reason: row.reason,
    note: row.note,
    date: row.reported_at.toISOString(),
    outcome: row.outcome,
    closed: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by ? { _id: row.closed_by, name: row.closer_name! } : null,
    explanation: row.explanation,
    reporter: { _id: row.reporter_id, name: row.reporter_name, email: row.reporter_email },
    listing: {
      _id: row.listing_id,
      kind: row.kind,
      title: row.title,
      des: row.des,
      sale: toDollars(row.sale_cents),
      img: row.img,
      seller: row.seller_name,
      sellerId: row.seller_id,
      state: row.state,
      withdrawn: row.deleted_at !== null,
      paused: pauseOf(row),
      openReports: Number(row.open_reports),
    },
  };
}

/**
 * Tells the admins of an item that should not be here.
 * @throws AppError `conflict` while the caller's earlier report of it is open, `invalid` for an item of their own.
 */
export async function fileReport(app: App, caller: Caller, input: NewReport): Promise<Report> {
  const id = newId();
  return change(app, async (trx) => {
    const reporter = await actingPerson(trx, caller.id);
    const listing = isId(input.listing) ? await findReported(trx, input.listing) : undefined;
    if (!listing) throw new AppError('not-found', 'There is no such item.');
    if (listing.deleted_at) throw new AppError('gone', 'This item was withdrawn.');
    if (listing.paused_at) throw new AppError('not-on-show');
    if (listing.seller_id === reporter.id)
      throw new AppError('invalid', 'This item is your own.', [
        { path: 'listing', message: 'is your own item' },
      ]);
    if (!(await insertReport(trx, id, reporter.id, input)))
      throw new AppError('conflict', 'You have reported this item already. An admin will look at it.');
    return toReport(await findReport(trx, id));
  });
}

/** The reports for admins: what is open first, unless the query says otherwise. */
export async function listReported(app: App, query: ReportsQuery): Promise<Page<Report>> {
  const { state, listing, seller, reporter } = query;
  const filter = { state, listing, seller, reporter };
  const keyset = parsePage('reports', reportSorts, query, filter);
  const [rows, count] = await Promise.all([
    listReports(app.db, filter, keyset),
    countReports(app.db, filter),
  ]);
  return toPage(rows, keyset, { count }, toReport);
}

/** How many reports wait for an admin. */
export async function countOpenReports(app: App): Promise<number> {
  return countReports(app.db, { state: 'open' });
}

/**
 * Decides on an item that was reported: 1, or 0 when another admin did. Every open report of it is closed alike, and all who
 * filed one are told. What is paused by a report can be removed by it later.
 * @throws AppError `conflict` for a pause of an item that was withdrawn or is sold
 */
export async function closeReport(app: App, caller: Caller, id: string, verdict: Verdict): Promise<number> {
  const { outcome, reason } = verdict;
  return change(app, async (trx) => {
    await actingPerson(trx, caller.id, ['admin']);
    const listingId = isId(id) ? await findListingOf(trx, id) : undefined;
    if (!listingId) throw new AppError('not-found', 'There is no such report.');
    const undecided = await lockUndecided(trx, listingId);
    const closing = undecided
      .filter((report) => report.outcome === null || outcome === 'removed')
      .map((report) => report.id);
    if (!closing.includes(id)) return 0;
    const explanation = reason ?? (outcome === 'removed' ? mailTexts.reported.noReason : null);
    await closeReports(trx, closing, { outcome, explanation, by: caller.id });
    const target = ['report', id] as const;
    await recordAct(trx, { act: 'closed-report', actor: caller.id, target, note: outcome });
    await mailReporters(app, trx, closing, { outcome, explanation });
    if (outcome === 'dismissed') return 1;
    if (outcome === 'paused') await pauseListing(app, trx, listingId, caller.id, explanation!);
    else await removeListing(app, trx, listingId, caller.id, explanation!);
    return 1;
  });
}
