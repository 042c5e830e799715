import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** Only the hash is stored, so that nobody who reads the database can use the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A token for `purpose` is no token for another one. */
export function mailedToken(secret: string, purpose: string, content: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `rangefinder ${purpose}`, 32));
  return createHmac('sha256', key).update(content).digest('base64url');
}
