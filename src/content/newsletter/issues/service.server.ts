import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import type {
  Issue,
  IssueChanges,
  IssueFields,
  IssuesQuery,
  IssueSummary,
} from '#src/content/newsletter/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import { requireVersion } from '#src/platform/require-version.server.ts';
import { contentProblems } from '#src/texts/problems-content.server.ts';
import { composeTest } from './mail.server.ts';
import {
  countIssues,
  deleteDraft,
  findIssue,
  insertIssue,
  issueSorts,
  listIssueRows,
  lockIssue,
  readIssue,
  updateIssue,
  type IssueRow,
  type SummaryRow,
} from './queries.server.ts';

function toSummary(row: SummaryRow): IssueSummary {
  const { waiting = 0, handed = 0, sent = 0, refused = 0, left = 0 } = row.counts;
  const all = waiting + handed + sent + refused + left;
  return {
    _id: row.id,
    subject: row.subject,
    state: row.state,
    version: row.version,
    changed: row.updated_at.toISOString(),
    started: row.started_at?.toISOString() ?? null,
    ended: row.ended_at?.toISOString() ?? null,
    stuck: row.stuck_since !== null,
    recipients: { all, waiting, sent, refused, left, unknown: handed },
  };
}

function toIssue(row: IssueRow): Issue {
  return { ...toSummary(row), des: row.des };
}

export async function listIssues(
  app: App,
  { state, q, ...listQuery }: IssuesQuery,
): Promise<Page<IssueSummary>> {
  const filter = { state, q };
  const keyset = parsePage('newsletter/letters', issueSorts, listQuery, filter);
  const [rows, count] = await Promise.all([
    listIssueRows(app.db, filter, keyset),
    countIssues(app.db, filter),
  ]);
  return toPage(rows, keyset, { count }, toSummary);
}

export async function showIssue(app: App, id: string): Promise<Issue> {
  return toIssue(existing(isId(id) ? await findIssue(app.db, id) : undefined));
}

export async function addIssue(app: App, caller: Caller, fields: IssueFields): Promise<Issue> {
  const id = newId();
  return asAdmin(app, caller, async (trx) => {
    await insertIssue(trx, { ...fields, id, author_id: caller.id });
    await recordAction(trx, { act: 'wrote-letter', actor: caller.id, target: ['letter', id] });
    return toIssue(await readIssue(trx, id));
  });
}

/** @throws AppError `not-found`, `changed`, `conflict` once it was sent */
export async function changeIssue(
  app: App,
  caller: Caller,
  id: string,
  { version, ...changes }: IssueChanges,
): Promise<Issue> {
  return onIssue(app, caller, id, async (trx, row) => {
    refuseUnlessDraft(row);
    requireVersion(row.version, version);
    await updateIssue(trx, id, { ...changes, updated_at: new Date() });
    await recordAction(trx, { act: 'changed-letter', actor: caller.id, target: ['letter', id] });
  });
}

/** @throws AppError `not-found`, `conflict` once it was sent */
export async function deleteIssue(app: App, caller: Caller, id: string): Promise<number> {
  return asAdmin(app, caller, async (trx) => {
    const row = existing(isId(id) ? await lockIssue(trx, id) : undefined);
    refuseUnlessDraft(row);
    await deleteDraft(trx, id);
    const note = row.subject.slice(0, 500);
    await recordAction(trx, { act: 'deleted-letter', actor: caller.id, target: ['letter', id], note });
    return 1;
  });
}

/** Emails the stored issue to the calling admin only. @throws AppError `too-many-requests` */
export async function sendTest(app: App, caller: Caller, id: string): Promise<string> {
  const issue = existing(isId(id) ? await findIssue(app.db, id) : undefined);
  await app.rateLimits.consume('letter-test', caller.id);
  const mail = await composeTest(app.config.PUBLIC_URL, issue, caller);
  await asAdmin(app, caller, (trx) => enqueueMail(app, trx, mail));
  return caller.email;
}

/**
 * Runs a change on a locked issue, after checking that the caller is still an admin. Returns the issue after the
 * change.
 */
export async function onIssue(
  app: App,
  caller: Caller,
  id: string,
  run: (trx: Trx, row: IssueRow) => Promise<void>,
): Promise<Issue> {
  return asAdmin(app, caller, async (trx) => {
    await run(trx, existing(isId(id) ? await lockIssue(trx, id) : undefined));
    return toIssue(await readIssue(trx, id));
  });
}

export function refuseUnlessDraft({ state }: IssueRow): void {
  if (state !== 'draft') throw new AppError('conflict', contentProblems.issueSent);
}

async function asAdmin<T>(app: App, caller: Caller, run: (trx: Trx) => Promise<T>): Promise<T> {
  return app.db.transaction().execute(async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    return run(trx);
  });
}

function existing(row: IssueRow | undefined): IssueRow {
  if (!row) throw new AppError('not-found', contentProblems.noIssue);
  return row;
}
