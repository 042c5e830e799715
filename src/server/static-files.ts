import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

type Next = () => void;
type Handler = (req: IncomingMessage, res: ServerResponse, next: Next) => void;

const yearSeconds = 365 * 24 * 3600;
// Pictures are never documents: an SVG opened by itself runs nothing.
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

function withHeaders(headers: Record<string, string>) {
  return (res: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  };
}

/** Files that are no pages: the build's assets, the demo's pictures, uploaded pictures. */
export function createStaticFiles(root: string, stateDir: string): Handler {
  const build = sirv(join(root, 'build/client'), {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, path) => {
      withHeaders({ 'x-content-type-options': 'nosniff' })(res);
      // Their names are hashes of their content.
      if (path.startsWith('/assets/'))
        res.setHeader('cache-control', `public,max-age=${yearSeconds},immutable`);
    },
  });
  const demo = sirv(join(root, 'demo/pictures'), {
    etag: true,
    maxAge: 24 * 3600,
    setHeaders: withHeaders(pictureHeaders),
  });
  const images = sirv(join(stateDir, 'images'), {
    // Pictures come while the process runs.
    dev: true,
    setHeaders: withHeaders({
      ...pictureHeaders,
      'cache-control': `public,max-age=${yearSeconds},immutable`,
    }),
  });
  return (req, res, next) => {
    const url = req.url ?? '/';
    if (/^\/demo\/[\w-]+\.(svg|webp)$/.test(url)) return under('/demo', demo, req, res, next);
    if (/^\/images\/[0-9a-f]{32}\.webp$/.test(url)) return under('/images', images, req, res, next);
    if (/^\/(assets\/[\w.-]+|[\w-]+\.(svg|png|ico|txt|webmanifest))$/.test(url)) return build(req, res, next);
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
