import { sql, type RawBuilder } from 'kysely';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { isKind } from '#src/messaging/notifications/kinds.server.ts';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { MailTime } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { MailReason, NoticeReason, Reason } from '#src/platform/mail/reason.server.ts';
import type { WaitingMail } from '#src/platform/mail/service.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { digestTexts } from '#src/texts/notifications.server.ts';

type To = { name: string; address: string; confirmed: boolean };
type Reader = { to: To; isSuspended: boolean };

/**
 * Returns a waiting email with its reader's current address and without outdated lines, or null if it must no longer be
 * sent. Pushes are checked by `isStillDue` instead.
 */
export async function checkMail(app: App, mail: WaitingMail): Promise<WaitingMail | null> {
  const { db } = app;
  const { for: reason, to } = mail;
  // Emails queued by earlier releases have no reason.
  if (!reason) return mail;
  if (!('person' in reason)) {
    const found = await findAddressee(db, reason, to);
    return found && addressed(mail, found);
  }
  const reader = await findReader(db, reason.person);
  if (!reader) return null;
  if (reason.of !== 'several')
    return (await isDue(app, db, reason, reader, 'mail')) ? addressed(mail, reader.to) : null;
  const { facts = [] } = mail;
  const due: { fact: (typeof facts)[number]; line: Reason | undefined }[] = [];
  for (const [at, fact] of facts.entries()) {
    const line = reason.lines[at];
    if (!line || (await isDue(app, db, line, reader, 'line'))) due.push({ fact, line });
  }
  // All messages are one subject, which is their last line.
  const subjects = due.filter(
    ({ line }, at) => line?.of !== 'messages' || due[at + 1]?.line?.of !== 'messages',
  );
  const [first] = subjects;
  if (!first) return null;
  const now = addressed(mail, reader.to);
  if (due.length === facts.length) return now;
  const subject =
    reason.mail === 'daily'
      ? digestTexts.subject(subjects.length, first.fact[0])
      : dealMailTexts.gathered.subject(due.length);
  return { ...now, facts: due.map(({ fact }) => fact), subject };
}

export async function isStillDue(app: App, db: DbOrTrx, reason: Reason, by: By = 'mail'): Promise<boolean> {
  const reader = await findReader(db, reason.person);
  return reader !== undefined && isDue(app, db, reason, reader, by);
}

async function isDue(app: App, db: DbOrTrx, reason: Reason, reader: Reader, by: By): Promise<boolean> {
  const { quotes = [], of } = reason;
  if (quotes.length > 0 && (await isAnyErased(db, quotes))) return false;
  if (of === 'person') return true;
  if (reader.isSuspended) return false;
  if (!(await isSubscribed(db, reason, by))) return false;
  return of === 'messages' ? hasUnread(db, reason) : isTrue(app, db, reason);
}

async function isTrue(app: App, db: DbOrTrx, notice: NoticeReason): Promise<boolean> {
  const { kind } = notice;
  if (!isKind(kind)) return true;
  const check = noticeChecks.all(app).find((checks) => checks[kind])?.[kind];
  if (!check) return true;
  return (await db.selectNoFrom(check(notice).as('is_true')).executeTakeFirstOrThrow()).is_true;
}

function addressed(mail: WaitingMail, to: To): WaitingMail {
  if (to.address === mail.to.address) return mail;
  return { ...mail, to, greeting: mailTexts.greeting(to) };
}

async function findReader(db: DbOrTrx, id: string): Promise<Reader | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['name', 'email', 'email_verified', 'suspended_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      to: { name: row.name, address: row.email, confirmed: row.email_verified },
      isSuspended: row.suspended_at !== null,
    }
  );
}

type Addressed = Exclude<MailReason, { person: string }>;

async function findAddressee(db: DbOrTrx, reason: Addressed, to: To): Promise<To | null> {
  switch (reason.of) {
    case 'link':
      return (await exists(sql`mailed_tokens where hash = ${reason.hash} and expires_at > now()`, db))
        ? to
        : null;
    case 'invitation':
      return (await exists(
        sql`invitations where hash = ${reason.hash} and revoked_at is null and expires_at > shop_now() and uses < max_uses`,
        db,
      ))
        ? to
        : null;
    case 'subscription':
      return (await exists(
        sql`newsletter_subscribers where id = ${reason.subscriber} and confirm_hash = ${reason.hash} and left_at is null`,
        db,
      ))
        ? to
        : null;
    case 'issue':
    case 'farewell':
      return to;
    case 'account':
    case 'holder': {
      const now = await findAccount(db, reason, to);
      return reason.of === 'account' || now?.address.toLowerCase() === to.address.toLowerCase() ? now : null;
    }
  }
}

async function exists(rows: RawBuilder<unknown>, db: DbOrTrx): Promise<boolean> {
  return (await sql`select from ${rows} limit 1`.execute(db)).rows.length > 0;
}

/**
 * Returns an account's current name and address, or null if it is closed or removed. An outside provider's account
 * without a record here keeps `to`.
 */
async function findAccount(
  db: DbOrTrx,
  { issuer, subject }: { issuer: string; subject: string },
  to: To,
): Promise<To | null> {
  const { rows } = await sql<To & { is_open: boolean }>`
    select name, email as address, email_verified as confirmed, deleted_at is null as is_open
    from users where issuer = ${issuer} and subject = ${subject}
    union all
    select name, email, "emailVerified", true from identity_user where ${issuer} = ${embeddedIssuer} and id = ${subject}
    limit 1`.execute(db);
  const [found] = rows;
  if (!found) return issuer === embeddedIssuer ? null : to;
  const { is_open, ...now } = found;
  return is_open ? now : null;
}

async function isAnyErased(db: DbOrTrx, userIds: string[]): Promise<boolean> {
  return exists(sql`users where id = any(${userIds}::text[]) and erased_at is not null`, db);
}

type By = 'mail' | 'line' | 'push';

/** Returns whether a user still wants notifications of a group. Without a stored preference, they do. */
async function isSubscribed(db: DbOrTrx, reason: Reason, by: By): Promise<boolean> {
  if (reason.of === 'person') return true;
  const group = reason.of === 'messages' ? 'messages' : reason.group;
  const { rows } = await sql<{ mail: MailTime; push: boolean }>`
    select mail, push from notification_preferences
    where user_id = ${reason.person} and group_name = ${group}`.execute(db);
  const [chosen] = rows;
  if (!chosen) return true;
  if (by === 'push') return chosen.push;
  if (chosen.mail !== 'daily' || by === 'line' || reason.of === 'messages' || reason.isAsked)
    return chosen.mail !== 'off';
  // The user has switched to daily emails since, so the notification becomes part of the next daily email.
  await sql`
    update notifications set is_for_digest = true
    where user_id = ${reason.person} and kind = ${reason.kind} and subject = ${reason.subject} and read_at is null`.execute(
    db,
  );
  return false;
}

async function hasUnread(
  db: DbOrTrx,
  { person, conversations }: Extract<Reason, { of: 'messages' }>,
): Promise<boolean> {
  const among = conversations ? sql`id = any(${conversations}::text[])` : sql`true`;
  return exists(
    sql`conversations where ${among} and not is_blocked(buyer_id, seller_id)
      and (buyer_id = ${person} and buyer_unread > 0 or seller_id = ${person} and seller_unread > 0)`,
    db,
  );
}
