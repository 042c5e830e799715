import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { pauseOf } from './deciding/pause-schemas.ts';
import { reportOpened } from './events.server.ts';
import type { FactReport, FactReportsQuery } from './fact-schemas.ts';
import {
  countReports,
  countOpenFacts,
  countReportsOfFacts,
  listReports,
  listReportsOfFacts,
  reportSorts,
  type ItemFacts,
  type ReportRow,
} from './lists/queries.server.ts';
import { reportableFacts, reportableItems, reportableMessages, reportableReviews } from './ports.server.ts';
import {
  hasUsedShopForAWeek,
  insertReport,
  listParties,
  parties as reportParties,
} from './queries.server.ts';
import type { FiledReport, NewReport, Report, ReportsQuery, Target } from './schemas.ts';

export { listParties, reportParties };

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
    voices: row.voices,
    reported: toReported(row),
    message: row.message,
    review: row.review && { ...row.review, warnings: warningsOf(row.review.text ?? '') },
    copied: row.copied,
    listing: {
      _id: row.listing_id,
      version: row.version,
      kind: row.kind,
      title: row.title,
      des: row.des,
      sale: fromMinorUnits(row.sale_cents),
      img: row.img,
      photos: row.facts.photos,
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

function toReported({ reported, facts, current_cents }: ReportRow): Report['reported'] {
  if (!reported) return [];
  const now = comparable(facts, current_cents);
  return reported.map(({ version, facts: stored, sale_cents }) => {
    const then = comparable(stored, sale_cents);
    const paths = (Object.keys(then) as (keyof typeof then)[]).filter(
      (path) => String(then[path]) !== String(now[path]),
    );
    return { version, ...then, changes: paths.map((path) => ({ path, was: then[path], is: now[path] })) };
  });
}

/** Earlier versions have no `included` and `parts`. */
const comparable = ({ included = [], parts = [], ...facts }: ItemFacts, cents: number) => ({
  ...facts,
  sale: fromMinorUnits(cents),
  included,
  parts,
});

/** @throws AppError `conflict` while an earlier report is open, `invalid` for one's own, `too-many-requests` */
export async function fileReport(app: App, caller: Caller, input: NewReport): Promise<FiledReport> {
  const isTrusted = caller.emailVerified && (await hasUsedShopForAWeek(app.db, caller.id));
  await app.rateLimits.consume(isTrusted ? 'report' : 'report-new', caller.id);
  const { target, reason, note } = input;
  const { of, ...ids } = target;
  return inTransaction(app, async (trx) => {
    const { id: reporterId } = await lockActor(trx, caller.id);
    await check(app, trx, reporterId, target);
    const source = target.of === 'fact' ? target.source : null;
    const row = { id: newId(), reporter_id: reporterId, reason, note, source };
    const filed = await insertReport(trx, target, row);
    if (!filed) throw new AppError('conflict', dealProblems.reported[of]);
    await reportOpened.publish(app, trx, { report: filed.id, of, reason });
    return { _id: filed.id, date: filed.date.toISOString(), reason, note, ...ids };
  });
}

async function check(app: App, trx: Trx, reporterId: string, target: Target): Promise<void> {
  switch (target.of) {
    case 'item':
      return reportableItems.one(app).check(trx, reporterId, target.listing);
    case 'message':
      return reportableMessages.one(app).check(trx, reporterId, target);
    case 'review':
      return reportableReviews.one(app).check(trx, reporterId, target.review);
    case 'fact':
      return reportableFacts.one(app).check(app, target.model, target.fact);
  }
}

export async function listReported(app: App, caller: Caller, query: ReportsQuery): Promise<Page<Report>> {
  const { state, listing, seller, reporter } = query;
  const filter = { state, listing, seller, reporter, reader: caller.id };
  const keyset = parsePage('reports', reportSorts, query, filter);
  const [rows, count] = await Promise.all([
    listReports(app.db, reportableItems.one(app).state, filter, keyset),
    countReports(app.db, filter),
  ]);
  return toPage(rows, keyset, { count }, toReport);
}

export async function listFactReports(app: App, query: FactReportsQuery): Promise<Page<FactReport>> {
  const filter = { state: query.state };
  const keyset = parsePage('fact-reports', reportSorts, query, filter);
  const [rows, count] = await Promise.all([
    listReportsOfFacts(app.db, filter, keyset),
    countReportsOfFacts(app.db, filter),
  ]);
  const { show } = reportableFacts.one(app);
  const shown = await Promise.all(
    rows.map(async (row) => ({ ...row, shown: await show(app, row.model_id, row.fact) })),
  );
  return toPage(shown, keyset, { count }, ({ shown: { model, ...fact }, ...row }) => ({
    _id: row.id,
    model: { _id: row.model_id, name: model },
    fact: { name: row.fact, ...fact },
    source: row.source,
    note: row.note,
    date: row.reported_at.toISOString(),
    reporter: { _id: row.reporter_id, name: row.reporter_name, email: row.reporter_email },
    outcome: row.outcome,
  }));
}

export async function countOpenReports(app: App, adminId: string): Promise<number> {
  const [others, facts] = await Promise.all([
    countReports(app.db, { state: 'open', reader: adminId }),
    countOpenFacts(app.db),
  ]);
  return others + facts;
}
