import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** Only the hash is stored, so that nobody who reads the database can use the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function mailedToken(
  secret: string,
  use: 'newsletter confirm' | 'newsletter leave' | 'notifications leave',
  what: string,
): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `rangefinder ${use}`, 32));
  return createHmac('sha256', key).update(what).digest('base64url');
}
