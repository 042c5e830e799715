import type { IncomingMessage, ServerResponse } from 'node:http';
import { countAnswer } from '#src/server/observability/metrics.ts';
import { accepts } from '#src/server/static/accept-encoding.ts';
import type { Header } from '#src/server/http/security-headers.ts';
import type { Entry } from './entry.ts';

/** Sends what is cached, as bytes; `extra` are headers of this answer alone. */
export function sendEntry(
  req: IncomingMessage,
  res: ServerResponse,
  entry: Entry,
  extra: readonly Header[],
): void {
  const gzip = entry.gzipped !== null && accepts(req, 'gzip');
  countAnswer(req.method, 'kept', entry.status);
  res.writeHead(entry.status, [...(gzip ? entry.gzippedHeaders : entry.headers), ...extra.flat()]);
  res.end(gzip ? entry.gzipped : entry.body);
}
