import type { Trx } from '#src/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { enqueueMail } from '#src/platform/mail.server.ts';
import { conversationMailTexts } from '#src/texts/conversation-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { findReceiver, listUnread, untell } from './mail-queries.server.ts';
import { excerptOf } from './rules.ts';

/** So many conversations stand in one mail; of the rest it says how many they are. */
const mostShown = 10;

/** Tells someone in one mail of all that they have not read. */
export async function mailUnread(app: App, trx: Trx, personId: string): Promise<void> {
  const receiver = await findReceiver(trx, personId);
  const unread = await listUnread(trx, personId);
  if (!receiver || unread.length === 0) return untell(trx, personId);
  const { subject, text, label, hidden, more, action } = conversationMailTexts;
  const { PUBLIC_URL: url } = app.config;
  const to = { name: receiver.name, address: receiver.email, confirmed: receiver.email_verified };
  const count = unread.reduce((sum, { unread: some }) => sum + some, 0);
  const [first] = unread;
  const page = `${url}/dashboard/messages`;
  await enqueueMail(app, trx, {
    kind: 'trade',
    topic: 'messages',
    to,
    greeting: mailTexts.greeting(to),
    subject: subject(count, unread.length === 1 ? first!.title : null),
    paragraphs: [text, ...(unread.length > mostShown ? [more(unread.length - mostShown)] : [])],
    facts: unread.slice(0, mostShown).map(({ other_name, title, unread: some, body, warnings }) => [
      label(other_name, title, some),
      // What warns of itself is read where the warning stands.
      !body || warnings.length > 0 ? hidden : excerptOf(body),
    ]),
    action: { label: action, url: unread.length === 1 ? `${page}/${first!.id}` : page },
    footer: mailTexts.footer(url),
  });
}
