import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip';

/** Matches a listed encoding unless its weight is zero. */
const pattern = (name: Encoding): RegExp =>
  new RegExp(String.raw`(?:^|,)\s*${name}(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)`, 'i');
const patterns = { br: pattern('br'), gzip: pattern('gzip') };

export function accepts({ headers }: IncomingMessage, encoding: Encoding): boolean {
  return patterns[encoding].test(String(headers['accept-encoding'] ?? ''));
}
