import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { problems, type ProblemCode } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/edge.ts';
import { createClientAddress } from './client-address.ts';
import { createSendFile } from './disk-files.ts';
import { cacheFiles, sendCached, typeOf } from './cached-files.ts';
import { leftAssets } from './left-assets.ts';
import { inertPolicy, type Header } from './security-headers.ts';

type Next = () => void;
type Handler = (req: IncomingMessage, res: ServerResponse, next: Next) => void;

const day = 24 * 3600;
const forever = `public,max-age=${365 * day},immutable`;
const pictureTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
// A picture opened by itself runs nothing; the styles are those of the browser's own viewer.
const pictureHeaders = {
  'content-security-policy': `${inertPolicy}; style-src 'unsafe-inline'; sandbox`,
  // Mails and other sites show them, too.
  'cross-origin-resource-policy': 'cross-origin',
};
const methods = new Set(['GET', 'HEAD']);
const demoPath = /^\/demo\/([\w-]+\.webp)(\?|$)/;
// Older versions kept one file of a picture, without its width in the name.
const imagePath = /^\/images\/([0-9a-f]{32}(?:-\d{1,4}\.(?:avif|webp|jpg)|\.webp))(\?|$)/;
const buildPath = /^(\/(?:assets\/[\w.-]+|service-worker\.js|[\w-]+\.(?:svg|png|ico|webmanifest)))(\?|$)/;

/**
 * Files that are no pages: the build's, which are kept in memory, unless Vite has them; those that other builds have left,
 * the demo's pictures and those that were uploaded, from the disk. None that cannot be opened ends more than its own answer.
 */
export function createStaticFiles({
  root,
  stateDir,
  security,
  log,
  mostOpen,
  trustedProxies = [],
  dev = false,
}: {
  root: string;
  stateDir: string;
  /** How many files from the disk are open at once. */
  mostOpen: number;
  trustedProxies?: readonly string[] | undefined;
  security: readonly Header[];
  log: { error(fields: object, message: string): void };
  dev?: boolean;
}): Handler {
  const headers: Record<string, string> = {
    ...Object.fromEntries(security),
    'content-security-policy': inertPolicy,
  };
  const build = dev ? null : cacheFiles(join(root, 'build/client'));
  const report = (error: unknown): void => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.error({ code }, 'files could not be read');
  };
  const addressOf = createClientAddress(trustedProxies);
  const openAndSend = createSendFile(mostOpen, (res, code) => refuse(res, code, headers), report);

  return (req, res, next) => {
    if (!methods.has(req.method!)) return next();
    const url = req.url!;
    const sendFile = (path: string, own: Record<string, string>) =>
      void openAndSend(req, res, path, { ...headers, ...own }, networkOf(addressOf(req)));
    const send = (folder: string, name: string, cache: string) => {
      const own = { 'cache-control': cache, 'content-type': pictureTypes[extname(name)]! };
      sendFile(join(folder, name), { ...pictureHeaders, ...own });
    };
    const [, demo] = demoPath.exec(url) ?? [];
    if (demo) return send(join(root, 'demo/pictures'), demo, `public,max-age=${day}`);
    const [, image] = imagePath.exec(url) ?? [];
    if (image) return send(join(stateDir, 'images'), image, forever);
    const [, path] = (build && buildPath.exec(url)) ?? [];
    if (!path) return next();
    const file = build!.find(path);
    if (file) return sendCached(req, res, file, { ...headers, ...headersOf(path) });
    if (!path.startsWith('/assets/')) return refuse(res, 'not-found', headers);
    const own = { ...headersOf(path), 'content-type': typeOf(path) };
    sendFile(join(leftAssets(stateDir), basename(path)), own);
  };
}

function headersOf(path: string): Record<string, string> {
  if (path === '/service-worker.js')
    // What it fetches is bound by its own policy, not by that of the page.
    return { 'cache-control': 'no-cache', 'content-security-policy': `${inertPolicy}; connect-src 'self'` };
  // Their names are hashes of their content.
  return path.startsWith('/assets/') ? { 'cache-control': forever } : {};
}

function refuse(res: ServerResponse, code: ProblemCode, headers: Record<string, string>): void {
  const [status, title] = problems[code];
  const problem = { type: `urn:rangefinder:problem:${code}`, title, status, detail: title };
  const own = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  const wait = status === 503 ? { 'retry-after': '1' } : {};
  res.writeHead(status, { ...headers, ...own, ...wait }).end(JSON.stringify(problem));
}
