import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/**
 * How long a process reserves an issue, so that a different process can continue if this one is killed. Must be longer
 * than sending one email takes.
 */
const holdSeconds = 120;
const maxTries = 8;

export type Held = { id: string; subject: string; des: string; held_until: Date };
export type Recipient = { subscriber_id: string; email: string };

/** Reserves an issue for this process: either one with an email that is due, or one with no emails left to send. */
export async function holdIssue(db: DbOrTrx): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    update issues set held_until = now() + make_interval(secs => ${holdSeconds})
    where id = (
      select id from issues
      where state = 'sending' and (held_until is null or held_until <= now())
        and (
          not exists (select from issue_recipients where issue_id = issues.id and state = 'waiting')
          or exists (
            select from issue_recipients where issue_id = issues.id and state = 'waiting' and next_at <= now()
          )
        )
      order by started_at, id limit 1 for update skip locked
    )
    returning id, subject, des, held_until
  `.execute(db);
  return rows[0];
}

export async function findNext(db: DbOrTrx, issueId: string): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select subscriber_id, newsletter_subscribers.email
    from issue_recipients
      join issues on issues.id = issue_id
      join newsletter_subscribers on newsletter_subscribers.id = subscriber_id
    where issue_id = ${issueId} and issue_recipients.state = 'waiting' and next_at <= now()
      and issues.state = 'sending' and newsletter_subscribers.confirmed_at is not null
    order by next_at, subscriber_id limit 1
  `.execute(db);
  return rows[0];
}

/** Marks an email right before it is sent, so that nobody gets it twice. Returns false if it is no longer due. */
export async function markHanded(
  db: DbOrTrx,
  issueId: string,
  { subscriber_id, leave_hash }: { subscriber_id: string; leave_hash: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update issue_recipients set state = 'handed', handed_at = now(), leave_hash = ${leave_hash}
    where issue_id = ${issueId} and subscriber_id = ${subscriber_id} and state = 'waiting'
      and exists (select from issues where id = ${issueId} and state = 'sending')
  `.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Stores the response of the mail server. With `later`, the email is delayed, longer each time, until `maxTries` is
 * reached.
 */
export async function recordOutcome(
  db: DbOrTrx,
  issueId: string,
  subscriberId: string,
  answer: 'sent' | 'refused' | 'later',
): Promise<void> {
  const state =
    answer === 'later'
      ? sql`case when tries + 1 < ${maxTries} then 'waiting' else 'refused' end`
      : sql.val(answer);
  await sql`
    update issue_recipients
    set state = ${state}, tries = tries + ${answer === 'later' ? 1 : 0},
      next_at = ${answer === 'later' ? sql`now() + interval '5 minutes' * (2 ^ tries)` : sql.ref('next_at')}
    where issue_id = ${issueId} and subscriber_id = ${subscriberId} and state in ('waiting', 'handed')
  `.execute(db);
}

/**
 * Releases an issue, unless another process has reserved it since. The issue becomes `sent` if no recipients are
 * waiting.
 */
export async function releaseIssue(trx: Trx, { id, held_until }: Held, isStuck: boolean): Promise<void> {
  await sql`
    update issues
    set held_until = null, stuck_since = ${isStuck ? sql`coalesce(stuck_since, now())` : null}
    where id = ${id} and held_until = ${held_until}
  `.execute(trx);
  await sql`
    update issues set state = 'sent', ended_at = now(), stuck_since = null
    where id = ${id} and state = 'sending'
      and not exists (select from issue_recipients where issue_id = ${id} and state = 'waiting')
  `.execute(trx);
}

export async function isAnyoneDue(db: DbOrTrx): Promise<boolean> {
  const { rows } = await sql`
    select from issue_recipients join issues on issues.id = issue_id
    where issues.state = 'sending' and issue_recipients.state = 'waiting' and next_at <= now() limit 1
  `.execute(db);
  return rows.length > 0;
}

export async function listIssuesTo(db: DbOrTrx, subscriberId: string) {
  return db
    .selectFrom('issue_recipients')
    .innerJoin('issues', 'issues.id', 'issue_recipients.issue_id')
    .select(['issues.subject', 'issue_recipients.state', 'issue_recipients.handed_at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('issues.started_at')
    .execute();
}
