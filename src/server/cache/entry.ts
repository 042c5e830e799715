import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Header } from '#src/server/http/response-headers.ts';
import { countResponse } from '#src/server/observability/metrics.ts';
import { accepts } from '#src/server/static/cached-files.ts';

/**
 * The bytes of one public response. The headers are a flat list, because that is the form that `writeHead` copies the
 * least.
 */
export type Entry = {
  status: number;
  /** The headers of the response, without those that depend on its compression. */
  named: Record<string, string>;
  headers: string[];
  body: Buffer;
  gzipped: Buffer | null;
  gzippedHeaders: string[];
};

type RawResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Creates an entry from a response, with a compressed version. */
export function toEntry({ headers: named, ...rest }: RawResponse): Entry {
  const response = { ...rest, named };
  const flat = Object.entries(named).flat();
  const plain = [...flat, 'content-length', String(response.body.byteLength)];
  if (response.body.byteLength <= 1024)
    return { ...response, headers: plain, gzipped: null, gzippedHeaders: [] };
  const gzipped = gzip(response.body);
  const length = String(gzipped.byteLength);
  const vary = ['vary', 'accept-encoding'];
  const gzippedHeaders = [...flat, ...vary, 'content-encoding', 'gzip', 'content-length', length];
  return { ...response, headers: [...plain, ...vary], gzipped, gzippedHeaders };
}

/**
 * All requests wait during compression. Compared with the default level, the output is 5 % larger, but takes little
 * more than half the time.
 */
const level = 4;

/** Copies the result, because `gzipSync` returns a view of a larger buffer, which would otherwise stay in memory. */
function gzip(body: Buffer): Buffer {
  const bytes = gzipSync(body, { level });
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}

/** Sends cached bytes; `extra` are headers for this response only. */
export function sendEntry(
  req: IncomingMessage,
  res: ServerResponse,
  entry: Entry,
  extra: readonly Header[],
): void {
  const gzipped = entry.gzipped !== null && accepts(req, 'gzip');
  countResponse(req.method, 'kept', entry.status);
  res.writeHead(entry.status, [...(gzipped ? entry.gzippedHeaders : entry.headers), ...extra.flat()]);
  res.end(gzipped ? entry.gzipped : entry.body);
}
