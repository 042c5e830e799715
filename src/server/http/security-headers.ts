import type { ServerResponse } from 'node:http';
import type { Config } from '#src/platform/config.server.ts';

export type Header = readonly [name: string, value: string];

/** For what is no page: opened by itself it loads nothing, runs nothing and is framed by nobody. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const hstsOf = {
  off: 'max-age=0',
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
} satisfies Record<Config['HSTS'], string>;

/** What every answer says, whoever makes it. A page has its own policy beside these. */
export function securityHeadersOf(publicUrl: string, hsts: Config['HSTS'] = 'host'): readonly Header[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    // The window of a provider's sign-in may still say that it is done.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    // Said over http it would mean nothing, and lock people out of a shop that has no TLS.
    ...(publicUrl.startsWith('https:') ? ([['strict-transport-security', hstsOf[hsts]]] as const) : []),
  ];
}

/** Writes those that the answer does not say already; the inert policy, unless it is a page. */
export function addSecurityHeaders(
  res: ServerResponse,
  headers: readonly Header[],
  own: Headers = new Headers(),
): void {
  for (const [name, value] of headers) if (!own.has(name)) res.setHeader(name, value);
  const isPage = own.get('content-type')?.startsWith('text/html');
  if (!isPage && !own.has('content-security-policy')) res.setHeader('content-security-policy', inertPolicy);
}
