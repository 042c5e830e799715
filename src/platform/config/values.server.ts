import { isIP } from 'node:net';
import { z } from 'zod';

// The kinds of values that several settings have.

export const port = z.coerce.number().int().min(1).max(65_535);
export const origin = z
  // `abort`: what follows reads it as a URL.
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL', abort: true })
  .refine((value) => new URL(value).pathname === '/', 'must have no path')
  .transform((value) => new URL(value).origin);
export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// URL',
  abort: true,
});
export const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** What is fetched to decide who someone is: nobody on the way may change it. */
export const trustedUrl = z
  .url({ protocol: /^https?$/, error: 'must be an https:// URL', abort: true })
  .refine((value) => value.startsWith('https:') || isLoopback(value), 'must be an https:// URL');

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tells whether a URL's host is this machine alone. */
export function isLoopback(url: string): boolean {
  return loopback.has(new URL(url).hostname);
}

/** Values that are separated by commas. */
export const splitList = (value: string): string[] => value.split(',').map((part) => part.trim());

/** An address, or a range of them that someone can own: `10.1.0.0/16`, `2001:db8::/32`. */
export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes('%')) return false;
  // The widest that are private: 10.0.0.0/8 and fc00::/7.
  const [least, most] = version === 4 ? [8, 32] : [7, 128];
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= most);
}

/** An origin as a browser sends it. */
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}
