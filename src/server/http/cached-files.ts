import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
export function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type Variant = { body: Buffer; headers: Record<string, string> & { etag: string } };
/** One file; each variant by the token of `accept-encoding` that asks for it, the best first, the file itself last. */
type CachedFile = readonly (readonly [token: string | null, variant: Variant])[];
export type CachedFiles = { find(path: string): CachedFile | undefined };

/**
 * Reads all files below a folder, with what the build compressed beside them. They are few and small, and from then on
 * neither a tree that is being replaced nor a lack of descriptors can come between.
 */
export function cacheFiles(folder: string): CachedFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name)),
  );
  const files = new Map<string, CachedFile>();
  for (const path of paths) {
    const of = encodings.find(
      ([, suffix]) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)),
    );
    if (of) continue;
    const packed = encodings.filter(([, suffix]) => paths.has(path + suffix));
    const common = {
      'content-type': typeOf(path),
      ...(packed.length > 0 && { vary: 'accept-encoding' }),
    };
    files.set(path.slice(folder.length), [
      ...packed.map(
        ([token, suffix]) => [token, read(path + suffix, { ...common, 'content-encoding': token })] as const,
      ),
      [null, read(path, common)],
    ]);
  }
  return { find: (path) => files.get(path) };
}

function read(path: string, headers: Record<string, string>): Variant {
  const body = readFileSync(path);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, headers: { ...headers, 'content-length': String(body.byteLength), etag } };
}

/** Answers with the variant that the caller takes, or that what they have is still it. */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  file: CachedFile,
  headers: Record<string, string>,
): void {
  const [, { body, headers: own }] = file.find(([token]) => token === null || takes(req, token))!;
  if (isUnchanged(req, own.etag)) return void res.writeHead(304, { ...headers, etag: own.etag }).end();
  res.writeHead(200, { ...headers, ...own }).end(req.method === 'HEAD' ? undefined : body);
}

/** Whether a caller has what an answer would bring. */
export function isUnchanged({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(etag.replace(/^W\//, ''));
}

function takes({ headers }: IncomingMessage, token: string): boolean {
  const asked = String(headers['accept-encoding'] ?? '').split(',');
  return asked.some((each) => new RegExp(`^\\s*${token}\\s*(;(?!\\s*q=0(\\.0*)?\\s*$).*)?$`, 'i').test(each));
}
