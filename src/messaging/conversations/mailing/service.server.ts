import { excerptOf } from '#src/messaging/conversations/serialize.server.ts';
import { findReaders } from '#src/messaging/notifications/preferences/reader-service.server.ts';
import { withUnsubscribe } from '#src/messaging/notifications/preferences/unsubscribe-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { conversationPath } from '#src/platform/shared/deal-paths.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { conversationMailTexts } from '#src/texts/notifications.server.ts';
import { countUnread, listUnread, markMailed, takeDailyMail } from './queries.server.ts';

/** The maximum number of conversations that an email lists; it only counts the others. */
const maxListed = 10;

async function describeUnread({ config }: App, trx: Trx, userId: string) {
  const { subject, label, hidden, more, action } = conversationMailTexts;
  const { conversations, messages } = await countUnread(trx, userId);
  const shown = await listUnread(trx, userId, maxListed);
  const [first] = shown;
  if (!first) return undefined;
  const isOne = conversations === 1;
  return {
    subject: subject(messages, isOne ? first.title : null),
    facts: shown.flatMap(({ id, other_name, title, unread, body, warnings }): Fact[] => [
      [
        label(other_name, title, unread),
        // A message with a warning is not quoted in the email, because only the page shows the warning.
        !body || warnings.length > 0 ? hidden : excerptOf(body),
      ],
      ...(isOne ? [] : [[action, config.PUBLIC_URL + conversationPath(id)] satisfies Fact]),
    ]),
    more: conversations > shown.length ? [more(conversations - shown.length)] : [],
    path: isOne ? conversationPath(first.id) : '/dashboard/messages',
    reason: {
      of: 'messages' as const,
      person: userId,
      quotes: shown.map(({ other_id }) => other_id),
      conversations: shown.map(({ id }) => id),
    },
  };
}

type Fact = [label: string, value: string];

export async function mailUnread(app: App, trx: Trx, userId: string): Promise<void> {
  const reader = (await findReaders(trx, [userId])).get(userId);
  const unread = await describeUnread(app, trx, userId);
  if (!reader || !unread || reader.preferences.messages.mail === 'off') return;
  const { text, action } = conversationMailTexts;
  const { PUBLIC_URL: url } = app.config;
  const mail: Mail = {
    for: unread.reason,
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
  await enqueueMail(app, trx, ...(await withUnsubscribe(app, trx, [{ userId, group: 'messages', mail }])));
  await markMailed(trx, userId);
}

export async function takeDailyMessages(app: App, trx: Trx, userId: string, by: Date) {
  if (!(await takeDailyMail(trx, userId, by))) return undefined;
  const unread = await describeUnread(app, trx, userId);
  if (unread) await markMailed(trx, userId);
  return unread;
}
