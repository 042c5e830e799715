import { mailedToken } from '#src/platform/mailed-token.server.ts';

/**
 * The token to confirm, once. The same in every mail until then: another one for each wish of anyone would end the link
 * that the reader has, for one in a mail that may never be sent.
 */
export function confirmToken(secret: string, subscriberId: string, askedAt: Date): string {
  return mailedToken(secret, 'newsletter confirm', `${subscriberId} ${askedAt.getTime()}`);
}

/** The token to leave: the same in every mail to a subscriber, though none of them is kept. */
export function leaveToken(secret: string, subscriberId: string): string {
  return mailedToken(secret, 'newsletter leave', subscriberId);
}
