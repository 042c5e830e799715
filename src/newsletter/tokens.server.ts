import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What is kept of a token: who reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A token for one use. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token to leave: the same in every mail to a subscriber, though none of them is kept. */
export function leaveToken(secret: string, subscriberId: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'rangefinder newsletter leave', 32));
  return createHmac('sha256', key).update(subscriberId).digest('base64url');
}
