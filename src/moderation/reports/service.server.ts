import { pauseOf } from '#src/catalog/listings/serialize.server.ts';
import { actingPerson } from '#src/accounts/auth/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { toDollars } from '#src/platform/shared/money.ts';
import type { WarningCode } from '#src/platform/user-text/warning-codes.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import type { FiledReport, NewReport, Report, ReportsQuery } from './schemas.ts';
import { checkMessage } from './filing/message-service.server.ts';
import { checkReview } from './filing/review-service.server.ts';
import {
  countReports,
  findReported,
  hasUsedShopForAWeek,
  insertReport,
  listReports,
  reportSorts,
  type Filed,
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
    closedBy: row.closed_by ? { _id: row.closed_by, name: row.closer_name } : null,
    explanation: row.explanation,
    reporter: row.reporter_id
      ? { _id: row.reporter_id, name: row.reporter_name, email: row.reporter_email }
      : null,
    message: row.conversation_id
      ? {
          conversation: row.conversation_id,
          seq: row.seq!,
          sender: { _id: row.sender_id!, name: row.sender_name },
        }
      : null,
    review: row.review_id
      ? {
          _id: row.review_id,
          by: row.review_by!,
          author: { _id: row.author_id!, name: row.author_name },
          subject: { _id: row.subject_id!, name: row.subject_name },
          stars: row.stars!,
          text: row.review_text,
          date: row.published_on!.toISOString().slice(0, 10),
          removed: row.review_removed_at !== null,
          warnings: warningsOf(row.review_text ?? ''),
        }
      : null,
    copied: row.copier_id
      ? {
          sender: { _id: row.copier_id, name: row.copier_name },
          text: row.copied_text,
          warnings: (row.copied_warnings ?? []) as WarningCode[],
        }
      : null,
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
      warnings: warningsOf(`${row.title}\n${row.des}`),
      openReports: Number(row.open_reports),
    },
  };
}

/** @throws AppError `conflict` while an earlier report is open, `invalid` for one's own, `too-many-requests` */
export async function fileReport(app: App, caller: Caller, input: NewReport): Promise<FiledReport> {
  const isTrusted = caller.emailVerified && (await hasUsedShopForAWeek(app.db, caller.id));
  await app.rateLimits.consume(isTrusted ? 'report' : 'report-new', caller.id);
  return change(app, async (trx) => {
    const reporter = await actingPerson(trx, caller.id);
    const filed = await fileOne(trx, reporter.id, input);
    return { ...input, _id: filed.id, date: filed.date.toISOString() };
  });
}

async function fileOne(trx: Trx, reporterId: string, input: NewReport): Promise<Filed> {
  const { listing, conversation, seq, review, reason, note } = input;
  if (review !== undefined) await checkReview(trx, reporterId, review);
  else if (listing !== undefined) await checkItem(trx, reporterId, listing);
  else await checkMessage(trx, reporterId, conversation!, seq!);
  const target = {
    listing_id: listing ?? null,
    conversation_id: conversation ?? null,
    seq: seq ?? null,
    review_id: review ?? null,
  };
  const filed = await insertReport(trx, { id: newId(), reporter_id: reporterId, reason, note, ...target });
  if (filed) return filed;
  if (listing)
    throw new AppError('conflict', 'You have reported this item already. An admin will look at it.');
  throw new AppError('conflict', `You have reported this ${review ? 'review' : 'message'} already.`);
}

async function checkItem(trx: Trx, reporterId: string, id: string): Promise<void> {
  const listing = isId(id) ? await findReported(trx, id) : undefined;
  if (!listing) throw new AppError('not-found', 'There is no such item.');
  if (listing.deleted_at) throw new AppError('gone', 'This item was withdrawn.');
  if (listing.paused_at || listing.suspended_at) throw new AppError('not-on-show');
  if (listing.seller_id === reporterId)
    throw new AppError('invalid', 'This item is your own.', [
      { path: 'listing', message: 'is your own item' },
    ]);
}

export async function listReported(app: App, caller: Caller, query: ReportsQuery): Promise<Page<Report>> {
  const { state, listing, seller, reporter } = query;
  const filter = { state, listing, seller, reporter, reader: caller.id };
  const keyset = parsePage('reports', reportSorts, query, filter);
  const [rows, count] = await Promise.all([
    listReports(app.db, filter, keyset),
    countReports(app.db, filter),
  ]);
  return toPage(rows, keyset, { count }, toReport);
}

export async function countOpenReports(app: App, adminId: string): Promise<number> {
  return countReports(app.db, { state: 'open', reader: adminId });
}
