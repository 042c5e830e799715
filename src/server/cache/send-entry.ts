import type { IncomingMessage, ServerResponse } from 'node:http';
import { countAnswer } from '#src/server/metrics.ts';
import type { Entry } from './entry.ts';

/** Sends what is cached, as bytes; `extra` are headers of this answer alone. */
export function sendEntry(req: IncomingMessage, res: ServerResponse, entry: Entry, extra: string[]): void {
  const gzip = entry.gzipped !== null && takesGzip(req);
  countAnswer(req.method!, 'kept', entry.status);
  res.writeHead(entry.status, [...(gzip ? entry.gzippedHeaders : entry.headers), ...extra]);
  res.end(gzip ? entry.gzipped : entry.body);
}

function takesGzip(req: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(req.headers['accept-encoding'] ?? ''));
}
