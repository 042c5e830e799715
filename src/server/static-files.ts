import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { inertPolicy, type Header } from './security-headers.ts';

type Next = () => void;
type Handler = (req: IncomingMessage, res: ServerResponse, next: Next) => void;

const yearSeconds = 365 * 24 * 3600;
// A picture opened by itself runs nothing; the styles are those of the browser's own viewer.
const pictureHeaders = {
  'content-security-policy': `${inertPolicy}; style-src 'unsafe-inline'; sandbox`,
  // Mails and other sites show them, too.
  'cross-origin-resource-policy': 'cross-origin',
};

function withHeaders(all: Record<string, string>) {
  return (res: ServerResponse) => {
    for (const [name, value] of Object.entries(all)) res.setHeader(name, value);
  };
}

/** Files that are no pages: the build's assets unless Vite has them, the demo's pictures, uploaded pictures. */
export function createStaticFiles(
  root: string,
  stateDir: string,
  security: readonly Header[],
  dev = false,
): Handler {
  const headers = { ...Object.fromEntries(security), 'content-security-policy': inertPolicy };
  const build = sirv(join(root, 'build/client'), {
    // Asked for nothing then, and perhaps not there.
    dev,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, path) => {
      withHeaders(headers)(res);
      // Their names are hashes of their content.
      if (path === '/service-worker.js') {
        res.setHeader('cache-control', 'no-cache');
        // What it fetches is bound by its own policy, not by that of the page.
        res.setHeader('content-security-policy', `${inertPolicy}; connect-src 'self'`);
      }
      if (path.startsWith('/assets/'))
        res.setHeader('cache-control', `public,max-age=${yearSeconds},immutable`);
    },
  });
  const demo = sirv(join(root, 'demo/pictures'), {
    etag: true,
    maxAge: 24 * 3600,
    setHeaders: withHeaders({ ...headers, ...pictureHeaders }),
  });
  const images = sirv(join(stateDir, 'images'), {
    // Pictures come while the process runs.
    dev: true,
    setHeaders: withHeaders({
      ...headers,
      ...pictureHeaders,
      'cache-control': `public,max-age=${yearSeconds},immutable`,
    }),
  });
  return (req, res, next) => {
    const url = req.url ?? '/';
    if (/^\/demo\/[\w-]+\.webp$/.test(url)) return under('/demo', demo, req, res, next);
    // Older versions kept one file of a picture, without its width in the name.
    if (/^\/images\/[0-9a-f]{32}(-\d{1,4}\.(avif|webp|jpg)|\.webp)$/.test(url))
      return under('/images', images, req, res, next);
    if (!dev && /^\/(assets\/[\w.-]+|service-worker\.js|[\w-]+\.(svg|png|ico|webmanifest))$/.test(url))
      return build(req, res, next);
    next();
  };
}

function under(
  prefix: string,
  handler: Handler,
  req: IncomingMessage,
  res: ServerResponse,
  next: Next,
): void {
  const url = req.url!;
  req.url = url.slice(prefix.length);
  handler(req, res, () => {
    req.url = url;
    next();
  });
}
