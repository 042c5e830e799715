import type { Trx } from '#src/db/connect.server.ts';
import { findReaders, withWayOut } from '#src/notifications/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail.server.ts';
import { conversationMailTexts } from '#src/texts/conversation-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { listUnread, takeDailyMail, untell } from './mail-queries.server.ts';
import { excerptOf } from './rules.ts';

/** So many conversations stand in one mail; of the rest it says how many they are. */
const mostShown = 10;

/** What someone has not read, as lines of a mail; none where there is nothing. */
async function describeUnread(trx: Trx, personId: string) {
  const { subject, label, hidden, more } = conversationMailTexts;
  const unread = await listUnread(trx, personId);
  const [first] = unread;
  if (!first) return undefined;
  const count = unread.reduce((sum, { unread: some }) => sum + some, 0);
  return {
    subject: subject(count, unread.length === 1 ? first.title : null),
    facts: unread
      .slice(0, mostShown)
      .map(({ other_name, title, unread: some, body, warnings }): [string, string] => [
        label(other_name, title, some),
        // What warns of itself is read where the warning stands.
        !body || warnings.length > 0 ? hidden : excerptOf(body),
      ]),
    more: unread.length > mostShown ? [more(unread.length - mostShown)] : [],
    path: `/dashboard/messages${unread.length === 1 ? `/${first.id}` : ''}`,
  };
}

/** Tells someone in one mail of all that they have not read, unless they want no such mails. */
export async function mailUnread(app: App, trx: Trx, personId: string): Promise<void> {
  const reader = (await findReaders(trx, [personId])).get(personId);
  const unread = await describeUnread(trx, personId);
  if (!reader || !unread || reader.preferences.messages.mail === 'off') return untell(trx, personId);
  const { text, action } = conversationMailTexts;
  const { PUBLIC_URL: url } = app.config;
  const mail: Mail = {
    kind: 'trade',
    topic: 'messages',
    to: reader.to,
    greeting: mailTexts.greeting(reader.to),
    subject: unread.subject,
    paragraphs: [text, ...unread.more],
    facts: unread.facts,
    action: { label: action, url: `${url}${unread.path}` },
    footer: mailTexts.footer(url),
  };
  await enqueueMail(
    app,
    trx,
    ...(await withWayOut(app, trx, [{ person: personId, group: 'messages', mail }])),
  );
}

/** What the daily mail says of someone's messages, who counts as told then; none where nothing was due by a moment. */
export async function takeDailyMessages(trx: Trx, personId: string, by: Date) {
  if (!(await takeDailyMail(trx, personId, by))) return undefined;
  const unread = await describeUnread(trx, personId);
  if (!unread) await untell(trx, personId);
  return unread;
}
