import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/db/connect.server.ts';
import type { Mail, MailKind } from './mail-template.server.ts';
import type { LimitName } from './rate-limits.server.ts';

const budgets: Record<MailKind, readonly LimitName[]> = {
  security: ['mail-security'],
  vital: [],
  confirm: ['mail-confirm'],
  reset: ['mail-reset'],
  asked: ['mail-asked', 'mail-asked-day'],
  trade: ['mail-trade'],
  gathered: [],
  // One of each letter to each subscriber; tests of it are limited by call.
  letter: [],
};
/** Of an address that nobody has shown to be theirs. */
const unconfirmed: Partial<typeof budgets> = {
  security: ['mail-security-unconfirmed'],
  vital: ['mail-security-unconfirmed'],
  trade: ['mail-trade-unconfirmed', 'mail-trade-unconfirmed-day'],
};

type Addressed = { kind: MailKind; to: { address: string; confirmed: boolean } };

/**
 * Does what sends a mail while its recipient has had few of its kind, whoever caused them; answers `enough` when they
 * have had as many as they get, and `busy` when that depends on others which are being sent. It counts once it is sent,
 * so that what fails can be tried again as often as it takes.
 */
export async function withinBudget(
  { rateLimits }: App,
  { kind, to }: Addressed,
  send: () => Promise<void>,
): Promise<'sent' | 'enough' | 'busy'> {
  const who = to.address.toLowerCase();
  const names = (to.confirmed ? undefined : unconfirmed[kind]) ?? budgets[kind];
  const group = `${names.join(' ')} ${who}`;
  // Before what is left is read: what others send meanwhile is then in one of the two, or in both.
  const underway = await rateLimits.note('mail-underway', group);
  try {
    const left = Math.min(...(await Promise.all(names.map((name) => rateLimits.left(name, who)))));
    if (left <= 0) return 'enough';
    if (underway > left) return 'busy';
    await send();
    for (const name of names) await rateLimits.note(name, who);
    return 'sent';
  } finally {
    await rateLimits.giveBack('mail-underway', group);
  }
}

/** Puts a mail aside for the one that gathers them: of each topic the last one counts. */
export async function holdMail(app: App, id: string, mail: Mail): Promise<void> {
  const topic = mail.topic ?? id;
  await sql`
    insert into held_mails as held (recipient, topic, id, mail)
    values (${mail.to.address.toLowerCase()}, ${topic}, ${id}, ${JSON.stringify(mail)}::jsonb)
    on conflict (recipient, topic) do update set id = excluded.id, mail = excluded.mail
    where held.id < excluded.id
  `.execute(app.db);
}

type Held = { recipient: string; confirmed: boolean; first: string };

/** Some of those who have mails put aside, by the first of these: those whose first one comes after `after`. */
export async function findHeldRecipients(app: App, after: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select recipient, bool_and((mail -> 'to' ->> 'confirmed')::boolean) as confirmed, min(id) as first
    from held_mails group by recipient having min(id) > ${after} order by min(id) limit 500
  `.execute(app.db);
  return rows;
}

/** Forgets what was put aside before a later mail on the same was sent: that state is over. */
export async function dropOlderHeld(app: App, id: string, { to, topic }: Mail): Promise<void> {
  if (topic === undefined) return;
  await sql`
    delete from held_mails where recipient = ${to.address.toLowerCase()} and topic = ${topic} and id < ${id}
  `.execute(app.db);
}

/** What was put aside for someone follows them to an address that is theirs now, where it was of someone else before. */
export async function moveHeldMails(trx: Trx, from: string, to: string): Promise<void> {
  await dropHeldMails(trx, to);
  await sql`
    update held_mails
    set recipient = ${to.toLowerCase()},
      mail = jsonb_set(mail, '{to}', mail -> 'to' || jsonb_build_object('address', ${to}::text, 'confirmed', true))
    where recipient = ${from.toLowerCase()}
  `.execute(trx);
}

/** Takes what was put aside for someone, in the order of what happened. */
export async function takeHeldMails(trx: Trx, recipient: string): Promise<Mail[]> {
  const { rows } = await sql<{ id: string; mail: Mail }>`
    delete from held_mails where recipient = ${recipient} returning id, mail
  `.execute(trx);
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ mail }) => mail);
}

/** Forgets what was put aside for someone who has nothing to do with it any more. */
export async function dropHeldMails(trx: DbOrTrx, recipient: string): Promise<void> {
  await sql`delete from held_mails where recipient = ${recipient.toLowerCase()}`.execute(trx);
}
