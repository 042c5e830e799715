import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { NoticeReason } from '#src/platform/mail/reason.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { grammar } from '#src/texts/grammar.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { notificationTexts } from '#src/texts/notifications.server.ts';
import { describe, kinds, type DataOf, type NotificationKind } from './kinds.server.ts';
import { findReaders, type Reader } from './preferences/reader-service.server.ts';
import { withUnsubscribe } from './preferences/unsubscribe-service.server.ts';
import { enqueueNoticePushes, isPushOn } from './push/service.server.ts';
import { addNotifications, markDone, type NewRow } from './queries.server.ts';
import { mailTimes, type MailTime } from './schemas.ts';

export type OwnMail = Omit<Mail, 'for'>;

export type Notice = {
  [K in NotificationKind]: {
    userId: string;
    kind: K;
    /**
     * The id of what the notification is about. A new notification about the same subject raises the count of an unread
     * one.
     */
    subject: string;
    data: DataOf<K>;
    /** The id of the conversation of an order or offer, to which emails and pushes lead. */
    conversation?: string | null;
    count?: number;
    /** When its email is sent at the earliest. The preference of the user can only delay it. */
    mail: MailTime;
    /** Whether the user asked for this very notification. If so, only the preference 'off' overrides `mail`. */
    isRequested?: boolean;
    /** Replaces the default email; a function if it depends on the reader. */
    ownMail?: OwnMail | ((to: Reader['to']) => OwnMail);
    /** The ids of users whose names or words the email repeats. */
    quotes?: string[];
  };
}[NotificationKind];

const slower = (one: MailTime, other: MailTime): MailTime =>
  mailTimes.indexOf(one) > mailTimes.indexOf(other) ? one : other;

function mailTimeOf({ kind, mail, isRequested = false }: Notice, reader: Reader | undefined): MailTime {
  const { group } = kinds[kind];
  // Orders send their own emails instead.
  if (group === 'orders' || !reader) return 'off';
  const wanted = reader.preferences[group].mail;
  return isRequested && wanted !== 'off' ? mail : slower(mail, wanted);
}

/** Notifies many users in one call, which locks their rows in a fixed order. */
export async function notify(app: App, trx: Trx, ...notices: Notice[]): Promise<void> {
  const news = merge(notices);
  if (news.length === 0) return;
  // Only emails and pushes need the readers, so a notification without either, such as a booking's, skips this query.
  const reached = news
    .filter(({ mail }) => mail !== 'off' || isPushOn(app.config))
    .map(({ userId }) => userId);
  const readers =
    reached.length > 0 ? await findReaders(trx, [...new Set(reached)]) : new Map<string, Reader>();
  const timed = news.map((notice) => {
    const reader = readers.get(notice.userId);
    return { notice, reader, time: mailTimeOf(notice, reader) };
  });
  await addNotifications(
    trx,
    timed.map(({ notice: { userId, kind, subject, data, count = 1 }, time }): NewRow => ({
      id: newId(),
      userId,
      kind,
      subject,
      data,
      count,
      isForDigest: time === 'daily',
    })),
  );
  const mails = timed.flatMap(({ notice, reader, time }) =>
    reader && time === 'now' ? toMail(app, notice, reader) : [],
  );
  await enqueueMail(app, trx, ...(await withUnsubscribe(app, trx, mails)));
  if (!isPushOn(app.config)) return;
  const pushed = timed.filter(({ notice, reader }) => wantsPush(notice.kind, reader));
  await enqueueNoticePushes(
    app,
    trx,
    pushed.map(({ notice }) => toPush(notice)),
  );
}

/** Marks the notifications that asked a user for something as read, once it is done. */
export async function settleNotices(
  trx: Trx,
  userId: string,
  subject: string,
  doneKinds: NotificationKind[],
): Promise<void> {
  await markDone(trx, userId, subject, doneKinds);
}

function wantsPush(kind: NotificationKind, reader: Reader | undefined): boolean {
  const { group } = kinds[kind];
  return reader !== undefined && (group === 'orders' || reader.preferences[group].push);
}

function toPush(notice: Notice) {
  const { kind, subject, data, count = 1, conversation = null } = notice;
  const { text, title, path } = describe(kind, subject, data, count, conversation);
  return { reason: reasonOf(notice), text, title, path };
}

function reasonOf({ userId, kind, subject, data, isRequested = false, quotes = [] }: Notice): NoticeReason {
  return {
    of: 'notice',
    person: userId,
    group: kinds[kind].group,
    kind,
    subject,
    data,
    isAsked: isRequested,
    quotes,
  };
}

function merge(notices: Notice[]): Notice[] {
  const merged = new Map<string, Notice>();
  for (const notice of notices) {
    const key = JSON.stringify([notice.userId, notice.kind, notice.subject]);
    const before = merged.get(key);
    merged.set(key, before ? { ...notice, count: (before.count ?? 1) + (notice.count ?? 1) } : notice);
  }
  return [...merged.values()];
}

function toMail(app: App, notice: Notice, { to }: Reader) {
  const { userId, kind, subject, data, count = 1, conversation = null, ownMail } = notice;
  const { group, text, title, detail, path } = describe(kind, subject, data, count, conversation);
  if (group === 'orders') return [];
  const { PUBLIC_URL: url } = app.config;
  const words = notificationTexts.mail;
  const own: OwnMail = (typeof ownMail === 'function' ? ownMail(to) : ownMail) ?? {
    kind: 'trade',
    topic: `${kind} ${subject}`,
    to,
    greeting: mailTexts.greeting(to),
    subject: words.subject(text, title),
    paragraphs: [`${text}${grammar.stop}`],
    facts: [
      [words.item, title],
      ...(detail === null ? [] : [[words.detail, detail] satisfies [string, string]]),
    ],
    action: { label: words.action, url: `${url}${path}` },
    footer: mailTexts.footer(url),
  };
  return [{ userId, group, mail: { ...own, for: reasonOf(notice) } }];
}
