import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse as parseCookies } from 'hono/utils/cookie';
import type { App } from '#src/platform/app.server.ts';

const days = 365;

/** Others' guesses do not lock out a known browser. It is bound to the account and its token version; it opens nothing. */
export type Device = { id: string; email: string; version: number };

/** The cookie's name has no address in it; one browser may know several accounts. */
function nameOf({ config }: App, email: string): string {
  const prefix = config.PUBLIC_URL.startsWith('https:') ? '__Secure-' : '';
  return `${prefix}rangefinder.device.${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

function sign({ authSecret }: App, { id, email, version }: Device, nonce: string): string {
  const key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'rangefinder known device', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([id, email, version, nonce]))
    .digest('base64url');
}

export function readDevice(app: App, request: Request, device: Device): string | null {
  const name = nameOf(app, device.email);
  const { [name]: cookie = '' } = parseCookies(request.headers.get('cookie') ?? '', name);
  const [nonce = '', given = ''] = cookie.split('.');
  const [expected, actual] = [Buffer.from(sign(app, device, nonce)), Buffer.from(given)];
  return expected.byteLength === actual.byteLength && timingSafeEqual(expected, actual) ? nonce : null;
}

export function deviceCookie(app: App, device: Device): string {
  const nonce = randomBytes(16).toString('base64url');
  const secure = app.config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  const value = `${nonce}.${sign(app, device, nonce)}`;
  return `${nameOf(app, device.email)}=${value}; Max-Age=${days * 24 * 3600}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
}
