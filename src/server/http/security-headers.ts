import type { ServerResponse } from 'node:http';
import type { Config } from '#src/platform/config/config.server.ts';

export type Header = readonly [name: string, value: string];

/** For everything but pages: when opened as a page it loads and runs nothing. */
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
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    // A provider's sign-in window must reach the page that opened it.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    // A shop without TLS would lock its users out.
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
