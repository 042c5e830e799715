import type { Config } from '#src/platform/config/config.server.ts';
import { shopName } from '#src/texts/shop.ts';
import { renderMail, type Mail, type WaitingMail } from './template.server.ts';

/** Encodes as words of at most 75 characters (RFC 2047). 45 bytes become 60 characters; no character is split. */
function encodeWords(text: string): string {
  const words: string[] = [];
  let last = '';
  for (const character of text) {
    const isFull = Buffer.byteLength(last + character) > 45;
    if (isFull) words.push(last);
    last = isFull ? character : last + character;
  }
  return [...words, last].map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

export function composeMessage(config: Config, id: string, content: WaitingMail) {
  const { hostname } = new URL(config.PUBLIC_URL);
  const { subject, ...rendered } = renderMail(content);
  // A mail program would decode a title that looks like an encoded word, with hidden line breaks and marks.
  const isDisguised = subject.includes('=?');
  return {
    ...rendered,
    ...(!isDisguised && { subject }),
    from: mailboxOf(config.MAIL_FROM),
    to: { name: content.to.confirmed ? plainName(content.to.name) : '', address: content.to.address },
    // Retries use the same id, so that mail programs recognize duplicates.
    messageId: `<${id}@${hostname}>`,
    headers: {
      ...(isDisguised && { Subject: { prepared: true, value: encodeWords(subject), foldLines: true } }),
      'Auto-Submitted': 'auto-generated',
      ...(content.list && listHeaders(content.list, hostname)),
    },
    ...(content.calendar && { attachments: [attach(content.calendar)] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Adds a non-ASCII character to `=?`, so that nodemailer encodes the name and mail programs decode it only once. */
const plainName = (name: string): string => name.replaceAll('=?', '=\u2060?');

const attach = ({ method, text }: NonNullable<Mail['calendar']>) => ({
  filename: 'meeting.ics',
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: text,
});

/**
 * Follows RFC 8058, RFC 2369 and, for lists, RFC 2919. `Precedence` is not a standard, but autoresponders respect it.
 */
function listHeaders({ leave, name }: NonNullable<Mail['list']>, hostname: string) {
  return {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    ...(name !== undefined && { 'List-Id': `${name} <newsletter.${hostname}>`, Precedence: 'bulk' }),
  };
}

/** Splits name and address, because a comma in the name would start a second sender in the header. */
function mailboxOf(setting: string): { name: string; address: string } {
  const [, name = shopName(), address = setting] = /^(.*) <(.*)>$/.exec(setting) ?? [];
  return { name: plainName(name), address };
}
