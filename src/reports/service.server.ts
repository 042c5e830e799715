import { recordAct } from '#src/audit/service.server.ts';
import { removeListing } from '#src/catalog/service.server.ts';
import { actingPerson } from '#src/identity/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { itemKey } from '#src/platform/changes.server.ts';
import type { Page } from '#src/platform/db/page.server.ts';
import { cutPage, openWindow } from '#src/platform/db/window.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { toDollars } from '#src/platform/money.ts';
import type { NewReport, Outcome, Report, ReportsQuery } from './contract.ts';
import {
  closeReports,
  countReports,
  findListingOf,
  findReport,
  findReported,
  insertReport,
  listReports,
  lockOpenReports,
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
    reporter: { _id: row.reporter_id, name: row.reporter_name, email: row.reporter_email },
    listing: {
      _id: row.listing_id,
      kind: row.kind,
      title: row.title,
      des: row.des,
      sale: toDollars(row.sale_cents),
      img: row.img,
      seller: row.seller_name,
      state: row.state,
      withdrawn: row.deleted_at !== null,
    },
  };
}

/**
 * Tells the admins of an item that should not be here.
 * @throws AppError `conflict` while the caller's earlier report of it is open, `invalid` for an item of their own.
 */
export async function fileReport(app: App, caller: Caller, input: NewReport): Promise<Report> {
  const id = newId();
  return change(app, ['reports'], async (trx) => {
    const reporter = await actingPerson(trx, caller.id);
    const listing = isId(input.listing) ? await findReported(trx, input.listing) : undefined;
    if (!listing) throw new AppError('not-found', 'There is no such item.');
    if (listing.deleted_at) throw new AppError('gone', 'This item was withdrawn.');
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
  const filter = { state: query.state };
  const window = openWindow('reports', reportSorts, query, filter);
  const [rows, count] = await Promise.all([
    listReports(app.db, filter, window),
    countReports(app.db, filter),
  ]);
  return cutPage(rows, window, { count }, toReport);
}

/** How many reports wait for an admin. */
export async function countOpenReports(app: App): Promise<number> {
  return countReports(app.db, { state: 'open' });
}

/**
 * Closes a report: 1, or 0 when it was closed before. 'removed' withdraws the item, which cancels its open order
 * and answers every other open report about it, too.
 */
export async function closeReport(app: App, caller: Caller, id: string, outcome: Outcome): Promise<number> {
  return change(app, ['reports', 'orders'], async (trx, touch) => {
    await actingPerson(trx, caller.id, ['admin']);
    const listingId = isId(id) ? await findListingOf(trx, id) : undefined;
    if (!listingId) throw new AppError('not-found', 'There is no such report.');
    const open = await lockOpenReports(trx, listingId);
    if (!open.includes(id)) return 0;
    await closeReports(trx, outcome === 'removed' ? open : [id], outcome, caller.id);
    const target = ['report', id] as const;
    await recordAct(trx, { act: 'closed-report', actor: caller.id, target, note: outcome });
    if (outcome !== 'removed') return 1;
    await removeListing(app, trx, listingId, caller.id);
    touch(itemKey(listingId));
    return 1;
  });
}

export { exportReports } from './export-queries.server.ts';
