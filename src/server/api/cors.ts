import type { IncomingMessage } from 'node:http';
import type { Header } from '#src/server/http/security-headers.ts';

const exposed = [
  'Link',
  'Retry-After',
  'X-First-Row',
  'X-Position',
  'X-Request-Id',
  'X-Total-Count',
  'X-Total-Count-Capped',
  'Idempotent-Replayed',
].join(', ');

/** Only origins that the operator listed may read the API. */
export type Cors = {
  headersFor(req: IncomingMessage): Header[];
  /** The headers of a response to a preflight request, or null for other requests. */
  preflight(req: IncomingMessage): Header[] | null;
};

/** Credentials are never allowed, so that our cookie serves only our pages. */
export function createCors(origins: readonly string[]): Cors {
  const listed = new Set(origins);
  const headersFor = (req: IncomingMessage): Header[] => {
    if (listed.size === 0 || !isCall(req.url)) return [];
    const { origin } = req.headers;
    if (origin === undefined || !listed.has(origin)) return [['vary', 'origin']];
    return Object.entries({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposed,
      vary: 'origin',
    });
  };
  return {
    headersFor,
    preflight(req) {
      const { origin = '', 'access-control-request-method': method } = req.headers;
      if (req.method !== 'OPTIONS' || method === undefined || !listed.has(origin) || !isCall(req.url))
        return null;
      const allowed = Object.entries({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-position',
        'access-control-max-age': '600',
      });
      return [...headersFor(req), ...allowed];
    },
  };
}

function isCall(url = ''): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/auth/');
}
