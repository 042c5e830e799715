import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** What is kept of a token: who reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token to confirm, once. The same in every mail until then: another one for each wish of anyone would end the link
 * that the reader has, for one in a mail that may never be sent.
 */
export function confirmToken(secret: string, subscriberId: string, askedAt: Date): string {
  return tokenOf(secret, 'confirm', `${subscriberId} ${askedAt.getTime()}`);
}

/** The token to leave: the same in every mail to a subscriber, though none of them is kept. */
export function leaveToken(secret: string, subscriberId: string): string {
  return tokenOf(secret, 'leave', subscriberId);
}

function tokenOf(secret: string, use: 'confirm' | 'leave', what: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `rangefinder newsletter ${use}`, 32));
  return createHmac('sha256', key).update(what).digest('base64url');
}
