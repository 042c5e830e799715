import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse as parseCookies } from 'hono/utils/cookie';
import { findVersionOf } from '#src/accounts/auth/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { mailedToken } from '#src/platform/security/crypto.server.ts';
import type { LimitKey } from '#src/platform/security/rate-limits.server.ts';

/**
 * Limits wrong passwords, or codes of the second step, per network, per account, and per account and network. A known
 * browser has its own limit instead of the last two, so that strangers cannot lock the owner out.
 * @throws AppError `too-many-requests`
 */
export async function limitGuess<T>(
  app: App,
  request: Request,
  email: string,
  guess: () => Promise<T>,
  isWrong: (result: T) => boolean = () => false,
  what: 'sign-in' | 'code' = 'sign-in',
): Promise<T> {
  const network = networkOfRequest(request);
  const device = await findDevice(app, request, email);
  const keys: LimitKey[] = device
    ? [[`${what}-device`, `${email} ${device}`]]
    : [
        [what, `${email} ${network}`],
        [`${what}-account`, email],
      ];
  return app.rateLimits.attempt([[`${what}-from`, network], ...keys], guess, (outcome) =>
    'result' in outcome
      ? isWrong(outcome.result)
      : outcome.error instanceof AppError && outcome.error.code === 'invalid',
  );
}

async function findDevice(app: App, request: Request, email: string): Promise<string | null> {
  if (!request.headers.get('cookie')?.includes('rangefinder.device.')) return null;
  const account = await findVersionOf(app.db, email);
  return account ? readKnownDevice(app, request, { email, ...account }) : null;
}

/** Unlocks an account whose owner has just set a password with a mailed link. */
export async function resetGuesses({ rateLimits }: App, request: Request, email: string): Promise<void> {
  await rateLimits.reset('sign-in', `${email} ${networkOfRequest(request)}`);
  await rateLimits.reset('sign-in-account', email);
}

const cookieDays = 365;

/**
 * A browser that has signed in to an account before, and that other people's guesses cannot lock out. Being known
 * grants no access, and ends with the token generation.
 */
export type Device = { id: string; email: string; version: number };

/**
 * One browser may know several accounts, so the name of the cookie contains a hash that does not reveal the address.
 */
function nameOf({ config }: App, email: string): string {
  const prefix = config.PUBLIC_URL.startsWith('https:') ? '__Secure-' : '';
  return `${prefix}rangefinder.device.${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

const sign = ({ authSecret }: App, { id, email, version }: Device, nonce: string): string =>
  mailedToken(authSecret, 'known device', JSON.stringify([id, email, version, nonce]));

export function readKnownDevice(app: App, request: Request, device: Device): string | null {
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
  return `${nameOf(app, device.email)}=${value}; Max-Age=${cookieDays * 24 * 3600}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
}
