import { sql, type Insertable, type Updateable } from 'kysely';
import type { IssuesQuery } from '#src/content/newsletter/schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { alphabetical, onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { countRows, contains } from '#src/platform/db/query-parts.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';

/** The time when an issue was sent, or when a draft was last changed. */
const stamp = sql<Date>`coalesce(started_at, updated_at)`;

export const issueSorts = {
  id: sql.ref<string>('id'),
  columns: {
    date: { by: stamp, type: 'time' },
    subject: { by: alphabetical(sql.ref('subject')), type: 'text' },
    state: { by: sql.ref('state'), type: 'text' },
  },
} as const satisfies Sorts<string>;

type Filter = Pick<IssuesQuery, 'state' | 'q'>;

const summaryColumns = [
  'id',
  'subject',
  'state',
  'version',
  'updated_at',
  'started_at',
  'ended_at',
  'stuck_since',
] as const;

const counts = sql<Partial<Record<string, number>>>`(
  select coalesce(json_object_agg(state, number), '{}') from (
    select state, count(*)::int as number from issue_recipients where issue_id = issues.id group by state
  ) as states
)`.as('counts');

function issues(db: DbOrTrx, { state, q }: Filter) {
  let query = db.selectFrom('issues');
  if (state) query = query.where('state', '=', state);
  return q ? query.where(contains(sql`lower(subject)`, q)) : query;
}

export async function listIssueRows(db: DbOrTrx, filter: Filter, keyset: KeysetPage) {
  return onPage(issues(db, filter).select([...summaryColumns, counts]), keyset).execute();
}
export type SummaryRow = Omit<Awaited<ReturnType<typeof listIssueRows>>[number], 'sort_key'>;

export async function countIssues(db: DbOrTrx, filter: Filter): Promise<number> {
  return countRows(issues(db, filter));
}

const withId = (db: DbOrTrx, id: string) =>
  db
    .selectFrom('issues')
    .select([...summaryColumns, 'des', counts])
    .where('id', '=', id);

export async function findIssue(db: DbOrTrx, id: string) {
  return withId(db, id).executeTakeFirst();
}
export type IssueRow = NonNullable<Awaited<ReturnType<typeof findIssue>>>;

export async function lockIssue(trx: Trx, id: string): Promise<IssueRow | undefined> {
  return withId(trx, id).forUpdate().executeTakeFirst();
}

/** Reads an issue that this transaction has just inserted or locked. */
export async function readIssue(trx: Trx, id: string): Promise<IssueRow> {
  return withId(trx, id).executeTakeFirstOrThrow();
}

export async function insertIssue(trx: Trx, values: Insertable<Tables['issues']>): Promise<void> {
  await trx.insertInto('issues').values(values).execute();
}

export async function updateIssue(trx: Trx, id: string, values: Updateable<Tables['issues']>): Promise<void> {
  await trx.updateTable('issues').set(values).where('id', '=', id).execute();
}

export async function deleteDraft(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('issues').where('id', '=', id).where('state', '=', 'draft').execute();
}

function confirmed(db: DbOrTrx) {
  return db
    .selectFrom('newsletter_subscribers')
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .where('email', 'is not', null);
}

export async function countConfirmed(db: DbOrTrx): Promise<number> {
  return countRows(confirmed(db));
}

export async function addRecipients(trx: Trx, issueId: string): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('issue_recipients')
    .columns(['issue_id', 'subscriber_id'])
    .expression(confirmed(trx).select([sql.val(issueId).as('issue_id'), 'id']))
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

export async function exportIssues(db: DbOrTrx, authorId: string) {
  return db
    .selectFrom('issues')
    .select(['id', 'subject', 'des', 'state', 'created_at', 'updated_at', 'started_at', 'ended_at'])
    .where('author_id', '=', authorId)
    .orderBy('id')
    .execute();
}
