import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { LimitName } from '#src/platform/security/rate-limits.server.ts';
import type { MailKind, WaitingMail } from './template.server.ts';

const budgets: Record<MailKind, readonly LimitName[]> = {
  security: ['mail-security'],
  programs: ['mail-programs'],
  vital: [],
  confirm: ['mail-confirm'],
  reset: ['mail-reset'],
  asked: ['mail-asked', 'mail-asked-day'],
  trade: ['mail-trade'],
  // A user gets these only after an action of their own, so others cannot cause many.
  deal: [],
  gathered: [],
  // Each subscriber gets one email per issue; calls that send test emails have their own limit.
  letter: [],
  test: [],
};
const unconfirmed: Partial<typeof budgets> = {
  security: ['mail-security-unconfirmed'],
  vital: ['mail-security-unconfirmed'],
  trade: ['mail-trade-unconfirmed', 'mail-trade-unconfirmed-day'],
  deal: ['mail-deal-unconfirmed'],
};

type Addressed = Pick<WaitingMail, 'kind' | 'calendar' | 'for'> & {
  to: { address: string; confirmed: boolean };
};

/**
 * Emails about canceled meetings and farewell emails to an unconfirmed address have separate limits, because each of
 * these emails is sent only once.
 */
function limitsOf({ kind, to, calendar, for: reason }: Addressed): readonly LimitName[] {
  if (to.confirmed) return budgets[kind];
  if (calendar?.method === 'CANCEL') return ['mail-meeting-off-unconfirmed'];
  if (reason?.of === 'farewell') return ['mail-farewell-unconfirmed'];
  return unconfirmed[kind] ?? budgets[kind];
}

/**
 * Counts an email only after it is sent, so that a failed email can be retried. Returns `busy` if emails that are still
 * being sent may use up the limit.
 */
export async function withinBudget(
  { rateLimits }: App,
  mail: Addressed,
  send: () => Promise<void>,
): Promise<'sent' | 'enough' | 'busy'> {
  const recipient = mail.to.address.toLowerCase();
  const names = limitsOf(mail);
  const group = `${names.join(' ')} ${recipient}`;
  // The email is noted before the counts are read, so that one of two concurrent emails takes the other into account.
  const underway = await rateLimits.note('mail-underway', group);
  try {
    const left = Math.min(...(await Promise.all(names.map((name) => rateLimits.left(name, recipient)))));
    if (left <= 0) return 'enough';
    if (underway > left) return 'busy';
    await send();
    for (const name of names) await rateLimits.note(name, recipient);
    return 'sent';
  } finally {
    await rateLimits.giveBack('mail-underway', group);
  }
}

export async function mayMail(
  { rateLimits }: App,
  kind: 'confirm' | 'reset',
  address: string,
): Promise<boolean> {
  const left = budgets[kind].map((name) => rateLimits.left(name, address.toLowerCase()));
  return Math.min(...(await Promise.all(left))) > 0;
}

/**
 * Selects the recipient's user id. Emails that were queued by an earlier release contain only the recipient's address.
 */
const readerOf = ({ for: reason, to }: WaitingMail) =>
  reason && 'person' in reason
    ? sql`select id from users where id = ${reason.person} and deleted_at is null`
    : sql`select id from users where lower(email) = ${to.address.toLowerCase()} and deleted_at is null`;

const unlessNewer = sql`
  on conflict (user_id, topic) do update set id = excluded.id, mail = excluded.mail, quoted = excluded.quoted
  where held.id < excluded.id`;

/** Stores an email that will be sent together with others. Only the last email of each topic is stored. */
export async function holdMail(
  app: App,
  id: string,
  { mail, sealed }: { mail: WaitingMail; sealed: string },
): Promise<void> {
  const quoted = mail.for && 'quotes' in mail.for ? mail.for.quotes : [];
  await sql`
    insert into mails_on_hold as held (user_id, topic, id, mail, quoted)
    select reader.id, ${mail.topic ?? id}, ${id}, ${JSON.stringify({ sealed })}::jsonb, ${quoted ?? []}::text[]
    from (${readerOf(mail)}) reader
    ${unlessNewer}
  `.execute(app.db);
}

type Held = { id: string; first: string; name: string; email: string; email_verified: boolean };

export async function findHeldRecipients(app: App, after: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select users.id, name, email, email_verified, first from (
      select user_id, min(id) as first from mails_on_hold group by user_id having min(id) > ${after}) held
    join users on users.id = user_id and deleted_at is null order by first limit 500
  `.execute(app.db);
  return rows;
}

/**
 * Moves the emails that the previous release held by email address to the new table, which holds them by user. Drops
 * emails to closed accounts.
 */
export async function adoptHeldMails(app: App): Promise<void> {
  await sql`
    with taken as (delete from held_mails returning recipient, topic, id, mail)
    insert into mails_on_hold as held (user_id, topic, id, mail)
    select users.id, topic, taken.id, mail from taken join users on lower(email) = recipient and deleted_at is null
    ${unlessNewer}
  `.execute(app.db);
}

export async function dropUnreadableHeld(app: App): Promise<void> {
  await sql`
    delete from mails_on_hold using users where users.id = user_id and deleted_at is not null`.execute(
    app.db,
  );
}

export async function dropOlderHeld(app: App, id: string, mail: WaitingMail): Promise<void> {
  if (mail.topic === undefined) return;
  await sql`
    delete from mails_on_hold where user_id in (${readerOf(mail)}) and topic = ${mail.topic} and id < ${id}
  `.execute(app.db);
}

export async function takeStoredMails(trx: Trx, userId: string): Promise<object[]> {
  const { rows } = await sql<{ id: string; mail: object }>`
    delete from mails_on_hold where user_id = ${userId} returning id, mail
  `.execute(trx);
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ mail }) => mail);
}

export async function dropHeldMails(trx: DbOrTrx, userId: string): Promise<void> {
  await sql`delete from mails_on_hold where user_id = ${userId}`.execute(trx);
}

export async function dropHeldQuotes(trx: DbOrTrx, userId: string): Promise<void> {
  await sql`delete from mails_on_hold where ${userId} = any(quoted)`.execute(trx);
}
