import { takeDailyMessages } from '#src/messaging/conversations/mailing/service.server.ts';
import { findReaders } from '#src/messaging/notifications/preferences/queries.server.ts';
import { takeDailyNotices } from '#src/messaging/notifications/daily-service.server.ts';
import { withWayOut } from '#src/messaging/notifications/preferences/unsubscribe-service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import type { Reason } from '#src/platform/mail/reason.server.ts';
import { digestTexts } from '#src/texts/digests.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { holdReader, listDue, readCut } from './queries.server.ts';

const atOnce = 100;
const mostListed = 50;

/** Tells people once a day, in one mail, of all that they want to hear of so. What waited by 07:00 UTC is due; later runs catch up. */
const mailDigests = scheduledJob('mail-digests', '*/10 * * * *', {
  limitSeconds: 900,
  retries: { limit: 3, delay: 30, longest: 300 },
});

export const digestWork = defineWork(mailDigests, async ({ app }) => {
  const cut = await readCut(app.db);
  let after = '';
  for (;;) {
    const due = await listDue(app.db, cut, after, atOnce);
    for (const person of due) await mailDigest(app, person, cut);
    if (due.length < atOnce) return;
    after = due.at(-1)!;
  }
});

type Fact = [label: string, value: string];
type Line = { fact: Fact; reason: Reason };

async function mailDigest(app: App, person: string, cut: Date): Promise<void> {
  await change(app, async (trx) => {
    await holdReader(trx, person);
    const reader = (await findReaders(trx, [person])).get(person);
    // Whoever is suspended is told once they are back.
    if (!reader) return;
    const messages = await takeDailyMessages(app, trx, person, cut);
    const notices = await takeDailyNotices(app, trx, person, cut);
    const { PUBLIC_URL: url } = app.config;
    const told = notices.map(({ text, title, detail, path, reason }): Line => ({
      fact: [`${text}: ${title}${detail === null ? '' : ` (${detail})`}`, `${url}${path}`],
      reason,
    }));
    const unread: Line[] = messages
      ? [...messages.facts, [messages.subject, `${url}${messages.path}`] satisfies Fact].map((fact) => ({
          fact,
          reason: messages.reason,
        }))
      : [];
    const lines = [...unread, ...told];
    const subjects = [...(messages ? [messages.subject] : []), ...told.map(({ fact: [label] }) => label)];
    const [first] = subjects;
    if (first === undefined) return;
    const shown = lines.slice(0, mostListed);
    const mail: Mail = {
      for: { of: 'several', person, mail: 'daily', lines: shown.map(({ reason }) => reason) },
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
    await enqueueMail(app, trx, ...(await withWayOut(app, trx, [{ person, group: 'daily', mail }])));
  });
}
