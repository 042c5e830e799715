import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#src/platform/config/config.server.ts';

export type Header = readonly [name: string, value: string];

/** The policy of all responses except pages. If such a response is opened as a page, it loads and runs nothing. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const hstsOf = {
  off: 'max-age=0',
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
} satisfies Record<Config['HSTS'], string>;

/** The headers of every response. Pages add their own policy. */
export function securityHeadersOf(publicUrl: string, hsts: Config['HSTS'] = 'host'): readonly Header[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    // An identity provider's login window must be able to reach the page that opened it.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    // Without TLS, this header would lock users out of the shop.
    ...(publicUrl.startsWith('https:') ? ([['strict-transport-security', hstsOf[hsts]]] as const) : []),
  ];
}

/** Adds missing headers, and the inert policy unless the response is a page. */
export function addSecurityHeaders(
  res: ServerResponse,
  headers: readonly Header[],
  own: Headers = new Headers(),
): void {
  for (const [name, value] of headers) if (!own.has(name)) res.setHeader(name, value);
  const isPage = own.get('content-type')?.startsWith('text/html');
  if (!isPage && !own.has('content-security-policy')) res.setHeader('content-security-policy', inertPolicy);
}

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
