import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { problemOf, type ProblemCode } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/client-network.ts';
import { createClientAddress } from '#src/server/http/client-address.ts';
import { inertPolicy, type Header } from '#src/server/http/response-headers.ts';
import { cacheFiles, sendCached, typeOf } from './cached-files.ts';
import { createSendFile } from './disk-files.ts';
import { storedAssets } from './previous-assets.ts';

type Next = () => void;
type Handler = (req: IncomingMessage, res: ServerResponse, next: Next) => void;

const day = 24 * 3600;
const forever = `public,max-age=${365 * day},immutable`;
// An image opened as a page runs nothing; the styles are those of the browser's own viewer.
const imageHeaders = {
  'content-security-policy': `${inertPolicy}; style-src 'unsafe-inline'; sandbox`,
  // Emails and other sites may show images.
  'cross-origin-resource-policy': 'cross-origin',
};
const methods = new Set(['GET', 'HEAD']);
const demoPath = /^\/demo\/([\w-]+\.webp)(?:\?|$)/;
// Older versions stored only one file per image, without the width in its name.
const imagePath = /^\/images\/([0-9a-f]{32}(?:-\d{1,4}\.(?:avif|webp|jpg)|\.webp))(?:\?|$)/;
// The app answers for the two files that browsers request without a link, because they follow the logo.
const buildPath =
  /^(\/(?:assets\/([\w.-]+)|service-worker\.js|(?!favicon\.ico|apple-touch-icon\.png)[\w-]+\.(?:svg|png|ico|webmanifest)))(?:\?|$)/;

/**
 * Serves the files of the build from memory, except in development, where Vite serves them. Serves the assets of
 * earlier builds, the demo's images and uploaded images from the disk.
 */
export function createStaticFiles({
  root,
  stateDir,
  security,
  log,
  maxOpenFiles,
  trustedProxies = [],
  dev = false,
}: {
  root: string;
  stateDir: string;
  maxOpenFiles: number;
  trustedProxies?: readonly string[] | undefined;
  security: readonly Header[];
  log: { error(fields: object, message: string): void };
  dev?: boolean;
}): Handler {
  const headers: Record<string, string> = {
    ...Object.fromEntries(security),
    'content-security-policy': inertPolicy,
  };
  const build = dev
    ? null
    : cacheFiles(join(root, 'build/client'), (path) => ({ ...headers, ...headersOf(path) }));
  const addressOf = createClientAddress(trustedProxies);
  const sendFile = createSendFile(
    maxOpenFiles,
    (res, code) => refuse(res, code, headers),
    ({ code }) => log.error({ code }, 'files could not be read'),
  );

  return (req, res, next) => {
    const { method = '', url = '' } = req;
    if (!methods.has(method)) return next();
    const send = (folder: string, name: string, own: Record<string, string>) =>
      void sendFile(req, res, { folder, name }, { ...headers, ...own, 'content-type': typeOf(name) }, () =>
        networkOf(addressOf(req)),
      );
    const [, demo] = demoPath.exec(url) ?? [];
    if (demo)
      return send(join(root, 'demo/pictures'), demo, {
        ...imageHeaders,
        'cache-control': `public,max-age=${day}`,
      });
    const [, image] = imagePath.exec(url) ?? [];
    if (image) return send(join(stateDir, 'images'), image, { ...imageHeaders, 'cache-control': forever });
    const [, path, asset] = buildPath.exec(url) ?? [];
    if (!build || !path) return next();
    const file = build.get(path);
    if (file) sendCached(req, res, file);
    else if (asset) send(storedAssets(stateDir), asset, headersOf(path));
    else refuse(res, 'not-found', headers);
  };
}

function headersOf(path: string): Record<string, string> {
  if (path === '/service-worker.js')
    // The service worker needs its own policy, because that of the page does not apply to it.
    return { 'cache-control': 'no-cache', 'content-security-policy': `${inertPolicy}; connect-src 'self'` };
  // The names of assets contain a hash of their content.
  return path.startsWith('/assets/') ? { 'cache-control': forever } : {};
}

function refuse(res: ServerResponse, code: ProblemCode, headers: Record<string, string>): void {
  const problem = problemOf(code);
  const own = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  const wait = problem.status === 503 ? { 'retry-after': '1' } : {};
  res.writeHead(problem.status, { ...headers, ...own, ...wait }).end(JSON.stringify(problem));
}
