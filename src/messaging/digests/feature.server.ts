import { sql } from 'kysely';
import { takeDailyMessages } from '#src/messaging/conversations/mailing/service.server.ts';
import { takeDailyNotices } from '#src/messaging/notifications/daily-service.server.ts';
import { findReaders } from '#src/messaging/notifications/preferences/reader-service.server.ts';
import { withUnsubscribe } from '#src/messaging/notifications/preferences/unsubscribe-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Db, Trx } from '#src/platform/db/connect.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import type { Reason } from '#src/platform/mail/reason.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { digestTexts } from '#src/texts/notifications.server.ts';
import { labeled, noted } from '#src/texts/words.ts';

const batchSize = 100;
const maxLines = 50;

/**
 * Sends each user one daily email with everything from before 07:00 UTC. Later runs send the emails that an earlier run
 * missed.
 */
const mailDigests = scheduledJob('mail-digests', '*/10 * * * *', {
  limitSeconds: 900,
  retries: { limit: 3, delay: 30, longest: 300 },
});

export const digestWork = defineWork(mailDigests, async ({ app }) => {
  const cut = await readCut(app.db);
  let after = '';
  for (;;) {
    const due = await listDue(app.db, cut, after);
    for (const userId of due) {
      await mailDigest(app, userId, cut);
      after = userId;
    }
    if (due.length < batchSize) return;
  }
});

export const digestFeature = { jobs: [digestWork] } satisfies Feature;

/** Returns the most recent 07:00 UTC. */
async function readCut(db: Db): Promise<Date> {
  const cut = sql<Date>`(date_trunc('day', shop_now() at time zone 'UTC' - interval '7 hours') + interval '7 hours')
    at time zone 'UTC'`;
  return (await db.selectNoFrom(cut.as('cut')).executeTakeFirstOrThrow()).cut;
}

async function listDue(db: Db, cut: Date, after: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (
      select user_id from notifications where is_for_digest and at < ${cut}
      union select user_id from message_mails join notification_preferences using (user_id)
      where group_name = 'messages' and mail = 'daily' and due_at < ${cut}) due
    where user_id > ${after} and exists (
      select from users where id = user_id and deleted_at is null and suspended_at is null)
    order by user_id limit ${batchSize}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Locks a reader, so that only one daily email to them is composed at a time. */
async function lockReader(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

type Fact = [label: string, value: string];
type Line = { fact: Fact; reason: Reason };

async function mailDigest(app: App, userId: string, cut: Date): Promise<void> {
  await inTransaction(app, async (trx) => {
    await lockReader(trx, userId);
    const reader = (await findReaders(trx, [userId])).get(userId);
    // A suspended user gets the email once the suspension is lifted.
    if (!reader) return;
    const messages = await takeDailyMessages(app, trx, userId, cut);
    const notices = await takeDailyNotices(app, trx, userId, cut);
    const { PUBLIC_URL: url } = app.config;
    const noticeLines = notices.map(({ text, title, detail, path, reason }): Line => ({
      fact: [labeled(text, detail === null ? title : noted(title, detail)), `${url}${path}`],
      reason,
    }));
    const messageLines: Line[] = messages
      ? [...messages.facts, [messages.subject, `${url}${messages.path}`] satisfies Fact].map((fact) => ({
          fact,
          reason: messages.reason,
        }))
      : [];
    const lines = [...messageLines, ...noticeLines];
    const subjects = [
      ...(messages ? [messages.subject] : []),
      ...noticeLines.map(({ fact: [label] }) => label),
    ];
    const [first] = subjects;
    if (first === undefined) return;
    const shown = lines.slice(0, maxLines);
    const mail: Mail = {
      for: { of: 'several', person: userId, mail: 'daily', lines: shown.map(({ reason }) => reason) },
      kind: 'gathered',
      to: reader.to,
      greeting: mailTexts.greeting(reader.to),
      subject: digestTexts.subject(subjects.length, first),
      paragraphs: [
        digestTexts.text,
        ...(shown.length < lines.length ? [digestTexts.last(shown.length)] : []),
      ],
      facts: shown.map(({ fact }) => fact),
      action: { label: digestTexts.action, url: `${url}/dashboard/notifications` },
      footer: mailTexts.footer(url),
    };
    await enqueueMail(app, trx, ...(await withUnsubscribe(app, trx, [{ userId, group: 'daily', mail }])));
  });
}
