import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
export function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

type Headers = Record<string, string>;
type Variant = { body: Buffer; etag: string; headers: Headers };
/** A file and its compressed variants, the smallest first. */
type CachedFile = { plain: Variant; packed: readonly (Variant & { encoding: Encoding })[] };

const suffixes = { br: '.br', gzip: '.gz' };
const encodings: Encoding[] = ['br', 'gzip'];

/**
 * Reads all files below a folder, and their compressed variants, by path. The files can then be served even if the
 * folder is replaced or no file descriptor is free.
 */
export function cacheFiles(folder: string, headersOf: (path: string) => Headers): Map<string, CachedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  const all = new Set(paths);
  const files = new Map<string, CachedFile>();
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path) && all.has(path.slice(0, -3))) continue;
    const found = encodings.filter((encoding) => all.has(path + suffixes[encoding]));
    const headers = {
      ...headersOf(path),
      'content-type': typeOf(path),
      ...(found.length > 0 && { vary: 'accept-encoding' }),
    };
    const packed = found.map((encoding) => ({
      encoding,
      ...read(join(folder, path + suffixes[encoding]), { ...headers, 'content-encoding': encoding }),
    }));
    files.set(path, { plain: read(join(folder, path), headers), packed });
  }
  return files;
}

function read(path: string, headers: Headers): Variant {
  const body = readFileSync(path);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const own = { ...headers, etag, 'content-length': String(body.byteLength) };
  return { body, etag, headers: own };
}

/** Sends the smallest variant that the client accepts, or 304 if the client has it. */
export function sendCached(req: IncomingMessage, res: ServerResponse, file: CachedFile): void {
  const packed = file.packed.find(({ encoding }) => accepts(req, encoding));
  const { body, etag, headers } = packed ?? file.plain;
  const known = req.headers['if-none-match'];
  if (known !== undefined && matches(known, etag)) {
    const { 'content-length': _, ...others } = headers;
    return void res.writeHead(304, others).end();
  }
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
}

const matches = (known: string, etag: string): boolean =>
  known.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

export type Encoding = 'br' | 'gzip';

/** Matches a listed encoding unless its weight is zero. */
const pattern = (name: Encoding): RegExp =>
  new RegExp(String.raw`(?:^|,)\s*${name}(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)`, 'i');
const patterns = { br: pattern('br'), gzip: pattern('gzip') };

export function accepts({ headers }: IncomingMessage, encoding: Encoding): boolean {
  return patterns[encoding].test(String(headers['accept-encoding'] ?? ''));
}
