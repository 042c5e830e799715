import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#src/platform/app.server.ts';

export type ReadMail = {
  headers: Record<string, string>;
  /** The email address without the name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar: { method: string; text: string } | null;
  raw: string;
};

/** Returns the emails in a shop's outbox, the oldest first. */
export async function readOutbox(app: App): Promise<ReadMail[]> {
  const folder = join(app.config.STATE_DIR, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.toSorted().map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))),
  );
}

/** Parses an email that nodemailer has written, whose parts may be nested. */
export function parseMail(raw: string): ReadMail {
  const [head = '', body = ''] = splitOnce(raw.replaceAll('\r\n', '\n'));
  const headers = parseHeaders(head);
  const parts = partsOf(headers['content-type'] ?? '', body);
  const find = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? '';
  const calendar = parts.find((part) => part.type.startsWith('text/calendar'));
  const to = /<([^<>]+)>$|^(\S+@\S+)$/.exec(headers['to'] ?? '');
  return {
    headers,
    to: to?.[1] ?? to?.[2] ?? '',
    subject: headers['subject'] ?? '',
    text: find('text/plain'),
    html: find('text/html'),
    calendar: calendar
      ? { method: /method=(\w+)/i.exec(calendar.type)?.[1] ?? '', text: calendar.text }
      : null,
    raw,
  };
}

type Part = { type: string; text: string };

function partsOf(type: string, body: string): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (!boundary) return [];
  return body
    .split(`--${boundary}`)
    .map(parsePart)
    .flatMap((part) => [part, ...partsOf(part.type, part.text)]);
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf('\n\n');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
}

function parseHeaders(head: string): Record<string, string> {
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const pairs = lines.map((line) => /^([\w-]+): ?(.*)$/.exec(line)).filter((match) => match !== null);
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decodeWords(value)]),
  );
}

/** Decodes words such as `=?UTF-8?Q?…?=` (RFC 2047). */
function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString()
      : decodeQuoted(word.replaceAll('_', ' ')),
  );
}

function parsePart(part: string): Part {
  const [head, body] = splitOnce(part.replace(/^\n/, '').replace(/\n$/, ''));
  const headers = parseHeaders(head);
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuoted(body)
        : body;
  return { type: headers['content-type'] ?? '', text };
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
